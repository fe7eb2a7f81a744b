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
