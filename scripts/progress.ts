const EVERY_MS = 5000;

/**
 * Shows the progress of long work on stderr: one updated line on a terminal, otherwise a line every 5 s. Call the
 * returned function with the amount done.
 */
export function showProgress(what: string, total: number): (done: number) => void {
  const { stderr } = process;
  let next = Date.now() + EVERY_MS;
  return (done) => {
    const line = `${what}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
    if (stderr.isTTY) stderr.write(`\r\u001B[K${done < total ? line : ''}`);
    else if (Date.now() >= next) {
      stderr.write(`${line}\n`);
      next = Date.now() + EVERY_MS;
    }
  };
}
