"""The package, against what the models in Rust make of the same blocks (wheel.rs writes that to the
folder HDLGEN_EXPECTED), and its own documentation."""

import doctest
import json
import os
import re
import tempfile
import threading
import unittest
from pathlib import Path

import hdlgen

try:
    import numpy
except ImportError:
    numpy = None
try:
    import torch
except ImportError:
    torch = None

EXPECTED = Path(os.environ["HDLGEN_EXPECTED"])
ROOT = Path(os.environ["HDLGEN_ROOT"])


class Codecs(unittest.TestCase):
    def setUp(self):
        self.blocks = (EXPECTED / "blocks").read_bytes()
        self.jobs = json.loads((EXPECTED / "jobs.json").read_text())

    def codec(self, job):
        name = hdlgen.Codebook(EXPECTED / job["book"]) if job["book"] else job["name"]
        return hdlgen.Codec(name, **dict(word.split("=") for word in job["parameters"].split()))

    def wrong(self, job, blocks):
        """What differs from the models, in words."""
        codec = self.codec(job)
        expected = lambda what: (EXPECTED / f"{job['number']}.{what}").read_bytes()
        stored, bursts = hdlgen.encode(blocks, codec)
        found = {
            "bits": hdlgen.sizes(blocks, codec).tobytes(),
            "bursts": hdlgen.bursts(blocks, codec).tobytes(),
            "stored": stored,
        }
        wrong = [what for what, made in found.items() if made != expected(what)]
        if bursts.tobytes() != found["bursts"]:
            wrong.append("bursts of encode")
        if hdlgen.decode(stored, bursts, codec) != blocks:
            wrong.append("decode")
        return wrong

    def test_every_codec_is_its_model(self):
        self.assertGreater(len(self.jobs), 45)
        for job in self.jobs:
            self.assertEqual(self.wrong(job, self.blocks), [], job)

    def test_one_wrong_bit_is_seen(self):
        blocks = bytearray(self.blocks)
        blocks[1000] ^= 4
        job = next(job for job in self.jobs if job["name"] == "bpc-opt")
        self.assertIn("stored", self.wrong(job, bytes(blocks)))

    def test_latency_is_what_the_hardware_takes(self):
        for name in ("bdi", "bpc-mc"):
            tops = hdlgen.design(name).manifest["tops"]
            codec = hdlgen.Codec(name)
            slowest = [codec.latency(way, 4) for way in ("compress", "decompress")]
            self.assertEqual(slowest, [top["latency_cycles"] for top in tops])
        each = [self.blocks[at : at + 128] for at in range(0, len(self.blocks), 128)]
        trained = {"e2mc", "e2mc-delta", "numbers"}
        for name in sorted(trained) + ["fpc-opt", "bpc-group", "bpc-mc", "bdi", "m-bdi", "cpack"]:
            parameters = {"format": "bf16", "ranks": "table"} if name == "numbers" else {}
            design = hdlgen.design(name, **parameters)
            book = design.train(self.blocks) if name in trained else None
            codec = hdlgen.Codec(book or name)
            bursts = list(hdlgen.bursts(self.blocks, codec))
            self.assertGreater(len(set(bursts)), 1, name)
            for count in set(bursts):
                # A block by itself.
                report = design.simulate(each[bursts.index(count)], book)
                for way in ("compress", "decompress"):
                    taken = report[f"{way}or"]["latency_max"]
                    promised = codec.latency(way, count)
                    told = f"{name}, {way}, {count} bursts"
                    if name in trained:
                        self.assertLessEqual(taken, promised, told)
                    else:
                        self.assertEqual(taken, promised, told)
        with self.assertRaisesRegex(ValueError, "lzss"):
            hdlgen.Codec("lzss").latency("compress", 1)
        with self.assertRaisesRegex(ValueError, "1 to 4"):
            hdlgen.Codec("bdi").latency("compress", 5)

    def test_a_damaged_block_is_named(self):
        blocks = bytes(128 * 10_000)
        stored, bursts = hdlgen.encode(blocks, "bdi")
        damaged = bytearray(stored)
        damaged[32 * 8_765] = 8  # an encoding that there is not
        with self.assertRaisesRegex(ValueError, "^block 8765: "):
            hdlgen.decode(damaged, bursts, "bdi")
        wrong = bytearray(bursts)
        wrong[9_000], wrong[9_001] = 0, 2
        with self.assertRaisesRegex(ValueError, "^block 9000 has 0 bursts: 1 to 4 "):
            hdlgen.decode(stored, wrong, "bdi")
        with self.assertRaisesRegex(ValueError, "the bursts have 320000"):
            hdlgen.decode(stored[:-32], bursts, "bdi")

    def test_errors_say_what_was_expected(self):
        rows = [
            (lambda: hdlgen.sizes(bytes(100), "bdi"), "100 bytes are not whole blocks of 128"),
            (lambda: hdlgen.sizes(bytes(128), "zip"), "no codec 'zip'"),
            (lambda: hdlgen.sizes(bytes(128), "e2mc"), "needs a codebook"),
            (lambda: hdlgen.Codec("bdi", pdw=4), "no parameter 'pdw'"),
            (lambda: hdlgen.Codec("bdi", block=96), "'96'"),
            (lambda: hdlgen.decode(bytes(32), bytes([2]), "bdi"), "the bursts have 64"),
            (lambda: hdlgen.train(bytes(128), "bdi"), "bdi has no codebook"),
            (lambda: hdlgen.train(b"", "e2mc"), "no data"),
            (lambda: hdlgen.eval("/dev/null", "zip"), "no codec 'zip'"),
        ]
        for call, text in rows:
            with self.assertRaisesRegex(ValueError, text):
                call()
        with self.assertRaises(OSError):
            hdlgen.Codebook("/no/such/file")
        with self.assertRaises(TypeError):
            hdlgen.sizes(5, "bdi")


class Buffers(unittest.TestCase):
    def test_anything_with_a_buffer(self):
        expected = list(hdlgen.sizes(bytes(range(256)), "bpc"))
        for array in (bytearray(range(256)), memoryview(bytes(range(256)))):
            self.assertEqual(list(hdlgen.sizes(array, "bpc")), expected)
        self.assertEqual(len(hdlgen.sizes(b"", "bpc")), 0)

    @unittest.skipIf(numpy is None, "without numpy")
    def test_arrays_of_numpy(self):
        array = numpy.arange(256, dtype="u1").view("f2").reshape(16, 8)
        expected = list(hdlgen.sizes(bytes(range(256)), "bpc"))
        sizes = numpy.asarray(hdlgen.sizes(array, "bpc"))
        self.assertEqual((list(sizes), sizes.dtype), (expected, numpy.uint32))
        # Where they lie, not a copy.
        self.assertTrue(numpy.shares_memory(numpy.asarray(hdlgen._bytes(array)), array))
        with self.assertRaisesRegex(ValueError, "not contiguous"):
            hdlgen.sizes(array[:, ::2], "bpc")

        class Tensor:
            """What torch's tensors have of DLPack."""

            def __dlpack__(self, **options):
                return array.__dlpack__(**options)

            def __dlpack_device__(self):
                return array.__dlpack_device__()

        self.assertEqual(list(hdlgen.sizes(Tensor(), "bpc")), expected)

    def test_other_threads_go_on(self):
        counted, stop = [0], threading.Event()

        def count():
            while not stop.is_set():
                counted[0] += 1

        thread = threading.Thread(target=count)
        thread.start()
        data = os.urandom(1 << 16) * 400
        before = counted[0]
        hdlgen.sizes(data, "lzss")
        during = counted[0] - before
        stop.set()
        thread.join()
        self.assertGreater(during, 1000)


# torch is too large for `scripts/test` to install; where it is, these run.
if torch is not None:

    class Tensors(unittest.TestCase):
        def test_tensors_of_any_type(self):
            raw = torch.arange(256, dtype=torch.uint8)
            expected = list(hdlgen.sizes(bytes(range(256)), "bpc"))
            for kind in (torch.uint8, torch.bfloat16, torch.float16, torch.float32, torch.int64):
                tensor = raw.view(kind).reshape(4, -1)
                self.assertEqual(list(hdlgen.sizes(tensor, "bpc")), expected, kind)

        def test_parameters_of_a_model(self):
            weights = torch.nn.Linear(64, 32).to(torch.bfloat16).weight
            self.assertTrue(weights.requires_grad)
            book = hdlgen.train(weights, "numbers", format="bf16")
            stored, bursts = hdlgen.encode(weights, book)
            self.assertLess(sum(bursts), 4 * len(bursts))
            plain = bytes(weights.detach().view(torch.uint8).numpy())
            self.assertEqual(hdlgen.decode(stored, bursts, book), plain)

        def test_elements_lie_one_behind_the_other(self):
            with self.assertRaisesRegex(ValueError, "not contiguous"):
                hdlgen.sizes(torch.zeros(64, 32).t(), "bpc")


class Rest(unittest.TestCase):
    def test_a_codebook_survives_its_file(self):
        book = hdlgen.train(os.urandom(4096), "e2mc", sl=8)
        with tempfile.TemporaryDirectory() as folder:
            book.save(Path(folder) / "book.json")
            again = hdlgen.Codebook(Path(folder) / "book.json")
        self.assertEqual((again.json, again.codec), (book.json, "e2mc"))

    def test_a_design_is_emitted_and_simulated(self):
        design = hdlgen.design("e2mc", sl=8, pdw=2)
        with tempfile.TemporaryDirectory() as folder:
            manifest = design.emit(folder)
            files = sorted(os.listdir(Path(folder) / design.name))
            self.assertEqual(json.loads((Path(folder) / design.name / "manifest.json").read_text()), manifest)
            self.assertEqual(files, sorted([file["path"] for file in manifest["files"]] + ["manifest.json"]))
            self.assertEqual(design.manifest, manifest)
            report = design.simulate(bytes(range(256)), waveform=Path(folder) / "wave.vcd")
            for file in report["waveforms"]:
                self.assertTrue(Path(file).read_text().startswith("$"), file)
        self.assertEqual(report["compressor"]["blocks"], 2)
        self.assertGreater(report["compressor"]["cycles"], 40)
        # With a codebook as the tables' initial contents it is another design.
        other = hdlgen.design("e2mc", design.train(bytes(1024)), sl=8, pdw=2)
        self.assertTrue(other.name.startswith(design.name + "_book"))
        self.assertEqual(other.simulate(bytes(1024))["statistics"]["stored_bytes"], 8 * 32)

    def test_evaluation_counts_what_sizes_has(self):
        blocks = EXPECTED / "blocks"
        book = hdlgen.train(blocks.read_bytes(), "e2mc")
        found = hdlgen.eval(blocks, ["bpc-opt", book], pdw=2)
        bpc, e2mc = found["files"][0]["codecs"]
        counted = lambda codec: sum(min(bits, 1024) for bits in hdlgen.sizes(blocks.read_bytes(), codec))
        self.assertEqual(bpc["statistics"]["compressed_bits"], counted("bpc-opt"))
        self.assertEqual(e2mc["statistics"]["compressed_bits"], counted(hdlgen.Codec(book, pdw=2)))

    def test_bursts_that_the_command_wrote(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "bursts"
            file.write_bytes(bytes([1, 4, 2]))
            self.assertEqual(list(hdlgen.read_bursts(file)), [1, 4, 2])
        file = ROOT / "tests/data/bursts.bin"
        blocks = {0x7F0000001080: 2, 0x7F0000001000: 3, 0xFFFFFFFFFFFFFF80: 4, 0: 3}
        self.assertEqual(hdlgen.read_bursts(file, addresses=True), blocks)


def load_tests(loader, tests, ignore):
    """The documentation's examples are tests, too."""
    names = {"hdlgen": hdlgen, "os": os, "tempfile": tempfile}
    tests.addTests(doctest.DocTestSuite(hdlgen, extraglobs=names))
    page = (ROOT / "docs/library.md").read_text()
    sessions = "\n".join(re.findall(r"```pycon\n(.*?)```", page, re.DOTALL))
    assert sessions, "docs/library.md has no example in Python"
    example = doctest.DocTestParser().get_doctest(sessions, {}, "docs/library.md", None, 0)
    tests.addTest(doctest.DocTestCase(example))
    return tests


if __name__ == "__main__":
    unittest.main()
