/** A reporter of `node --test`: the files in which something failed, a line each. */
export default async function* failedFiles(events) {
  for await (const { type, data } of events) {
    if (type === "test:fail" && data.file) yield `${data.file}\n`;
  }
}
