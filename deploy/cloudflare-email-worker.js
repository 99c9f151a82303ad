// A worker for Cloudflare's Email Routing: it posts each message, as it is, to Afterword. docs/inbound-cloudflare.md
// leads through the set-up. Variables: AFTERWORD_URL, such as https://comments.example.org, and the secret
// AFTERWORD_SECRET, the same as inbound.secret: "whsec_" and a key in Base64.

export default {
  async email(message, env) {
    const body = new Uint8Array(await new Response(message.raw).arrayBuffer());
    const url = new URL("/api/v1/mail/cloudflare", env.AFTERWORD_URL);
    const answer = await fetch(url, { method: "POST", headers: await signed(body, env.AFTERWORD_SECRET), body });
    await answer.arrayBuffer();
    if (answer.status === 413) {
      message.setReject("The message is too large");
    } else if (!answer.ok) {
      // A temporary error for the sender's server, which tries again later: nothing is lost while Afterword is away.
      throw new Error(`Afterword answers ${answer.status}`);
    }
  },
};

// By https://www.standardwebhooks.com: HMAC-SHA256 over id, time and body.
async function signed(body, secret) {
  const id = `msg_${crypto.randomUUID()}`;
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const text = new Uint8Array(head.length + body.length);
  text.set(head);
  text.set(body, head.length);
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (character) => character.charCodeAt(0));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, text));
  return {
    "content-type": "message/rfc822",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}
