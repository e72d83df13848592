#!/usr/bin/env python3
"""Writes what a PyTorch model holds and computes as .safetensors files, for `hdlgen eval`.

    scripts/capture.py MODEL --text FILE -o FOLDER     a model of Hugging Face's transformers, run on a text

In a program of your own, with any model (copy this file beside it; it needs torch and nothing else):

    from capture import Capture

    with Capture(model, "captured", layers=r"layers\\.(0|15)\\.") as capture:
        output = model(tokens, use_cache=True)
        capture.keep_cache(output.past_key_values)

FOLDER then has weights.safetensors (every parameter), kv_cache.safetensors (layers.N.key and .value) and
activations.safetensors (NAME.input, what each linear layer reads when it is first called). All keep their type.
"""
import argparse
import json
import re
import sys
from pathlib import Path

# What safetensors calls PyTorch's types.
TYPES = {
    "float64": "F64", "float32": "F32", "float16": "F16", "bfloat16": "BF16", "float8_e4m3fn": "F8_E4M3",
    "float8_e5m2": "F8_E5M2", "float8_e8m0fnu": "F8_E8M0", "int64": "I64", "int32": "I32", "int16": "I16", "int8": "I8",
    "uint64": "U64", "uint32": "U32", "uint16": "U16", "uint8": "U8", "bool": "BOOL",
}
# Modules whose inputs are activations that a memory holds, by a part of their class's name.
LINEAR = ("Linear", "Conv1D")


def write_tensors(path, tensors):
    """A .safetensors file of (name, type, shape, bytes), the bytes given by a function when it is their turn."""
    header, end = {}, 0
    for name, dtype, shape, size, _ in tensors:
        if name in header:
            sys.exit(f"{path}: two tensors are called {name}")
        header[name] = {"dtype": dtype, "shape": list(shape), "data_offsets": [end, end + size]}
        end += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    part = Path(f"{path}.part")
    with open(part, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for name, _, _, size, read in tensors:
            data = read()
            if len(data) != size:
                raise ValueError(f"{name}: {len(data)} bytes, and {size} by its shape")
            file.write(data)
    part.replace(path)


def entry(name, tensor):
    """A tensor of PyTorch as write_tensors takes it."""
    kind = str(tensor.dtype).removeprefix("torch.")
    if kind not in TYPES:
        raise ValueError(f"{name}: safetensors has no type for {tensor.dtype}")
    size = tensor.numel() * tensor.element_size()

    def read():
        import torch
        return tensor.detach().cpu().contiguous().flatten().view(torch.uint8).numpy().tobytes()

    return name, TYPES[kind], tuple(tensor.shape), size, read


def pairs(cache):
    """Keys and values of each layer: of transformers' caches, old and new, or of a list of pairs."""
    if hasattr(cache, "layers"):
        return [(layer.keys, layer.values) for layer in cache.layers]
    if hasattr(cache, "key_cache"):
        return list(zip(cache.key_cache, cache.value_cache))
    return [(layer[0], layer[1]) for layer in cache]


class Capture:
    """Keeps the weights of a model, and the activations and caches of what runs inside the `with`."""

    def __init__(self, model, folder, layers="", weights=True):
        """`layers`: a regular expression for the modules whose inputs are kept; all, if it is empty."""
        self.model, self.folder, self.layers, self.weights = model, Path(folder), re.compile(layers), weights
        self.activations, self.cache, self.handles, self.last = {}, [], [], None

    def __enter__(self):
        for name, module in self.model.named_modules():
            if any(kind in type(module).__name__ for kind in LINEAR) and self.layers.search(name):
                self.handles.append(module.register_forward_pre_hook(self.hook(name)))
        if not self.handles:
            raise ValueError(f"no linear layer's name fits '{self.layers.pattern}'")
        return self

    def hook(self, name):
        def keep(_, inputs):
            # Queries, keys and values read one tensor, which counts once.
            if f"{name}.input" not in self.activations and inputs and inputs[0] is not self.last:
                self.last = inputs[0]
                self.activations[f"{name}.input"] = inputs[0].detach().clone().cpu()

        return keep

    def keep_cache(self, cache):
        """Keeps a cache's keys and values: (batch, heads, positions, size), as transformers has them. They are written
        with a position's heads together, as caches append them."""
        for layer, (keys, values) in enumerate(pairs(cache)):
            for name, tensor in [("key", keys), ("value", values)]:
                tensor = tensor.detach().transpose(-3, -2).contiguous().cpu()
                self.cache.append((f"layers.{layer}.{name}", tensor))

    def __exit__(self, kind, *_):
        for handle in self.handles:
            handle.remove()
        if kind is None:
            self.write()

    def write(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        parts = {"kv_cache": self.cache, "activations": list(self.activations.items())}
        if self.weights:
            parts["weights"] = list(self.model.named_parameters())
        for name, tensors in parts.items():
            if tensors:
                path = self.folder / f"{name}.safetensors"
                write_tensors(path, [entry(*tensor) for tensor in tensors])
                print(f"{path}: {len(tensors)} tensors, {path.stat().st_size} bytes")


def main():
    parser = argparse.ArgumentParser(description="Writes a transformer's weights, caches and activations as .safetensors.")
    parser.add_argument("model", help="a model of Hugging Face's transformers: a name, or its folder")
    parser.add_argument("--text", type=Path, required=True, metavar="FILE", help="the text that it is run on")
    parser.add_argument("--tokens", type=int, default=2048, help="how many tokens of it [default: 2048]")
    parser.add_argument("--layers", default="", metavar="REGEX", help="keep activations of modules with such names only")
    parser.add_argument("--no-weights", action="store_true", help="leave the weights out")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER")
    args = parser.parse_args()
    try:
        import torch
        from transformers import AutoModelForCausalLM, AutoTokenizer
    except ImportError as error:
        sys.exit(f"{error}: pip install torch transformers")
    model = AutoModelForCausalLM.from_pretrained(args.model, torch_dtype="auto").eval()
    tokens = AutoTokenizer.from_pretrained(args.model)(args.text.read_text(), return_tensors="pt").input_ids
    with torch.no_grad(), Capture(model, args.output, args.layers, not args.no_weights) as capture:
        output = model(tokens[:, :args.tokens], use_cache=True)
        capture.keep_cache(output.past_key_values)


if __name__ == "__main__":
    main()
