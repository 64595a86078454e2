"""Real web servers in front of ours, with the files that docs/self-hosting.md shows."""

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


def shown(name: str) -> str:
    """The file for a web server, as the page shows it."""
    found = re.search(rf"With {name}[^\n]*:\n\n```\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found, f"docs/self-hosting.md shows no file for {name}"
    assert DOMAIN in found[1]
    assert UPSTREAM in found[1]
    return found[1]


class Proxy(Service):
    """A web server that does TLS for one of ours; certificates of its own stand for those of the world."""

    crash = signal.SIGKILL
    title: str

    def __init__(self, upstream: int) -> None:
        super().__init__()
        self._file.write_text(self.whole_file(shown(self.title).replace(UPSTREAM, f"127.0.0.1:{upstream}")))

    @property
    def url(self) -> str:
        """Where browsers find it."""
        return f"https://localhost:{self.port}"

    @property
    @abstractmethod
    def certificate(self) -> Path:
        """Whom its clients have to trust."""

    @abstractmethod
    def whole_file(self, file: str) -> str:
        """The file of the page for a port and a folder of its own."""

    def is_ready(self) -> bool:
        """Whether it passes questions on."""
        try:
            with urllib.request.urlopen(f"{self.url}/ready", context=self.trust(), timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def trust(self) -> ssl.SSLContext:
        """What a client trusts: this server, and nobody else."""
        return ssl.create_default_context(cafile=self.certificate)

    @property
    def _file(self) -> Path:
        return self.folder / "file"


class Nginx(Proxy):
    """nginx, which wants a certificate."""

    program = "nginx"
    title = "nginx"

    @property
    def certificate(self) -> Path:
        """One that it has signed itself."""
        return self.folder / "certificate.pem"

    def arguments(self) -> Sequence[str]:
        """Its file, and everything else in its folder."""
        return ["-p", str(self.folder), "-c", str(self._file), "-e", "stderr"]

    def whole_file(self, file: str) -> str:
        """With the certificate, and in the frame that Debian's own file gives it."""
        subprocess.run(
            [
                *(find_program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
                *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
                *("-keyout", self.folder / "key.pem", "-out", self.certificate),
            ],
            check=True,
            capture_output=True,
        )
        server = file.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;").replace(
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
        """Its own authority's."""
        return self.folder / "store" / "pki" / "authorities" / "local" / "root.crt"

    def arguments(self) -> Sequence[str]:
        """Its file."""
        return ["run", "--adapter", "caddyfile", "--config", str(self._file)]

    def environment(self) -> Mapping[str, str]:
        """Where it keeps its latest file."""
        return {"XDG_CONFIG_HOME": str(self.folder)}

    def whole_file(self, file: str) -> str:
        """With everything in its folder, and without the ports and the trust of the whole machine."""
        apart = "admin off\n auto_https disable_redirects\n skip_install_trust"
        store = f"storage file_system {self.folder}/store"
        return f"{{\n {apart}\n {store}\n}}\n" + file.replace(DOMAIN, f"localhost:{self.port}")
