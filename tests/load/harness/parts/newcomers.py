"""Newcomers: a TLS 1.3 connection for each front page's ten counts, beside nginx with the same certificate and answer."""

import itertools
import os
import subprocess
import tempfile

from .. import dataset, floor, prepared, servers
from ..generators import newcomers
from ..rounds import Case, Options, interleave, planned as cost

PROTOCOLS = {"HTTP/1.1": "http1", "HTTP/2": "http2"}
HANDSHAKES = ("full", "resumed")
CLIENTS = (100, 1000)


def planned(options: Options) -> float:
    return cost(2, options) * len(PROTOCOLS) * len(HANDSHAKES) * len(CLIENTS)


def run(options: Options) -> dict:
    with tempfile.TemporaryDirectory() as folder:
        tls = of_localhost(folder)
        ports = [servers.free_port(), servers.free_port()]
        ours = [f"tls.listen=127.0.0.1:{ports[0]}", f"tls.certificate={tls[0]}", f"tls.key={tls[1]}"]
        with servers.running(options.binary, prepared.blog(options), *ours) as afterword:
            floor.record(afterword, folder)
            with floor.running("nginx", folder, str(ports[1]), *tls) as nginx:
                return tables([(afterword, ports[0]), (nginx, ports[1])], tls[0], options)


def tables(compared: list, certificate: str, options: Options) -> dict:
    found = {}
    for protocol, handshake, clients in itertools.product(PROTOCOLS, HANDSHAKES, CLIENTS):
        def case(server, port):
            load = lambda seconds: newcomers(server, port, certificate, seconds, clients, PROTOCOLS[protocol], handshake)
            return Case(server.name, server, load, dataset.FRONT_PAGE)

        cases = [case(server, port) for server, port in compared]
        title = f"{protocol}, {handshake}, {clients:,} clients"
        found[title] = interleave(f"newcomers, {title}", cases, options)
    return found


def of_localhost(folder: str) -> tuple[str, str]:
    """A certificate of its own (ECDSA P-256) that is no authority's, as rustls asks of a server, and its key."""
    settings = os.path.join(folder, "openssl.cnf")
    with open(settings, "w", encoding="ascii") as file:
        file.write("[req]\ndistinguished_name = name\nprompt = no\nx509_extensions = leaf\n[name]\nCN = localhost\n"
                   "[leaf]\nbasicConstraints = critical, CA:FALSE\nsubjectAltName = DNS:localhost, IP:127.0.0.1\n")
    certificate, key = os.path.join(folder, "certificate.pem"), os.path.join(folder, "key.pem")
    command = ["openssl", "req", "-x509", "-config", settings, "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
               "-days", "2", "-out", certificate, "-keyout", key]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key
