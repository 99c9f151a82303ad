/** A certificate for the hosts of these tests, made at start and trusted by nobody else. */
import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folder.mjs";

/**
 * @param hosts the names it is good for
 * @returns `{file, keyFile}` in PEM, their contents as `cert` and `key`, and `publicKeyHash`: base64 of the SHA-256 of the
 *   public key (SPKI), by which Chromium is told to trust it. Unlike a general "ignore errors" it keeps HSTS working.
 */
export function makeCertificate(hosts) {
  const folder = temporaryFolder("certificate");
  const [file, keyFile] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const names = hosts.map((host) => `DNS:${host}`).join(",");
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
  const certificate = ["-x509", "-days", "2", "-subj", "/CN=Afterword tests", "-addext", `subjectAltName=${names}`, "-out", file];
  execFileSync("openssl", ["req", ...key, ...certificate], { stdio: "pipe" });
  const cert = readFileSync(file, "utf8");
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const publicKeyHash = createHash("sha256").update(publicKey).digest("base64");
  return { file, keyFile, cert, key: readFileSync(keyFile, "utf8"), publicKeyHash };
}
