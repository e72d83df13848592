"""Prints what SystemRDL's compiler, cmsis-svd or ipyxact reads of a file: a line for each word that
software reaches (name, byte address, words, access), behind it one for each of its fields (name, lowest
bit, width, access, value after reset where the file has one), and of a component one for each port (name,
direction, highest bit)."""

import importlib.resources
import sys

from cmsis_svd.parser import SVDParser
from ipyxact.ipyxact import Component
from lxml import etree
from systemrdl import RDLCompiler
from systemrdl.node import MemNode


def words_of_rdl(path):
    compiler = RDLCompiler()
    compiler.compile_file(path)
    for node in compiler.elaborate().top.children(unroll=False):
        if isinstance(node, MemNode):
            words, access, fields = node.get_property("mementries"), node.get_property("sw"), []
        else:
            words = node.array_dimensions[0] if node.is_array else 1
            access = list(node.fields())[0].get_property("sw")
            fields = [
                (f.inst_name, f.low, f.width, f.get_property("sw").name, f.get_property("reset"))
                for f in node.fields()
            ]
        yield node.inst_name, node.raw_address_offset, words, access.name, fields


ACCESS = {"read-write": "rw", "read-only": "r", "write-only": "w"}


def words_of_svd(path):
    schema = importlib.resources.files("cmsis_svd") / "schemas/CMSIS-SVD_1_3_11.xsd"
    etree.XMLSchema(file=str(schema)).assertValid(etree.parse(path))
    (peripheral,) = SVDParser.for_xml_file(path).get_device().peripherals
    places = {}
    for register in peripheral.get_registers():
        name = register.name.split("[")[0]
        fields = []
        for field in sorted(register.fields, key=lambda field: field.bit_offset):
            mask = ((1 << field.bit_width) - 1) << field.bit_offset
            known = register.reset_mask & mask == mask
            reset = (register.reset_value & mask) >> field.bit_offset if known else None
            access = ACCESS[field.access.value]
            fields.append((field.name, field.bit_offset, field.bit_width, access, reset))
        places.setdefault(name, []).append((register.address_offset, register.access.value, fields))
    for name, found in places.items():
        first, access, fields = found[0]
        assert found == [(first + 4 * place, access, fields) for place in range(len(found))], name
        yield name, first, len(found), ACCESS[access], fields


def words_of_component(component):
    for memory_map in component.memoryMaps.memoryMap if component.memoryMaps else []:
        for register in memory_map.addressBlock[0].register:
            words = register.dim or 1
            fields = [
                (f.name, f.bitOffset, f.bitWidth, ACCESS[f.access], None) for f in register.field
            ]
            yield register.name, register.addressOffset, words, ACCESS[register.access], fields


path = sys.argv[1]
if path.endswith(".rdl"):
    words = words_of_rdl(path)
elif path.endswith(".svd"):
    words = words_of_svd(path)
else:
    component = Component()
    component.load(path)
    words = words_of_component(component)
    for port in component.model.ports.port:
        vectors = port.wire.vectors
        print("port", port.name, port.wire.direction, vectors.vector[0].left if vectors else 0)
for name, address, count, access, fields in words:
    print("word", name, address, count, access)
    for field in fields:
        print("field", *("-" if value is None else value for value in field))
