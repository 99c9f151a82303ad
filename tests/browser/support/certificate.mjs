/** A certificate for the hosts of these tests, made at start and trusted by nobody else. */
import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folder.mjs";

/**
 * @param hosts the names it is good for
 * @returns `{file, keyFile}` in PEM, their contents as `cert` (with the authority's behind it) and `key`; `authority` in PEM,
 *   which Firefox trusts, as it trusts no host's own; and `publicKeyHash`: base64 of the SHA-256 of the public key (SPKI), by
 *   which Chromium is told to trust it. Unlike a general "ignore errors" both keep HSTS working.
 */
export function makeCertificate(hosts) {
  const folder = temporaryFolder("certificate");
  const [file, keyFile, authorityFile, authorityKeyFile] = ["certificate", "key", "authority", "authority-key"].map((name) => join(folder, `${name}.pem`));
  const names = hosts.map((host) => `DNS:${host}`).join(",");
  const makes = (name, into, key, ...more) => {
    const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key];
    execFileSync("openssl", ["req", "-x509", "-days", "2", "-subj", `/CN=${name}`, "-out", into, ...newKey, ...more], { stdio: "pipe" });
    return readFileSync(into, "utf8");
  };
  const authority = makes("Afterword tests, authority", authorityFile, authorityKeyFile);
  const extensions = [`subjectAltName=${names}`, "basicConstraints=critical,CA:FALSE"].flatMap((extension) => ["-addext", extension]);
  const own = makes("Afterword tests", file, keyFile, "-CA", authorityFile, "-CAkey", authorityKeyFile, ...extensions);
  const publicKey = new X509Certificate(own).publicKey.export({ type: "spki", format: "der" });
  const publicKeyHash = createHash("sha256").update(publicKey).digest("base64");
  writeFileSync(file, own + authority);
  return { file, keyFile, cert: own + authority, key: readFileSync(keyFile, "utf8"), authority, publicKeyHash };
}
