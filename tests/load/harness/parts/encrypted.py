"""S5: S1 over TLS 1.3, against the same server's plain HTTP. The handshakes are in it."""

import os
import subprocess
import tempfile

from .. import dataset, prepared, servers
from ..generators import wrk
from ..rounds import Case, Options, interleave, planned as cost

CONNECTIONS = 250
# As readers stay for more than one request: 250 handshakes are much of two seconds.
LONGER = 3


def planned(options: Options) -> float:
    return LONGER * cost(2, options)


def run(options: Options) -> dict:
    with tempfile.TemporaryDirectory() as folder:
        certificate, key = self_signed(folder)
        port = servers.free_port()
        tls = [f"tls.listen=127.0.0.1:{port}", f"tls.certificate={certificate}", f"tls.key={key}"]
        with servers.running(options.binary, prepared.blog(options), *tls) as plain:
            secret = servers.Server("TLS 1.3", plain.pid, port, "https")
            plain.name = "plain"
            return {"counts": interleave("S5", [case(plain), case(secret)], options)}


def case(server: servers.Server) -> Case:
    url = server.url(dataset.front_page())
    return Case(server.name, server, lambda seconds: wrk(url, CONNECTIONS, LONGER * seconds), dataset.FRONT_PAGE)


def self_signed(folder: str) -> tuple[str, str]:
    certificate, key = os.path.join(folder, "certificate.pem"), os.path.join(folder, "key.pem")
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
               "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-out", certificate, "-keyout", key]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key
