"""A push service on this machine, and a browser that is subscribed to it.

The browser decrypts messages as RFC 8291 describes it, without the library that encrypts them.
"""

import json
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from tests.server.helpers.client import Json

ARRIVES_WITHIN_S = 200.0


def encode(data: bytes) -> str:
    """Encode as browsers do: base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode base64url without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class PushedMessage(NamedTuple):
    """A request as the push service received it."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """An HTTPS server that records requests; ``statuses`` are its next answers, then 201."""

    def __init__(self, folder: Path) -> None:
        self.received: Queue[PushedMessage] = Queue()
        self.statuses: list[int] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = service.statuses.pop(0) if service.statuses else 201
                self.send_response(status)
                self.send_header("Location", "https://127.0.0.1:1/elsewhere")
                self.end_headers()
                service.received.put(PushedMessage(self.path, dict(self.headers), body))

            def log_message(self, *_: object) -> None:
                """Log nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.certificate = write_certificate(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.name = f"127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def next_message(self) -> PushedMessage:
        """Wait for the next message."""
        return self.received.get(timeout=ARRIVES_WITHIN_S)

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def write_certificate(folder: Path) -> Path:
    """Write a private key and a certificate for 127.0.0.1."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a push service")])
    now = datetime.now(UTC)
    host = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    builder = builder.add_extension(host, critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    path = folder / "push-service.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + builder.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    return path


class SubscribedBrowser:
    """A browser's side of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen bytes ok"

    @property
    def public_key(self) -> bytes:
        """The public key as a point."""
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> Json:
        """What a browser sends to the server."""
        keys = {"p256dh": encode(self.public_key), "auth": encode(self._secret)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def decrypt(self, body: bytes) -> Json:
        """Decrypt a message of one record (RFC 8188 and RFC 8291)."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        material = derive(shared, self._secret, b"WebPush: info\0" + self.public_key + sender, 32)
        content_key = derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(material, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(content_key).decrypt(nonce, sealed, None)
        content: Json = json.loads(padded.rstrip(b"\0").removesuffix(b"\2"))
        return content


def signed_claims(authorization: str, server_key: str) -> Json:
    """Verify a signature (RFC 8292) with the server's public key and return what was signed."""
    scheme, _, fields = authorization.partition(" ")
    values = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert scheme == "vapid"
    assert values["k"] == server_key
    signed, _, signature = values["t"].rpartition(".")
    raw = decode(signature)
    numbers = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(server_key))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: Json = json.loads(decode(signed.partition(".")[2]))
    return claims
