/** After so many failures in a row a gateway is left alone for a while. */
const OPENS_AFTER = 5;
const REST_MS = 30_000;
const LONGEST_REST_MS = 5 * 60_000;
/** How many of its last sends a gateway is judged by. */
const REMEMBERED = 50;

export type Circuit = ReturnType<typeof closedCircuit>;

/**
 * Keeps messages away from a gateway that fails again and again. It rests for half a minute; then one message goes as a
 * probe: taken, the gateway is back; else it rests twice as long, up to five minutes.
 */
export function closedCircuit(clock: () => Date) {
  const last: boolean[] = [];
  let failures = 0;
  let restMs = REST_MS;
  let opensAt: number | null = null;
  let isProbing = false;

  const state = () => (opensAt === null ? 'closed' : clock().getTime() < opensAt ? 'open' : 'halfOpen');

  return {
    state,
    /** The share of the last sends that were taken; 1 before the first. */
    score: () => (last.length === 0 ? 1 : last.filter(Boolean).length / last.length),
    /** May a message go now? Whoever is told yes has to say how it went, with `note`. */
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
