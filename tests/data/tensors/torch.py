"""Stands for PyTorch where that is too large to install: as much of its interface as scripts/capture.py uses, on NumPy.

bfloat16 is float16 here by another name: only bytes are looked at.
"""
import numpy as np

uint8, float32, bfloat16 = "torch.uint8", "torch.float32", "torch.bfloat16"
NUMPY = {uint8: np.uint8, float32: np.float32, bfloat16: np.float16}


class Tensor:
    def __init__(self, array, dtype):
        self.array, self.dtype, self.shape = array, dtype, array.shape

    def numel(self):
        return self.array.size

    def element_size(self):
        return self.array.itemsize

    def view(self, dtype):
        assert self.array.flags.c_contiguous, "view of what is not contiguous"
        return Tensor(self.array.view(NUMPY[dtype]), dtype)

    def transpose(self, a, b):
        return Tensor(np.swapaxes(self.array, a, b), self.dtype)

    def contiguous(self):
        return Tensor(np.ascontiguousarray(self.array), self.dtype)

    def flatten(self):
        return Tensor(self.array.reshape(-1), self.dtype)

    def clone(self):
        return Tensor(self.array.copy(), self.dtype)

    def numpy(self):
        return self.array

    def detach(self):
        return self

    cpu = detach


class Handle:
    def __init__(self, hooks, hook):
        self.hooks, self.hook = hooks, hook

    def remove(self):
        self.hooks.remove(self.hook)


class Linear:
    def __init__(self, weight):
        self.weight, self.hooks = weight, []

    def register_forward_pre_hook(self, hook):
        self.hooks.append(hook)
        return Handle(self.hooks, hook)

    def __call__(self, x):
        for hook in list(self.hooks):
            hook(self, (x,))
        return Tensor(x.array @ self.weight.array, x.dtype)


class Model:
    """Modules by name; none inside another."""

    def __init__(self, modules):
        self.modules = modules

    def named_modules(self):
        return [("", self), *self.modules.items()]

    def named_parameters(self):
        return [(f"{name}.weight", module.weight) for name, module in self.modules.items()]
