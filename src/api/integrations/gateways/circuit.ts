/** The number of consecutive failures that opens the circuit. */
const OPENS_AFTER = 5;
const REST_MS = 30_000;
const LONGEST_REST_MS = 5 * 60_000;
/** How many of the last sends the score covers. */
const REMEMBERED = 50;

export type Circuit = ReturnType<typeof closedCircuit>;

/** A circuit breaker: open for half a minute, then one message as a probe; failures double it up to five minutes. */
export function closedCircuit(clock: () => Date) {
  const last: boolean[] = [];
  let failures = 0;
  let restMs = REST_MS;
  let opensAt: number | null = null;
  let isProbing = false;

  const state = () => (opensAt === null ? 'closed' : clock().getTime() < opensAt ? 'open' : 'halfOpen');

  return {
    state,
    /** The share of the last sends that succeeded; 1 before the first. */
    score: () => (last.length === 0 ? 1 : last.filter(Boolean).length / last.length),
    /** Whether a message may be sent now. After true, the caller must report the result with `note`. */
    admits: (): boolean => {
      if (state() === 'open' || (state() === 'halfOpen' && isProbing)) return false;
      isProbing = state() === 'halfOpen';
      return true;
    },
    note: (outcome: 'taken' | 'refused' | 'ill'): void => {
      last.push(outcome === 'taken');
      if (last.length > REMEMBERED) last.shift();
      const wasProbe = isProbing;
      isProbing = false;
      if (outcome !== 'ill') {
        failures = 0;
        restMs = REST_MS;
        opensAt = null;
        return;
      }
      failures += 1;
      if (wasProbe) restMs = Math.min(restMs * 2, LONGEST_REST_MS);
      if (wasProbe || failures >= OPENS_AFTER) opensAt = clock().getTime() + restMs;
    },
  };
}
