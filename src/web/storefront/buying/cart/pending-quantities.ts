/** Debounce time before a new quantity is sent, in milliseconds. */
const idleMs = 500;

type Send = () => Promise<void>;

// Browser only: filled by the cart's lines.
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; send: Send }>();
const underWay = new Set<Promise<void>>();

/** Debounces changes of a line by half a second; `send` must not reject. */
export function sendLater(line: string, send: Send): void {
  clearTimeout(waiting.get(line)?.timer);
  waiting.set(line, { timer: setTimeout(() => start(line), idleMs), send });
}

/** Sends pending quantities at once and waits for the answers: the next step must not read an outdated cart. */
export async function settleQuantities(): Promise<void> {
  for (const line of waiting.keys()) start(line);
  await Promise.all(underWay);
}

function start(line: string): void {
  const entry = waiting.get(line);
  if (!entry) return;
  clearTimeout(entry.timer);
  waiting.delete(line);
  const work = entry.send().finally(() => underWay.delete(work));
  underWay.add(work);
}
