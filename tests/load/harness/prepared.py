"""Databases that take long to make: they are made once and kept below target/bench, for the next run."""

import os
import pathlib
import shutil
import subprocess
import sys
import time

from . import dataset, machine, servers
from .rounds import Options

FILL = pathlib.Path(__file__).parent.parent / "fill.py"


def blog(options: Options, pages: int = dataset.PAGES) -> str:
    """A folder with `afterword.db`: the blog of dataset.py with so many articles."""
    folder = pathlib.Path(options.kept, f"blog-{pages}")
    return made(folder, dataset.__file__, options, lambda new: dataset.install(options.binary, str(new), pages))


def filled(options: Options, comments: int) -> str:
    """A folder with `afterword.db`, filled with so many comments by fill.py."""
    folder = pathlib.Path(options.kept, f"comments-{comments}")

    def fill(new: pathlib.Path) -> None:
        servers.add_site(options.binary, str(new))
        database = str(new / "afterword.db")
        subprocess.run([python(options), str(FILL), database, str(comments)], check=True, capture_output=True)
        settle(options, str(new))

    return made(folder, str(FILL), options, fill)


def made(folder: pathlib.Path, source: str, options: Options, make) -> str:
    database = folder / "afterword.db"
    if not database.exists() or database.stat().st_mtime < pathlib.Path(source).stat().st_mtime:
        options.progress.say(f"making {folder.name}, which is kept for the next time")
        begun, new = time.monotonic(), folder.with_suffix(".new")
        shutil.rmtree(new, ignore_errors=True)
        shutil.rmtree(folder, ignore_errors=True)
        new.mkdir(parents=True)
        make(new)
        new.rename(folder)
        # What the disk is still writing would be felt by what is measured next.
        os.sync()
        options.progress.beside(time.monotonic() - begun)
    return str(folder)


def settle(options: Options, folder: str) -> None:
    """The first start erases what is too old to be kept. It is over when the server has nothing to do any more."""
    with servers.running(options.binary, folder) as server:
        time.sleep(3)
        machine.wait_until_idle(server.pid, 300)


def python(options: Options) -> str:
    """A Python that has apsw, which fill.py needs."""
    folder = pathlib.Path(options.kept, "python")
    program = folder / "bin" / "python"
    if subprocess.run([program, "-c", "import apsw"], capture_output=True).returncode if program.exists() else True:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([program, "-m", "pip", "install", "--quiet", "apsw"], check=True)
    return str(program)
