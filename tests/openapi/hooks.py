"""How schemathesis writes the bodies that it has no words for."""

import json

import schemathesis


@schemathesis.serializer("text/plain")
def json_as_text(ctx, value):
    """Afterword takes JSON as `text/plain` too: a browser sends that to another origin without asking first."""
    return json.dumps(value).encode()


@schemathesis.serializer("message/rfc822")
def message(ctx, value):
    return value if isinstance(value, bytes) else str(value).encode(errors="replace")
