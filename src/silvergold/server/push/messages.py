"""Push messages: encrypted for one browser (RFC 8291) and signed with the server's key (RFC 8292)."""

import binascii
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from silvergold.protocol.http import NewPushSubscription
from silvergold.server.errors import RefusedError
from silvergold.server.push.endpoints import BadEndpointError, check_endpoint
from silvergold.server.storage.push import PushSubscription
from silvergold.words import LANGUAGES
from silvergold.words.languages import ENGLISH

SECRET_BYTES = 16
SIGNED_S = 12 * 3600
"""How long a signature is valid; push services refuse more than a day."""


def new_private_key() -> bytes:
    """Return a new private key of the server, in PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem())


class PushSigner:
    """Signs push messages with the server's private key."""

    def __init__(self, private_key: bytes, contact: str) -> None:
        self._vapid = Vapid02.from_pem(private_key)
        self._vapid.conf["no-strict"] = True  # a home server's site has a name that py-vapid calls invalid
        self._contact = contact

    @property
    def public_key(self) -> str:
        """The public key that browsers subscribe with."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, subscription: PushSubscription) -> dict[str, str]:
        """Return the headers that identify this server to a push service."""
        service = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"https://{service.netloc}",
            "exp": int(time.time()) + SIGNED_S,
            "sub": self._contact or subscription.site,
        }
        return dict(self._vapid.sign(claims))


def encrypt(content: bytes, subscription: PushSubscription) -> bytes:
    """Encrypt a message so that only the subscribed browser can read it."""
    sealed: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=subscription.public_key,
        auth_secret=subscription.secret,
        version="aes128gcm",
    )
    return sealed


def read_subscription(
    sent: NewPushSubscription, device: bytes, person: str, site: str, test_service: str
) -> PushSubscription:
    """Return a subscription as a browser sends it; refuse keys and endpoints that cannot be used."""
    try:
        check_endpoint(sent.endpoint, test_service)
        public_key, secret = decode(sent.keys.p256dh), decode(sent.keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public_key)
        if len(secret) != SECRET_BYTES:
            raise ValueError("the secret has another length")
    except (BadEndpointError, ValueError, binascii.Error) as error:
        raise RefusedError("bad-push-subscription", 422, reason=str(error)) from error
    language = sent.language if sent.language in LANGUAGES else ENGLISH
    return PushSubscription(device, person, sent.endpoint, public_key, secret, language, site)


def decode(text: str) -> bytes:
    """Decode the base64url of a browser, which has no padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
