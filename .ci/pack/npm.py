"""The npm packages: `npx afterword demo`. One holds a launcher, and one for each kind of machine holds the program: npm
takes the one that fits (`os`, `cpu`, `libc`), and downloads no other."""

import json
from pathlib import Path

import archives
import project

LAUNCHER = Path(__file__).with_name("launcher.js")


def names(targets):
    """The packages with a program, by target."""
    return {target: f"@afterword/linux-{target.node}" for target in targets}


def launcher(targets):
    """The name and the bytes of `afterword`."""
    return packed(
        "afterword",
        {
            "bin": {"afterword": "bin/afterword.js"},
            "engines": {"node": ">=18"},
            "optionalDependencies": {name: project.VERSION for name in names(targets).values()},
        },
        {
            "bin/afterword.js": archives.file(LAUNCHER, 0o755),
            "README.md": archives.Entry(README.encode()),
        },
    )


def program(target, binary):
    """The name and the bytes of the package for one kind of machine."""
    name = names([target])[target]
    return packed(
        name,
        {"os": ["linux"], "cpu": [target.node], "libc": ["glibc"], "preferUnplugged": True},
        {
            "bin/afterword": archives.file(binary, 0o755),
            "README.md": archives.Entry(f"The program of `afterword` for Linux on {target.node}.\n".encode()),
        },
    )


def packed(name, more, entries):
    about = {
        "name": name,
        "version": project.VERSION,
        "description": project.SUMMARY,
        "license": project.LICENSE,
        "author": project.AUTHORS,
        "keywords": ["comments", "static-site", "hugo", "blog"],
        **more,
    }
    entries = {
        "package.json": archives.Entry((json.dumps(about, indent=2) + "\n").encode()),
        "LICENSE": archives.file(project.ROOT / "LICENSE"),
        **entries,
    }
    short = name.removeprefix("@afterword/")
    file = f"afterword-npm-{project.VERSION}.tgz" if short == name else f"afterword-npm-{short}-{project.VERSION}.tgz"
    return file, archives.packed(archives.tar({f"package/{path}": entry for path, entry in entries.items()}))


README = f"""\
# Afterword

{project.SUMMARY}.

```sh
npx afterword demo        # a blog with comments and temporary data, to look around
npm install afterword     # then: npx afterword serve
```

The program comes in a package of its own for each kind of machine (`@afterword/linux-x64`); installing runs no script.
A server that is to run for years is better installed by the Debian package or as an image: those bring a user of its
own, folders and a unit.
"""
