/** Debounce time before a new quantity is sent, in milliseconds. */
const idleMs = 500;

// Browser only: filled by what the shopper presses.
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => Promise<void> }>();
let last: Promise<unknown> = Promise.resolve();

/** Debounces changes of a line's quantity by half a second; `send` must not reject. */
export function sendLater(line: string, send: () => Promise<void>): void {
  clearTimeout(waiting.get(line)?.timer);
  waiting.set(line, { timer: setTimeout(() => start(line), idleMs), send });
}

/**
 * Sends a change of the cart or its coupon after those before it, pending quantities among them: of two answers that overtake
 * each other the older cart would stay.
 */
export function sendInTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const line of waiting.keys()) start(line);
  return queue(send);
}

/** Sends pending quantities at once and waits for all changes: the next step must not read an outdated cart. */
export async function settleChanges(): Promise<void> {
  await sendInTurn(async () => undefined);
}

function start(line: string): void {
  const entry = waiting.get(line);
  if (!entry) return;
  clearTimeout(entry.timer);
  waiting.delete(line);
  void queue(entry.send);
}

function queue<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(send, send);
  last = answer;
  return answer;
}
