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

    def health(self):
        """State of the service and its data (free)."""
        return self._call("GET", "/health", {}, [], False)

    def jp_company_verify(self, name=None, corporate_number=None, address=None, response_language=None):
        """Look up a Japanese company by corporate number or name ($0.005)."""
        return self._call("POST", "/jp-company/verify", {"name": name, "corporate_number": corporate_number, "address": address, "response_language": response_language}, [], True)

    def jp_company_report(self, name=None, corporate_number=None, address=None, response_language=None):
        """Company pre-check report with evidence and history ($0.05)."""
        return self._call("POST", "/jp-company/report", {"name": name, "corporate_number": corporate_number, "address": address, "response_language": response_language}, [], True)

    def jp_address_normalize(self, address, response_language=None):
        """Normalise a Japanese address, with English display ($0.005)."""
        return self._call("POST", "/jp-address/normalize", {"address": address, "response_language": response_language}, [], True)

    def jp_invoice_verify(self, registration_number, response_language=None):
        """Look up a qualified-invoice registration number (T-number) ($0.01)."""
        return self._call("POST", "/jp-invoice/verify", {"registration_number": registration_number, "response_language": response_language}, [], True)

    def jp_invoice_check(self, registration_number, supplier_name=None, address=None, response_language=None):
        """Check a T-number against the issuer’s name and address ($0.03)."""
        return self._call("POST", "/jp-invoice/check", {"registration_number": registration_number, "supplier_name": supplier_name, "address": address, "response_language": response_language}, [], True)

    def jp_company_verify_batch(self, items, response_language=None):
        """Look up 1 to 10 companies in one request ($0.05)."""
        return self._call("POST", "/jp-company/verify-batch", {"items": items, "response_language": response_language}, [], True)

    def jp_invoice_verify_batch(self, registration_numbers, response_language=None):
        """Look up 1 to 10 T-numbers in one request ($0.05)."""
        return self._call("POST", "/jp-invoice/verify-batch", {"registration_numbers": registration_numbers, "response_language": response_language}, [], True)

    def jp_business_card_extract(self, front_image_base64=None, back_image_base64=None, front_image_url=None, back_image_url=None, mime_type=None, max_pages=None, output_format=None, include_raw_text=None, response_language=None):
        """Read a Japanese business card, both sides ($0.03)."""
        return self._call("POST", "/jp-business-card/extract", {"front_image_base64": front_image_base64, "back_image_base64": back_image_base64, "front_image_url": front_image_url, "back_image_url": back_image_url, "mime_type": mime_type, "max_pages": max_pages, "output_format": output_format, "include_raw_text": include_raw_text, "response_language": response_language}, [], True)

    def jp_business_card_extract_and_enrich(self, front_image_base64=None, back_image_base64=None, front_image_url=None, back_image_url=None, mime_type=None, max_pages=None, output_format=None, include_raw_text=None, response_language=None):
        """Read a business card and match its company with the registries ($0.10)."""
        return self._call("POST", "/jp-business-card/extract-and-enrich", {"front_image_base64": front_image_base64, "back_image_base64": back_image_base64, "front_image_url": front_image_url, "back_image_url": back_image_url, "mime_type": mime_type, "max_pages": max_pages, "output_format": output_format, "include_raw_text": include_raw_text, "response_language": response_language}, [], True)

    def jp_invoice_extract_and_verify(self, text=None, image_base64=None, file_url=None, mime_type=None, max_pages=None, response_language=None, fields=None, supplier_name=None, address=None):
        """Read an invoice and check its issuer against the registries ($0.05)."""
        return self._call("POST", "/jp-invoice/extract-and-verify", {"text": text, "image_base64": image_base64, "file_url": file_url, "mime_type": mime_type, "max_pages": max_pages, "response_language": response_language, "fields": fields, "supplier_name": supplier_name, "address": address}, [], True)

    def jp_receipt_extract(self, text=None, image_base64=None, file_url=None, mime_type=None, max_pages=None, fields=None, response_language=None):
        """Read a Japanese receipt into expense evidence ($0.03)."""
        return self._call("POST", "/jp-receipt/extract", {"text": text, "image_base64": image_base64, "file_url": file_url, "mime_type": mime_type, "max_pages": max_pages, "fields": fields, "response_language": response_language}, [], True)

    def jp_invoice_extract(self, text=None, image_base64=None, file_url=None, mime_type=None, max_pages=None, response_language=None, fields=None):
        """Read a Japanese billing invoice into checked fields ($0.01)."""
        return self._call("POST", "/jp-invoice/extract", {"text": text, "image_base64": image_base64, "file_url": file_url, "mime_type": mime_type, "max_pages": max_pages, "response_language": response_language, "fields": fields}, [], True)

    def batch_job_create(self, operation, items, response_language=None, client_reference=None):
        """Create a paid batch job of 1 to 1,000 items ($0.001–$50)."""
        return self._call("POST", "/v1/batch-jobs", {"operation": operation, "items": items, "response_language": response_language, "client_reference": client_reference}, [], True)

    def batch_job_status(self, job_id, wait=None):
        """Status of a batch job (free)."""
        return self._call("GET", "/v1/batch-jobs/{job_id}", {"job_id": job_id, "wait": wait}, ["job_id"], False)

    def batch_job_results(self, job_id, cursor=None, limit=None):
        """Results of a batch job (free)."""
        return self._call("GET", "/v1/batch-jobs/{job_id}/results", {"job_id": job_id, "cursor": cursor, "limit": limit}, ["job_id"], False)

    def batch_job_retry(self, job_id):
        """Run the retryable failed items of a batch job again (free)."""
        return self._call("POST", "/v1/batch-jobs/{job_id}/retry", {"job_id": job_id}, ["job_id"], False)

    def batch_job_delete(self, job_id):
        """Delete a batch job and its results now (free)."""
        return self._call("DELETE", "/v1/batch-jobs/{job_id}", {"job_id": job_id}, ["job_id"], False)

    def supplier_resolve(self, name=None, corporate_number=None, registration_number=None, address=None, postal_code=None, include_activity=None, response_language=None):
        """Resolve a supplier from company, qualified-invoice and address evidence ($0.01)."""
        return self._call("POST", "/v1/suppliers/resolve", {"name": name, "corporate_number": corporate_number, "registration_number": registration_number, "address": address, "postal_code": postal_code, "include_activity": include_activity, "response_language": response_language}, [], True)

    def entity_resolve_cross_border(self, jurisdiction=None, name=None, identifiers=None, address=None, postal_code=None, date_of_incorporation=None, response_language=None):
        """Resolve a Japanese or United Kingdom entity from official evidence ($0.04)."""
        return self._call("POST", "/v1/entities/resolve-cross-border", {"jurisdiction": jurisdiction, "name": name, "identifiers": identifiers, "address": address, "postal_code": postal_code, "date_of_incorporation": date_of_incorporation, "response_language": response_language}, [], True)

    def counterparty_check(self, vat_id=None, peppol_participant_id=None, document_type=None, name=None, street=None, postal_code=None, city=None, requester_vat_id=None, response_language=None):
        """Check an EU VAT number and/or a Peppol participant ($0.05)."""
        return self._call("POST", "/v1/invoices/counterparty-check", {"vat_id": vat_id, "peppol_participant_id": peppol_participant_id, "document_type": document_type, "name": name, "street": street, "postal_code": postal_code, "city": city, "requester_vat_id": requester_vat_id, "response_language": response_language}, [], True)

    def entity_filing_risk_snapshot(self, entity_id, window_months=None, response_language=None):
        """Objective filing and disclosure metadata of a registrant ($0.05)."""
        return self._call("GET", "/v1/entities/{entity_id}/filing-risk-snapshot", {"entity_id": entity_id, "window_months": window_months, "response_language": response_language}, ["entity_id"], False)

    def jp_address_parse(self, address, response_language=None):
        """Split a Japanese address into its parts ($0.005)."""
        return self._call("POST", "/jp-address/parse", {"address": address, "response_language": response_language}, [], True)

    def jp_address_postal_lookup(self, postal_code=None, prefecture=None, city=None, ward=None, town=None, limit=None, response_language=None):
        """Look up a Japanese postal code, in both directions ($0.001)."""
        return self._call("POST", "/jp-address/postal-lookup", {"postal_code": postal_code, "prefecture": prefecture, "city": city, "ward": ward, "town": town, "limit": limit, "response_language": response_language}, [], True)

    def jp_address_geocode(self, address, max_candidates=None, response_language=None):
        """Coordinates of a Japanese address ($0.005)."""
        return self._call("POST", "/jp-address/geocode", {"address": address, "max_candidates": max_candidates, "response_language": response_language}, [], True)

    def jp_address_validate(self, address, postal_code=None, response_language=None):
        """Validate a Japanese address against reference data ($0.005)."""
        return self._call("POST", "/jp-address/validate", {"address": address, "postal_code": postal_code, "response_language": response_language}, [], True)

    def jp_regulated_entity_verify(self, name=None, corporate_number=None, registration_number=None, category=None, address=None, response_language=None):
        """Verify a Japanese broker, funds-transfer provider or crypto exchange against the FSA registers ($0.03)."""
        return self._call("POST", "/jp-regulated-entity/verify", {"name": name, "corporate_number": corporate_number, "registration_number": registration_number, "category": category, "address": address, "response_language": response_language}, [], True)

    def jp_company_filings(self, corporate_number=None, edinet_code=None, security_code=None, date_from=None, date_to=None, document_type=None, role=None, include_amendments=None, include_withdrawn=None, limit=None, cursor=None, response_language=None):
        """Search securities filings of a Japanese registrant ($0.01)."""
        return self._call("GET", "/jp-company/filings", {"corporate_number": corporate_number, "edinet_code": edinet_code, "security_code": security_code, "date_from": date_from, "date_to": date_to, "document_type": document_type, "role": role, "include_amendments": include_amendments, "include_withdrawn": include_withdrawn, "limit": limit, "cursor": cursor, "response_language": response_language}, [], False)

    def jp_pint_validate(self, xml=None, xml_base64=None, rule_set=None, verify_issuer=None, response_language=None):
        """Validate a JP PINT 1.1.3 invoice (UBL XML) ($0.02)."""
        return self._call("POST", "/v1/invoices/validate-jp-pint", {"xml": xml, "xml_base64": xml_base64, "rule_set": rule_set, "verify_issuer": verify_issuer, "response_language": response_language}, [], True)


_USAGE = """Usage: python3 jbis_client.py URL KEY_FILE OPERATION ['{"json": "arguments"}']

KEY_FILE holds a private key (0x and 64 hexadecimal digits), e.g. var/devnet/wallet.key of a local service."""


# What a terminal takes for a command, or what turns the text behind it around.
_COMMANDS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def _harmless(text):
    """Every character as it is, or as JSON writes it: the answer of a service may hold what its documents hold."""
    return _COMMANDS.sub(lambda found: "\\u%04x" % ord(found[0]), text)


def _run(arguments):
    """One call from the command line; whatever goes wrong is one line."""
    if len(arguments) not in (3, 4) or "--help" in arguments:
        print(_USAGE, file=sys.stderr)
        return 2
    url, key_file, operation, given = [*arguments, "{}"][:4]
    operations = [name for name in vars(Jbis) if not name.startswith("_")]
    if operation not in operations:
        near = difflib.get_close_matches(operation, operations, 1)
        print(f"There is no operation {operation}. " + (f"Did you mean {near[0]}?" if near else f"Operations: {', '.join(operations)}"), file=sys.stderr)
        return 2
    try:
        with open(key_file) as file:
            client = Jbis(url, key=file.read().strip())
        print(_harmless(json.dumps(getattr(client, operation)(**json.loads(given)), ensure_ascii=False)), flush=True)
    except BrokenPipeError:
        os._exit(0)  # Who reads the answer has enough of it.
    except urllib.error.URLError as error:
        print(f"{url} cannot be reached: {error.reason}", file=sys.stderr)
        return 1
    except (JbisError, OSError, ValueError, TypeError) as error:
        print(f"{operation}: {_harmless(str(error))}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(_run(sys.argv[1:]))
