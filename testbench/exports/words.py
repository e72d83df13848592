"""Prints what SystemRDL's compiler, cmsis-svd or ipyxact reads of a file: a line for each word that
software reaches (name, byte address, words, access), and of a component one for each port
(name, direction, highest bit)."""

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
            words, access = node.get_property("mementries"), node.get_property("sw")
        else:
            words = node.array_dimensions[0] if node.is_array else 1
            access = list(node.fields())[0].get_property("sw")
        yield node.inst_name, node.raw_address_offset, words, access.name


ACCESS = {"read-write": "rw", "read-only": "r", "write-only": "w"}


def words_of_svd(path):
    schema = importlib.resources.files("cmsis_svd") / "schemas/CMSIS-SVD_1_3_11.xsd"
    etree.XMLSchema(file=str(schema)).assertValid(etree.parse(path))
    (peripheral,) = SVDParser.for_xml_file(path).get_device().peripherals
    places = {}
    for register in peripheral.get_registers():
        name = register.name.split("[")[0]
        places.setdefault(name, []).append((register.address_offset, register.access.value))
    for name, found in places.items():
        first, access = found[0]
        assert found == [(first + 4 * place, access) for place in range(len(found))], name
        yield name, first, len(found), ACCESS[access]


def words_of_component(component):
    for memory_map in component.memoryMaps.memoryMap if component.memoryMaps else []:
        for register in memory_map.addressBlock[0].register:
            words = register.dim or 1
            yield register.name, register.addressOffset, words, ACCESS[register.access]


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
for name, address, count, access in words:
    print("word", name, address, count, access)
