"""Writes tiny.gguf and tiny.onnx, with PyPI's gguf and onnx, and what their tensors' bytes are, a file each in expected."""
import sys
from pathlib import Path

import gguf
import numpy as np
import onnx

FOLDER = Path(sys.argv[1])
GENERATOR = np.random.default_rng(1)


def expect(name, data):
    (FOLDER / "expected").mkdir(exist_ok=True)
    (FOLDER / "expected" / name).write_bytes(data)


def make_gguf():
    writer = gguf.GGUFWriter(FOLDER / "tiny.gguf", "llama")
    half = GENERATOR.standard_normal((8, 64)).astype(np.float16)
    writer.add_tensor("token_embd.weight", half)
    expect("token_embd.weight", half.tobytes())
    gain = GENERATOR.standard_normal(64).astype(np.float32)
    writer.add_tensor("blk.0.attn_norm.weight", gain)
    expect("blk.0.attn_norm.weight", gain.tobytes())
    for name, kind in [("blk.0.attn_q.weight", "Q8_0"), ("blk.0.ffn_up.weight", "Q4_0")]:
        kind = gguf.GGMLQuantizationType[kind]
        values = GENERATOR.standard_normal((4, 64)).astype(np.float32)
        packed = gguf.quants.quantize(values, kind)
        writer.add_tensor(name, packed, raw_dtype=kind)
        expect(name, packed.tobytes())
        blocks = packed.reshape(8, -1)
        expect(f"{name}.scales", blocks[:, :2].tobytes())
        expect(f"{name}.quants", blocks[:, 2:].tobytes())
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def make_onnx():
    kinds = onnx.TensorProto
    single = GENERATOR.standard_normal((4, 32)).astype(np.float32)
    brain = (single.view(np.uint32) >> 16).astype(np.uint16)
    raw = {
        "encoder.embed.weight": (kinds.FLOAT, (4, 32), single.tobytes()),
        "layers.0.attn.weight": (kinds.BFLOAT16, (4, 32), brain.tobytes()),
        "layers.0.mlp.weight": (kinds.INT4, (4, 32), bytes(range(64))),
        "layers.1.mlp.weight": (kinds.FLOAT4E2M1, (4, 32), bytes(range(64, 128))),
    }
    tensors = []
    for name, (kind, shape, data) in raw.items():
        tensors.append(onnx.helper.make_tensor(name, kind, shape, data, raw=True))
        expect(name, data)
    listed = np.arange(40, dtype=np.int64)
    tensors.append(onnx.helper.make_tensor("positions", kinds.INT64, (40,), listed.tolist()))
    expect("positions", listed.tobytes())
    tensors.append(onnx.helper.make_tensor("words", kinds.STRING, (1,), [b"a"]))
    graph = onnx.helper.make_graph([], "tiny", [], [], initializer=tensors)
    (FOLDER / "tiny.onnx").write_bytes(onnx.helper.make_model(graph).SerializeToString())


make_gguf()
make_onnx()
