import autocannon from 'autocannon';
import type { Scenario } from './scenarios.ts';

/** Requests a second, milliseconds at two percentiles, the mean size of an answer, and how many were not 2xx. */
export type Figure = { perSecond: number; p50: number; p97: number; bytes: number; failed: number };

const WARM_UP_SECONDS = 1;

/** Runs a scenario for `seconds` after a warm-up, over keep-alive connections as a proxy would hold them. */
export async function measure(scenario: Scenario, connections: number, seconds: number): Promise<Figure> {
  await run(scenario, connections, WARM_UP_SECONDS);
  const result = await run(scenario, connections, seconds);
  const total = result.requests.total;
  return {
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    bytes: total === 0 ? 0 : result.throughput.total / total,
    failed: result.non2xx + result.errors,
  };
}

function run(
  { address, requests, perConnection }: Scenario,
  connections: number,
  seconds: number,
): Promise<autocannon.Result> {
  let next = 0;
  return autocannon({
    url: address,
    connections,
    duration: seconds,
    requests,
    setupClient: (client) => {
      if (perConnection === null) return;
      client.setRequests(perConnection(next));
      next = (next + 1) % connections;
    },
  });
}
