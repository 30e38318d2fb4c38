"""Kernels that stand alone, kept as object files: llvmlite loads one in a tenth of the time that numba takes to come in.

A kernel whose arguments are plain numbers and addresses, that asks for no memory and raises nothing, needs nothing of numba's
once it is compiled. So its machine code is kept beside what numba keeps, and a later process brings in only llvmlite, the small
library under numba that loads it: the first matches are there before numba would be.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

Entry = Callable[..., None]
NAME = "cardlab_kernel"
"""What the function is called in an object file."""
HERE = Path(__file__).parent
BESIDE = [HERE.parents[1] / name for name in ("core/rng.py", "lab/columns.py", "players/__init__.py")]
"""Other modules whose numbers stand in machine code."""
TRIED = sys.platform == "linux"
"""Elsewhere numba loads its own files: where code calls what is not there LLVM ends the process, and nobody has looked."""
QUICK = {"war": ("war", ("shuffled", "coin")), **dict.fromkeys(("addition_war", "subtraction_war"), ("sums", ("shuffled",)))}
"""Slug -> the kernel of `cardlab.lab.fast.entries` that deals it to two, and in which orders cards may be picked up."""


def quick(game: Any) -> str:
    """The name of the kernel that stands alone for a game with these options; empty where there is none."""
    name, orders = QUICK.get(game.slug, ("", ()))
    return name if name and game.players == 2 and game.pickup_order in orders else ""


def digest(content: bytes) -> str:
    """Eight letters that differ where the content does: against mishaps, not against malice."""
    return f"{crc32(content):08x}"


@cache
def sources(folder: Path = HERE) -> str:
    """Changes whenever one of the files of this folder does, or of those beside it."""
    return digest(b"".join(file.read_bytes() for file in (*sorted(folder.glob("*.py")), *BESIDE)))


def folders() -> Iterator[Path]:
    """Where code may be kept, the best place first: the places that numba takes as well."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
    else:
        yield HERE / "__pycache__"
        user = Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"))
        if user.is_absolute():  # else nobody knows where the user is at home
            yield user / "cardlab"


def is_kept(name: str) -> bool:
    """Whether there is code of this kernel, as far as that can be seen without loading anything."""
    return TRIED and any(any(folder.glob(f"{name}-{sources()}-*.o")) for folder in folders())


@cache
def entry(name: str) -> Entry | None:
    """A kernel of `cardlab.lab.fast.entries`, kept or made now, which takes some seconds; None where none can stand alone.

    It runs without the interpreter's lock.

    Raises:
        ImportError: numba is needed, and cannot be loaded.
    """
    if not TRIED:
        return None
    try:
        file = f"{name}-{sources()}-{this_processor()}.o"
        code = read(file)
        if code is None:
            from cardlab.lab.fast.entries import made

            code = standing_alone(*made(name))
            if code is not None:
                keep(file, code)
        return loaded(code) if code else None
    except ImportError:
        raise
    except Exception:  # an LLVM or a numba that nobody has tried: its own way of keeping kernels is there all the same
        return None


def read(file: str) -> bytes | None:
    """What is kept under this name, unless it is damaged."""
    for folder in folders():
        try:
            found = (folder / file).read_bytes()
        except OSError:
            continue
        if digest(found[8:]).encode() == found[:8]:
            return found[8:]
    return None


def keep(file: str, code: bytes) -> None:
    """Keep code in the first place that can be written, if any, and remove what other versions have left there."""
    for folder in folders():
        unfinished = folder / f"{file}.{os.getpid()}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(digest(code).encode() + code)
            unfinished.replace(folder / file)  # at once: others may be reading
            for old in folder.glob(f"{file.partition('-')[0]}-*.o"):
                if sources() not in old.name:
                    old.unlink(missing_ok=True)
        except OSError:
            continue
        return


# -------------------------------------------------------------------------------- LLVM


@cache
def machine() -> Any:
    """LLVM's idea of this processor."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        codemodel="jitdefault",
        jit=True,
    )


def this_processor() -> str:
    """Differs where code made elsewhere might not run, or another LLVM might not load it."""
    import llvmlite
    import llvmlite.binding as llvm

    made_for = (
        llvmlite.__version__,
        llvm.get_process_triple(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )
    return digest("\n".join(made_for).encode())


def standing_alone(ir: str, name: str) -> bytes | None:
    """A function as machine code that calls nothing outside of it; None where it would.

    Nobody else calls what it consists of. Once LLVM knows that, it finds that no error is raised and no array is counted, and
    drops what would have called numba for that.

    Args:
        ir: What numba has made, as text.
        name: What the function is called there.
    """
    import llvmlite.binding as llvm

    made_for = machine()
    module = llvm.parse_assembly(ir)
    for part in (*module.functions, *module.global_variables):
        if not part.is_declaration:
            part.linkage = "external" if part.name == name else "internal"
    builder = llvm.create_pass_builder(made_for, llvm.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(module, builder)
    calls = {part.name for part in (*module.functions, *module.global_variables) if part.is_declaration}
    if any(not called.startswith("llvm.") for called in calls):
        return None
    module.get_function(name).name = NAME
    code: bytes = made_for.emit_object(module)
    return code


_engines: list[Any] = []
"""They own the code that is loaded."""


def loaded(code: bytes) -> Entry:
    """The function of an object file."""
    from ctypes import CFUNCTYPE, c_int64, c_uint64, c_void_p

    import llvmlite.binding as llvm

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine())
    engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    arguments = [*[c_void_p] * 5, c_int64, c_uint64, c_uint64, c_void_p, c_int64]  # those of cardlab.lab.fast.entries
    return CFUNCTYPE(None, *arguments)(engine.get_function_address(NAME))
