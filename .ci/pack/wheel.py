"""The Python wheel: `pip install afterword` puts the program beside Python's own."""

import base64
import hashlib

import archives
import project


def wheel(target, program):
    """The wheel's name and its bytes. Its tag promises no older glibc than the program runs with."""
    tag = f"py3-none-{platforms(target, program)}"
    info = f"afterword-{project.VERSION}.dist-info"
    entries = {
        f"afterword-{project.VERSION}.data/scripts/afterword": archives.file(program, 0o755),
        f"{info}/METADATA": archives.Entry(metadata().encode()),
        f"{info}/WHEEL": archives.Entry(about(tag).encode()),
        f"{info}/licenses/LICENSE": archives.file(project.ROOT / "LICENSE"),
    }
    record = "".join(
        f"{name},sha256={digest(entry.content)},{len(entry.content)}\n" for name, entry in entries.items()
    )
    entries[f"{info}/RECORD"] = archives.Entry(f"{record}{info}/RECORD,,\n".encode())
    return f"afterword-{project.VERSION}-{tag}.whl", archives.zipped(entries)


def platforms(target, program):
    """`manylinux_2_17_x86_64.manylinux2014_x86_64`: older versions of pip know the second name alone."""
    newest = max(project.newest_glibc(program), (2, 17))
    tag = f"manylinux_{newest[0]}_{newest[1]}_{target.machine}"
    return f"{tag}.manylinux2014_{target.machine}" if newest == (2, 17) else tag


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def metadata():
    name, address = project.AUTHORS.rstrip(">").split(" <")
    return f"""\
Metadata-Version: 2.4
Name: afterword
Version: {project.VERSION}
Summary: {project.SUMMARY}
Author: {name}
Author-email: {address}
License-Expression: {project.LICENSE}
License-File: LICENSE
Keywords: comments,static site,hugo,blog
Classifier: Environment :: Web Environment
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Rust
Requires-Python: >=3.7
Description-Content-Type: text/markdown

{README}"""


README = f"""\
# Afterword

{project.SUMMARY}. This package holds the program itself; it needs nothing else of Python.

```sh
pip install afterword     # or: pipx install afterword, uv tool install afterword
afterword demo            # a blog with comments and temporary data, to look around
afterword init --site blog --origin https://blog.example.org --public-url https://comments.example.org
afterword serve
```

`afterword --help` lists all commands. A server that is to run for years is better installed by the Debian package or
as an image: those bring a user of its own, folders and a unit.
"""


def about(tag):
    first, _, rest = tag.rpartition("-")
    tags = "".join(f"Tag: {first}-{platform}\n" for platform in rest.split("."))
    return f"Wheel-Version: 1.0\nGenerator: afterword\nRoot-Is-Purelib: false\n{tags}"
