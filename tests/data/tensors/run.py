"""Runs a layer with torch.py inside of capture.Capture, and writes what its tensors' bytes are, a file each in expected."""
import sys
from pathlib import Path

import capture
import numpy as np
import torch

FOLDER = Path(sys.argv[1])
GENERATOR = np.random.default_rng(1)


def tensor(*shape):
    return torch.Tensor(GENERATOR.standard_normal(shape).astype(np.float16), torch.bfloat16)


def expect(name, array):
    (FOLDER / "expected").mkdir(exist_ok=True)
    (FOLDER / "expected" / name).write_bytes(array.tobytes())


attention = [f"model.layers.0.self_attn.{name}_proj" for name in "qkv"]
mlp, other = "model.layers.0.mlp.up_proj", "model.layers.1.mlp.up_proj"
model = torch.Model({name: torch.Linear(tensor(64, 64)) for name in [*attention, mlp, other]})
first, second = tensor(1, 6, 64), tensor(1, 6, 64)
with capture.Capture(model, FOLDER / "captured", layers=r"layers\.0\.") as kept:
    _, keys, values = (model.modules[name](first) for name in attention)
    for x in [second, first]:
        model.modules[mlp](x)
    # Two heads of 32.
    heads = [torch.Tensor(x.array.reshape(1, 6, 2, 32), x.dtype).transpose(1, 2) for x in [keys, values]]
    expect(f"{attention[0]}.input", first.array.copy())
    expect(f"{mlp}.input", second.array.copy())
    first.array[:] = 0  # what is kept is a copy
    kept.keep_cache([tuple(heads)])
assert not any(module.hooks for module in model.modules.values()), "hooks are left"
expect("layers.0.key", keys.array)
expect("layers.0.value", values.array)
for name, weight in model.named_parameters():
    expect(name, weight.array)


class Layer:
    keys, values = heads


class New:
    layers = [Layer]


class Old:
    key_cache, value_cache = [heads[0]], [heads[1]]


assert capture.pairs(New) == capture.pairs(Old) == [tuple(heads)]
try:
    capture.Capture(model, FOLDER / "none", layers="nothing").__enter__()
except ValueError as error:
    assert "nothing" in str(error)
else:
    raise AssertionError("a model without such layers was taken")
