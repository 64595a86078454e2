"""Real web servers as proxies in front of ours, configured as docs/self-hosting.md shows."""

import re
import signal
import ssl
import subprocess
import urllib.error
import urllib.request
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.server.helpers.services import Service, find_program

PAGE = Path(__file__).parents[3] / "docs" / "self-hosting.md"
DOMAIN, UPSTREAM = "tables.example.org", "127.0.0.1:8000"


def documented_configuration(name: str) -> str:
    """Return the configuration of a web server that the page shows."""
    found = re.search(rf"With {name}[^\n]*:\n\n```\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found, f"docs/self-hosting.md shows no configuration for {name}"
    assert DOMAIN in found[1]
    assert UPSTREAM in found[1]
    return found[1]


class Proxy(Service):
    """A web server that terminates TLS for one of ours, with a self-signed certificate."""

    crash = signal.SIGKILL
    title: str

    def __init__(self, upstream: int) -> None:
        super().__init__()
        self._configuration_file.write_text(
            self.complete_configuration(
                documented_configuration(self.title).replace(UPSTREAM, f"127.0.0.1:{upstream}")
            )
        )

    @property
    def url(self) -> str:
        """The address for browsers."""
        return f"https://localhost:{self.port}"

    @property
    @abstractmethod
    def certificate(self) -> Path:
        """The certificate that clients must trust."""

    @abstractmethod
    def complete_configuration(self, configuration: str) -> str:
        """Adapt the documented configuration to the proxy's port and folder."""

    def is_ready(self) -> bool:
        """Whether it forwards requests."""
        try:
            with urllib.request.urlopen(f"{self.url}/ready", context=self.trust(), timeout=60) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def trust(self) -> ssl.SSLContext:
        """Return a TLS context that trusts only this server."""
        return ssl.create_default_context(cafile=self.certificate)

    @property
    def _configuration_file(self) -> Path:
        return self.folder / "file"


class Nginx(Proxy):
    """nginx, which needs a certificate."""

    program = "nginx"
    title = "nginx"

    @property
    def certificate(self) -> Path:
        """A self-signed certificate."""
        return self.folder / "certificate.pem"

    def arguments(self) -> Sequence[str]:
        """The arguments that keep all its files in its folder."""
        return ["-p", str(self.folder), "-c", str(self._configuration_file), "-e", "stderr"]

    def complete_configuration(self, configuration: str) -> str:
        """Add the certificate and the surrounding blocks that Debian's configuration provides."""
        subprocess.run(
            [
                *(find_program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
                *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
                *("-keyout", self.folder / "key.pem", "-out", self.certificate),
            ],
            check=True,
            capture_output=True,
        )
        server = configuration.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;").replace(
            DOMAIN, "localhost"
        )
        paths = "".join(
            f"{name}_temp_path {self.folder}/{name};"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        return f"""
            daemon off; pid {self.folder}/pid; events {{}}
            http {{
                access_log off; {paths}
                ssl_certificate {self.certificate}; ssl_certificate_key {self.folder}/key.pem;
                {server}
            }}
        """


class Caddy(Proxy):
    """Caddy, which makes its own certificates for local names."""

    program = "caddy"
    title = "Caddy"

    @property
    def certificate(self) -> Path:
        """The certificate of its local authority."""
        return self.folder / "store" / "pki" / "authorities" / "local" / "root.crt"

    def arguments(self) -> Sequence[str]:
        """The arguments that name its configuration."""
        return ["run", "--adapter", "caddyfile", "--config", str(self._configuration_file)]

    def environment(self) -> Mapping[str, str]:
        """The folder in which it saves its latest configuration."""
        return {"XDG_CONFIG_HOME": str(self.folder)}

    def complete_configuration(self, configuration: str) -> str:
        """Keep everything in its folder, and leave privileged ports and the system's trust store alone."""
        isolation = "admin off\n auto_https disable_redirects\n skip_install_trust"
        store = f"storage file_system {self.folder}/store"
        return f"{{\n {isolation}\n {store}\n}}\n" + configuration.replace(DOMAIN, f"localhost:{self.port}")
