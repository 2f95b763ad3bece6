/** Resolves after `ms`. */
type Pause = (ms: number) => Promise<void>;

/** The minimum time per part, in ms: an upload uses at most two thirds of a member's rate limit. */
const LEAST_MS = 150;

const pause: Pause = async (ms) => new Promise((over) => setTimeout(over, ms));

/** Sends a file of `bytes` part by part from `nextPart` on; each answer names the next that is missing, null after the last. */
export async function sendParts(
  { nextPart, partBytes, bytes }: { nextPart: number; partBytes: number; bytes: number },
  sendPart: (part: number, from: number) => Promise<number | null>,
  wait: Pause = pause,
): Promise<void> {
  let next: number | null = nextPart;
  while (next !== null && next * partBytes < bytes) {
    const paused = wait(LEAST_MS);
    next = await sendPart(next, next * partBytes);
    if (next !== null) await paused;
  }
}
