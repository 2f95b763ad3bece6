/** How long the shopper may go on pressing before the new quantity is sent. */
const idleMs = 500;

type Send = () => Promise<void>;

// Only ever filled in the browser, by the cart's own lines.
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; send: Send }>();
const underWay = new Set<Promise<void>>();

/** Sends after half a second without another change of the same line; `send` must not reject. */
export function sendLater(line: string, send: Send): void {
  clearTimeout(waiting.get(line)?.timer);
  waiting.set(line, { timer: setTimeout(() => start(line), idleMs), send });
}

/** Sends what still waits and waits for it: the next step must not read a quantity that is about to change. */
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
