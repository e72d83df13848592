"""hdlgen: codecs of GPU memory compression, bit by bit as the hardware has them, and that hardware.

Blocks are taken from anything that has a buffer, without a copy: ``bytes``, ``memoryview``, arrays of
NumPy of any type, tensors by DLPack. They lie one behind the other, and there must be whole ones.
While a call works on an array nobody may write to it; other Python threads go on meanwhile.

A codec is a name (:func:`codecs` lists them), a :class:`Codec`, or a :class:`Codebook`.

>>> import hdlgen
>>> blocks = bytes(128) + bytes(range(128))
>>> list(hdlgen.sizes(blocks, "bdi"))
[4, 1028]
>>> stored, bursts = hdlgen.encode(blocks, "bdi")
>>> len(stored), list(bursts)
(160, [1, 4])
>>> hdlgen.decode(stored, bursts, "bdi") == blocks
True

What cannot be is a ``ValueError`` that says what was expected, and a file that cannot be read or
written an ``OSError``.
"""

from __future__ import annotations

import io
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterable, Literal, Mapping, Union, cast

from . import _native
from ._native import __version__

if TYPE_CHECKING:
    import pandas

__all__ = [
    "Codebook", "Codec", "Design", "__version__", "bursts", "codecs", "decode", "design", "encode",
    "eval", "read_bursts", "sizes", "train",
]

#: A number, a word, a switch, or a list of numbers.
Value = Union[int, str, bool, Iterable[int]]
#: A path.
PathLike = Union[str, "os.PathLike[str]"]


class Codebook:
    """The codebook of e2mc, e2mc-delta or numbers: made by :func:`train`, or read from a file.

    >>> book = hdlgen.train(bytes(1024), "e2mc", sl=16)
    >>> book.codec
    'e2mc'
    """

    def __init__(self, file: PathLike) -> None:
        """Reads a file that :meth:`save` or ``hdlgen train`` wrote."""
        self._native = _native.Codebook.read(os.fspath(file))

    @classmethod
    def _of(cls, native: _native.Codebook) -> Codebook:
        book = cls.__new__(cls)
        book._native = native
        return book

    @property
    def codec(self) -> str:
        """The name of the codec that it is for."""
        return self._native.codec

    @property
    def json(self) -> str:
        """The codebook as text, the same for the same codebook."""
        return self._native.json

    def save(self, file: PathLike) -> None:
        """Writes it to a file, which the command, C and C++ read, too."""
        Path(file).write_text(self.json)

    def __repr__(self) -> str:
        return f"<hdlgen.Codebook of {self.codec}>"


class Codec:
    """A codec with its parameters. It does not change, and threads may share one.

    ``block`` and ``mag`` are the bytes of a block and of a burst; pfor has ``modes`` and ``choice``
    besides, numbers ``format``, ``digits`` and ``bases`` (their ranks come from the block then). Of a codebook there are besides ``pdw`` and ``ends`` (e2mc), ``pdw`` and ``modes``
    (e2mc-delta), ``digits`` (numbers).

    >>> codec = hdlgen.Codec("bpc-opt", block=64)
    >>> codec
    <hdlgen.Codec bpc-opt, blocks of 64 bytes, bursts of 32>
    >>> codec.latency("decompress", bursts=1) < codec.latency("decompress", bursts=2)
    True
    """

    def __init__(self, codec: str | Codebook, **parameters: Value) -> None:
        pairs = _pairs(parameters)
        if isinstance(codec, Codebook):
            self._native = _native.Codec.of_book(codec._native, pairs)
        else:
            self._native = _native.Codec(codec, pairs)

    @property
    def name(self) -> str:
        """Its name, with the parameters that are not the default."""
        return self._native.name

    @property
    def block(self) -> int:
        """The bytes of a block."""
        return self._native.block

    @property
    def mag(self) -> int:
        """The bytes of a burst."""
        return self._native.mag

    def latency(self, way: Literal["compress", "decompress"], bursts: int) -> int:
        """The cycles from the first beat in to the last beat out that no block of this many bursts
        exceeds in the codec's hardware, by itself; those with a codebook may take fewer."""
        if way not in ("compress", "decompress"):
            raise ValueError(f"compress or decompress was expected, not {way!r}")
        return self._native.latency(way == "compress", bursts)

    def __repr__(self) -> str:
        return f"<hdlgen.Codec {self.name}, blocks of {self.block} bytes, bursts of {self.mag}>"


#: A codec by name, with its parameters, or with its codebook.
AnyCodec = Union[str, Codec, Codebook]
#: A codec by name, or one with its codebook.
AnyName = Union[str, Codebook]


def codecs() -> dict[str, bool]:
    """The names of all codecs, and whether each needs a codebook.

    >>> hdlgen.codecs()["bdi"], hdlgen.codecs()["e2mc"]
    (False, True)
    """
    return dict(_native.codecs())


def sizes(array: Any, codec: AnyCodec) -> memoryview:
    """The encoded bits of each block, as a view of 32-bit numbers (``numpy.asarray`` takes it as it
    is). They may be more than the block has."""
    return memoryview(_codec(codec).bits(_bytes(array))).cast("I")


def bursts(array: Any, codec: AnyCodec) -> memoryview:
    """The bursts that each block takes in memory, as a view of bytes: as many as the block has if
    it is stored uncompressed."""
    return memoryview(_codec(codec).bursts(_bytes(array)))


def encode(array: Any, codec: AnyCodec) -> tuple[bytes, memoryview]:
    """The blocks as memory holds them, one behind the other, and the bursts of each."""
    stored, counts = _codec(codec).encode(_bytes(array))
    return stored, memoryview(counts)


def decode(stored: Any, bursts: Any, codec: AnyCodec) -> bytes:
    """The blocks that memory holds, of which each has this many bursts.

    >>> hdlgen.decode(bytes([15]) + bytes(31), bytes([1]), "bdi")
    Traceback (most recent call last):
    ValueError: block 0: a byte of the block at bit 252 runs past the 32 stored bytes
    """
    return _codec(codec).decode(_bytes(stored), _bytes(bursts))


def train(array: Any, codec: str, **parameters: Value) -> Codebook:
    """The codebook of e2mc, e2mc-delta or numbers for some data: with ``sl`` and ``mfv`` (e2mc),
    ``mfv`` and ``block`` (e2mc-delta), ``format`` (numbers).

    >>> book = hdlgen.train(bytes(1024), "e2mc", sl=8)
    >>> list(hdlgen.sizes(bytes(128), hdlgen.Codec(book, pdw=1)))
    [128]
    """
    return design(codec, None, **parameters).train(array)


def eval(
    files: PathLike | Iterable[PathLike],
    codec: AnyName | Iterable[AnyName] | None = None,
    *,
    frame: bool = False,
    **parameters: Value,
) -> Any:
    """How far codecs compress files, folders, arrays in .npy, .npz and .safetensors, and traces: what
    ``hdlgen eval --json`` writes, as a dictionary; with ``frame``, what it writes with ``--csv``, as
    a ``pandas.DataFrame`` with a row for each file and codec.

    Codecs are names or codebooks; without any, all that need no codebook and e2mc. A codec that
    needs a codebook is trained on each file itself. The parameters are ``block``, ``mag``, ``sl``,
    ``pdw``, ``mfv``, ``ends``, ``modes``, ``choice``, ``format``, ``digits`` and
    ``ranks``.

    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = Path(folder, "zeros").write_bytes(bytes(1280))
    ...     result = hdlgen.eval(folder, ["bdi", "e2mc"], sl=8)
    >>> [(codec["name"], codec["effective_ratio"]) for codec in result["totals"]]
    [('bdi', 4.0), ('e2mc-sl8', 4.0)]
    """
    if codec is None:
        codec = [name for name, book in codecs().items() if not book or name == "e2mc"]
    if isinstance(codec, (str, Codebook)):
        codec = [codec]
    if isinstance(files, (str, os.PathLike)):
        files = [files]
    chosen = list(codec)
    names = [one for one in chosen if isinstance(one, str)]
    books = [one._native for one in chosen if isinstance(one, Codebook)]
    if len(names) + len(books) != len(chosen):
        raise TypeError("names of codecs or codebooks were expected")
    paths = [os.fspath(file) for file in files]
    text, table = _native.eval(paths, names, books, _pairs(parameters))
    if frame:
        import pandas

        return pandas.read_csv(io.StringIO(table))
    return json.loads(text)


class Design:
    """Hardware by a name and parameters; :func:`design` makes it."""

    def __init__(self, native: _native.Design, codebook: Codebook | None) -> None:
        self._native = native
        self._codebook = codebook
        self._manifest: dict[str, Any] | None = None

    @property
    def name(self) -> str:
        """Its name, a prefix of its modules' names."""
        return self._native.name

    @property
    def command(self) -> str:
        """The command that makes it."""
        return self._native.command

    @property
    def manifest(self) -> dict[str, Any]:
        """What ``manifest.json`` in its folder holds: parameters, modules, ports, cycles, the
        address map, and files."""
        if self._manifest is None:
            with tempfile.TemporaryDirectory() as folder:
                self._manifest = json.loads(self._native.emit(folder))
        return self._manifest

    def emit(self, path: PathLike) -> dict[str, Any]:
        """Writes the Verilog and the manifest to ``path/NAME``, in place of what was written there
        before, and returns the manifest."""
        manifest: dict[str, Any] = json.loads(self._native.emit(os.fspath(path)))
        return manifest

    def train(self, array: Any) -> Codebook:
        """The codebook for some data."""
        return Codebook._of(self._native.train(_bytes(array)))

    def codec(self, codebook: Codebook | None = None) -> Codec:
        """The software model of its blocks, such as a test bench's scoreboard compares with. A design
        with tables takes the codebook given here or its own.

        >>> hdlgen.design("fpc-opt", lanes=16, block=64).codec()
        <hdlgen.Codec fpc-opt, blocks of 64 bytes, bursts of 32>
        """
        made = Codec.__new__(Codec)
        made._native = self._native.codec(self._book(codebook))
        return made

    def load_sequence(
        self, half: Literal["compressor", "decompressor"], codebook: Codebook | None = None
    ) -> list[tuple[int, int]]:
        """The writes, address and data, that load a codebook through the configuration port of one
        half, in their order; none if the design has the codebook from power-up on, or no tables.

        >>> design = hdlgen.design("e2mc", sl=4, pdw=1)
        >>> writes = design.load_sequence("compressor", design.train(bytes(1024)))
        >>> writes[0], writes[-1]
        ((0, 0), (0, 1))
        """
        return self._native.load_sequence(half, self._book(codebook))

    def simulate(
        self,
        blocks: Any,
        codebook: Codebook | None = None,
        waveform: PathLike | None = None,
    ) -> dict[str, Any]:
        """Sends blocks through the simulated hardware, cycle by cycle, and compares each with the
        model. Returns for both halves the cycles, latency and interval, and the blocks' sizes.

        A design with tables takes the codebook given here or its own, or trains one on the blocks.
        With ``waveform``, a file such as ``wave.vcd``, both halves' waveforms are written beside
        it, and their names are in ``waveforms``.

        >>> report = hdlgen.design("bdi").simulate(bytes(1280))
        >>> report["compressor"]["blocks"], report["statistics"]["stored_bytes"]
        (10, 320)
        """
        data = _bytes(blocks)
        book = self._book(codebook)
        if book is None and self._native.has_tables:
            book = self.train(data)._native
        report: dict[str, Any] = json.loads(self._native.simulate(data, book))
        if waveform is not None:
            path = Path(waveform)
            report["waveforms"] = []
            for half in ("compressor", "decompressor"):
                file = os.fspath(path.with_name(f"{path.stem}.{half}{path.suffix}"))
                self._native.waveform(half, data, book, file)
                report["waveforms"].append(file)
        return report

    def _book(self, codebook: Codebook | None) -> _native.Codebook | None:
        """The codebook given, or the design's own."""
        chosen = codebook or self._codebook
        return chosen._native if chosen else None

    def __repr__(self) -> str:
        return f"<hdlgen.Design {self.name}>"


def design(name: str, codebook: Codebook | None = None, **parameters: Value) -> Design:
    """The design of a name, with the parameters that ``hdlgen designs`` lists; ``-`` in their names
    is ``_`` here. A codebook becomes the tables' initial contents.

    >>> hdlgen.design("e2mc", sl=16, pdw=4).name
    'e2mc_sl16_pdw4'
    >>> hdlgen.design("e2mc", sl=5)
    Traceback (most recent call last):
    ValueError: the symbol length (--sl) must be 4, 8, 16 or 32 bits, not '5'
    """
    book = codebook._native if codebook else None
    return Design(_native.Design(name, _pairs(parameters), book), codebook)


def read_bursts(file: PathLike, addresses: bool = False) -> Any:
    """What ``hdlgen eval --bursts FILE`` wrote: a view of the bursts of each block; with
    ``addresses``, as there are of traces and with ``--at``, a dictionary from a block's address to
    its bursts, of a block that is there several times the last."""
    data = Path(file).read_bytes()
    if not addresses:
        return memoryview(data)
    if len(data) % 9 != 0:
        raise ValueError(f"{os.fspath(file)}: {len(data)} bytes are no entries of 9 bytes")
    each = range(0, len(data), 9)
    return {int.from_bytes(data[at : at + 8], "little"): data[at + 8] for at in each}


def _codec(codec: AnyCodec) -> _native.Codec:
    return (codec if isinstance(codec, Codec) else Codec(codec))._native


def _pairs(parameters: Mapping[str, Value]) -> list[tuple[str, str]]:
    """Parameters as text. A switch that is off is not given."""

    def text(value: Value) -> str:
        if isinstance(value, bool):
            return "true"
        if isinstance(value, (int, str)):
            return str(value)
        return ",".join(str(one) for one in value)

    given = ((name, value) for name, value in parameters.items() if value is not False)
    return [(name.replace("_", "-"), text(value)) for name, value in given]


def _bytes(array: Any) -> memoryview:
    """The bytes of an array, where they lie."""
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(array, torch.Tensor) and array.is_contiguous():
        # NumPy knows no bf16, and nothing is done here that a gradient would need.
        array = array.detach().reshape(-1).view(torch.uint8)
    try:
        view = memoryview(array)
    except TypeError:
        if not hasattr(array, "__dlpack__"):
            raise
        import numpy

        view = memoryview(cast(Any, numpy.from_dlpack(array)))
    if not view.c_contiguous:
        raise ValueError("the array is not contiguous")
    if view.nbytes == 0:
        return memoryview(b"")
    return view.cast("B")
