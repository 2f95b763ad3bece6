/** The connections of one instance: for requests, for jobs (null: enough for all at once), and for listening to changes. */
export type Connections = { requests: number; jobs: number | null; listener: number };

export const LEAST_CONNECTIONS = 12;
/** Where requests go through a pooler: one job at once, and the listener. */
export const LEAST_BESIDE_POOLER = 3;
/** Two jobs at once: each holds one connection and works on another. */
const LEAST_FOR_JOBS = 4;

/**
 * Divides the number that an operator allows; without one, `requests` is for requests alone. Where requests go through a
 * pooler, the number is for what is beside it.
 */
export function divideConnections(
  total: number | undefined,
  requests: number,
  isPooled = false,
): Connections {
  const listener = 1;
  if (total !== undefined && isPooled) return { requests, jobs: total - listener, listener };
  if (total === undefined) return { requests, jobs: null, listener };
  const jobs = Math.max(LEAST_FOR_JOBS, Math.floor(total / 4));
  return { requests: total - jobs - listener, jobs, listener };
}
