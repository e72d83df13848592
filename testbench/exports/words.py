"""Prints what SystemRDL's compiler, or ipyxact, reads of a file: a line for each word that
software reaches (name, byte address, words, access), and of a component one for each port
(name, direction, highest bit)."""

import sys

from ipyxact.ipyxact import Component
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


def words_of_component(component):
    access = {"read-write": "rw", "read-only": "r", "write-only": "w"}
    for memory_map in component.memoryMaps.memoryMap if component.memoryMaps else []:
        for register in memory_map.addressBlock[0].register:
            words = register.dim or 1
            yield register.name, register.addressOffset, words, access[register.access]


path = sys.argv[1]
if path.endswith(".rdl"):
    words = words_of_rdl(path)
else:
    component = Component()
    component.load(path)
    words = words_of_component(component)
    for port in component.model.ports.port:
        vectors = port.wire.vectors
        print("port", port.name, port.wire.direction, vectors.vector[0].left if vectors else 0)
for name, address, count, access in words:
    print("word", name, address, count, access)
