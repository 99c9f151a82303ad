"""Other comment servers that a registry has: a file each, which installs one, fills it and starts it.

Each has NAME, COUNTS (how many counts one request asks for), `install` into a folder that is kept, `running`, and `load`.
All of them get the comments of dataset.py. Stacosys is in no registry; Artalk and Remark42 are not built here, because
their programs hold pages that Node.js makes first.
"""

import subprocess


class NotInstallable(Exception):
    """The registry, or this machine, has not what is needed; the message says what."""


def run(command: list, **options) -> None:
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=600, **options)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotInstallable(f"it could not be installed ({error})") from error
    if ran.returncode:
        last = (ran.stderr.strip() or ran.stdout.strip() or "no word").splitlines()[-1]
        raise NotInstallable(f"it could not be installed: `{' '.join(map(str, command[:4]))} …` said {last!r}")
