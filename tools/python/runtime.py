"""Client for the Japan Business Identity Service in plain Python 3 (no packages).

Generated from the endpoint declarations; one method per operation. Pays each call once, from a private key:

    from jbis_client import Jbis
    jbis = Jbis("http://127.0.0.1:8402", key="0x…")
    print(jbis.jp_company_verify(name="トヨタ自動車株式会社"))
"""

import base64
import difflib
import hashlib
import hmac
import http.client
import itertools
import json
import os
import re
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

# Keccak-256, as Ethereum uses it (not SHA3-256: the padding differs).
_ROUND = [
    0x0000000000000001, 0x0000000000008082, 0x800000000000808A, 0x8000000080008000, 0x000000000000808B, 0x0000000080000001,
    0x8000000080008081, 0x8000000000008009, 0x000000000000008A, 0x0000000000000088, 0x0000000080008009, 0x000000008000000A,
    0x000000008000808B, 0x800000000000008B, 0x8000000000008089, 0x8000000000008003, 0x8000000000008002, 0x8000000000000080,
    0x000000000000800A, 0x800000008000000A, 0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
]
_M = (1 << 64) - 1


def _rotate(value, by):
    return ((value << by) | (value >> (64 - by))) & _M if by else value


def keccak256(data):
    state = [[0] * 5 for _ in range(5)]
    data = data + b"\x01" + b"\x00" * ((-len(data) - 2) % 136) + b"\x80" if (len(data) + 1) % 136 else data + b"\x81"
    for at in range(0, len(data), 136):
        for i in range(17):
            state[i % 5][i // 5] ^= int.from_bytes(data[at + i * 8 : at + i * 8 + 8], "little")
        for constant in _ROUND:
            c = [state[x][0] ^ state[x][1] ^ state[x][2] ^ state[x][3] ^ state[x][4] for x in range(5)]
            d = [c[(x - 1) % 5] ^ _rotate(c[(x + 1) % 5], 1) for x in range(5)]
            state = [[state[x][y] ^ d[x] for y in range(5)] for x in range(5)]
            moved, x, y = [[0] * 5 for _ in range(5)], 1, 0
            moved[0][0] = state[0][0]
            for step in range(24):
                nx, ny = y, (2 * x + 3 * y) % 5
                moved[nx][ny] = _rotate(state[x][y], ((step + 1) * (step + 2) // 2) % 64)
                x, y = nx, ny
            state = [[moved[x][y] ^ (~moved[(x + 1) % 5][y] & moved[(x + 2) % 5][y] & _M) for y in range(5)] for x in range(5)]
            state[0][0] ^= constant
    return b"".join(state[i % 5][i // 5].to_bytes(8, "little") for i in range(4))


# secp256k1 with deterministic nonces (RFC 6979).
_P = 2**256 - 2**32 - 977
_N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
_G = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)


def _add(a, b):
    if a is None or b is None:
        return a or b
    if a[0] == b[0]:
        if (a[1] + b[1]) % _P == 0:
            return None
        slope = 3 * a[0] * a[0] * pow(2 * a[1], -1, _P) % _P
    else:
        slope = (b[1] - a[1]) * pow(b[0] - a[0], -1, _P) % _P
    x = (slope * slope - a[0] - b[0]) % _P
    return x, (slope * (a[0] - x) - a[1]) % _P


def _multiply(k, point):
    result = None
    while k:
        if k & 1:
            result = _add(result, point)
        point = _add(point, point)
        k >>= 1
    return result


def _nonce(key, digest):
    k, v = b"\x00" * 32, b"\x01" * 32
    for tag in (b"\x00", b"\x01"):
        k = hmac.new(k, v + tag + key.to_bytes(32, "big") + (int.from_bytes(digest, "big") % _N).to_bytes(32, "big"), hashlib.sha256).digest()
        v = hmac.new(k, v, hashlib.sha256).digest()
    while True:
        v = hmac.new(k, v, hashlib.sha256).digest()
        candidate = int.from_bytes(v, "big")
        if 0 < candidate < _N:
            return candidate
        k = hmac.new(k, v + b"\x00", hashlib.sha256).digest()
        v = hmac.new(k, v, hashlib.sha256).digest()


def _sign(key, digest):
    k = _nonce(key, digest)
    x, y = _multiply(k, _G)
    r = x % _N
    s = pow(k, -1, _N) * (int.from_bytes(digest, "big") + r * key) % _N
    parity = y & 1
    if s > _N // 2:
        s, parity = _N - s, parity ^ 1
    return "0x" + r.to_bytes(32, "big").hex() + s.to_bytes(32, "big").hex() + bytes([27 + parity]).hex()


def address_of(key):
    x, y = _multiply(key, _G)
    return "0x" + keccak256(x.to_bytes(32, "big") + y.to_bytes(32, "big"))[-20:].hex()


def _word(value):
    return int(value, 16).to_bytes(32, "big") if isinstance(value, str) else value.to_bytes(32, "big")


def sign_payment(key, required):
    """Signs exactly what the 402 asks for (x402 v2, scheme exact, EIP-3009)."""
    asked = _payable(required)
    authorization = {
        "from": address_of(key),
        "to": asked["payTo"],
        "value": asked["amount"],
        "validAfter": "0",
        "validBefore": str(int(time.time()) + asked["maxTimeoutSeconds"]),
        "nonce": "0x" + secrets.token_hex(32),
    }
    domain_type = b"EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
    message_type = b"TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    domain = keccak256(
        keccak256(domain_type)
        + keccak256(asked["extra"]["name"].encode())
        + keccak256(asked["extra"]["version"].encode())
        + _word(int(asked["network"].split(":")[1]))
        + _word(asked["asset"])
    )
    message = keccak256(
        keccak256(message_type)
        + _word(authorization["from"])
        + _word(authorization["to"])
        + _word(int(authorization["value"]))
        + _word(0)
        + _word(int(authorization["validBefore"]))
        + _word(authorization["nonce"])
    )
    signature = _sign(key, keccak256(b"\x19\x01" + domain + message))
    return {
        "x402Version": 2,
        "resource": required.get("resource"),
        "accepted": asked,
        "payload": {"signature": signature, "authorization": authorization},
        "extensions": required.get("extensions", {}),
    }


class JbisError(Exception):
    """Any answer of 400 or more: the message says what was wrong and where, `body` is the answer as text."""

    def __init__(self, status, body):
        super().__init__(_message(status, body))
        self.status, self.body = status, body


def _message(status, body):
    try:
        detail = json.loads(body)["detail"]
    except (ValueError, KeyError, TypeError):
        return f"{body} ({status})"
    if isinstance(detail, list):
        return "; ".join(_invalid(item) for item in detail)
    error = detail.get("error") if isinstance(detail, dict) else None
    return f"{error['message']} ({status} {error['code']})" if error else f"{detail} ({status})"


def _invalid(item):
    hint = item.get("ctx") or {}
    more = f"; did you mean {hint['did_you_mean']}?" if "did_you_mean" in hint else ""
    more = more or (f"; allowed: {', '.join(hint['allowed'])}" if "allowed" in hint else "")
    return f"{'.'.join(str(part) for part in item['loc'][1:]) or item['loc'][0]}: {item['msg']}{more}"


def _plain(value):
    """The bytes of a file travel as Base64."""
    return base64.b64encode(value).decode() if isinstance(value, (bytes, bytearray)) else value


# The only money that is signed for: USDC on Base and on its test network. The limit is in dollars; a million units of
# another token may be worth anything.
_TOKENS = {
    "eip155:8453": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
    "eip155:84532": "0x036CbD53842c5426634e7929541eC2318f3dCF7e",
}
# A signature is money for whoever holds it until it ends, whatever was answered.
_LONGEST_SECONDS = 3600


def _is_payable(asked):
    """Whoever asks may be anybody: every field is looked at before something is signed."""
    fields = ("scheme", "network", "asset", "amount", "payTo", "maxTimeoutSeconds", "extra")
    scheme, network, asset, amount, payee, seconds, extra = (asked.get(name) for name in fields)
    return (
        scheme == "exact"
        and str(network) in _TOKENS
        and str(asset).lower() == _TOKENS[str(network)].lower()
        and re.fullmatch(r"0|[1-9][0-9]{0,17}", str(amount)) is not None
        and isinstance(amount, str)
        and re.fullmatch(r"0x[0-9a-fA-F]{40}", str(payee)) is not None
        and type(seconds) is int
        and 0 < seconds <= _LONGEST_SECONDS
        and isinstance(extra, dict)
        and isinstance(extra.get("name"), str)
        and extra.get("version") == "2"
    )


def _payable(required):
    options = required.get("accepts") if isinstance(required, dict) else None
    for asked in options if isinstance(options, list) else []:
        if isinstance(asked, dict) and _is_payable(asked):
            return asked
    raise JbisError(402, "The server asks for a kind of payment this client does not make.")


def _wait(status, headers, answer):
    """Seconds until the same header is sent again; None: the answer is final."""
    try:
        if json.loads(answer)["detail"]["error"]["retryable"] is False:
            return None
    except (ValueError, KeyError, TypeError):
        pass  # Not an error of the service: a proxy's, or the answer itself.
    after = headers["retry-after"] or ""
    if status not in (429, 503) and not (status == 409 and after):
        return None
    return min(int(after), 10) if after.isdigit() else 1


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A payment is meant for one server alone."""

    def redirect_request(self, *_):
        return None


# Larger bodies are not sent to ask for the price, unless it depends on them: the answer comes before they are read.
_LARGE_BODY = 64 * 1024


class Jbis:
    def __init__(self, base_url, key, max_price_usd=1.0):
        self.base_url, self.key, self.max_price = base_url.rstrip("/"), int(key, 16), round(max_price_usd * 1_000_000)
        self._opener = urllib.request.build_opener(_NoRedirect)

    def _send(self, method, url, body, payment=None):
        headers = {"content-type": "application/json"} if body is not None else {}
        if payment:
            headers["payment-signature"] = payment
        request = urllib.request.Request(url, data=body, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=120) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read()

    def _pay(self, method, url, body, required):
        asked = _payable(required)
        if int(asked["amount"]) > self.max_price:
            raise JbisError(402, "The call is dearer than max_price_usd.")
        payment = base64.b64encode(json.dumps(sign_payment(self.key, required)).encode()).decode()
        give_up_at = time.monotonic() + asked["maxTimeoutSeconds"]
        before = None
        # The same header again until the outcome is known: a second payment is never signed.
        for attempt in itertools.count():
            try:
                answer = self._send(method, url, body, payment)
            except (OSError, http.client.HTTPException):
                # A lost connection may have been answered, and paid.
                wait = min(0.5 * 2**attempt, 10)
                if time.monotonic() + wait > give_up_at:
                    raise
            else:
                if before and answer[0] == 402:
                    return before  # The authorization ended while the service was away: why it was away is the answer.
                before, wait = answer, _wait(*answer)
                if wait is None or time.monotonic() + wait > give_up_at:
                    return answer
            time.sleep(wait)

    def _call(self, method, path, values, path_names, has_body):
        values = {name: _plain(value) for name, value in values.items() if value is not None}
        for name in path_names:
            path = path.replace("{%s}" % name, urllib.parse.quote(str(values.pop(name)), safe=""))
        url = self.base_url + path
        body = json.dumps(values).encode() if has_body else None
        if not has_body and values:
            url += "?" + urllib.parse.urlencode(values, doseq=True)
        is_large = body is not None and len(body) > _LARGE_BODY
        status, _, answer = self._send(method, url, b"{}" if is_large else body)
        if status == 402 and is_large and "price_range" in json.loads(answer).get("extensions", {}):
            status, _, answer = self._send(method, url, body)
        if status == 402:
            status, _, answer = self._pay(method, url, body, json.loads(answer))
        if status >= 300:
            raise JbisError(status, answer.decode("utf-8", "replace"))
        return json.loads(answer) if answer else None
