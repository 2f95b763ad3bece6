import autocannon from 'autocannon';
import type { Scenario } from './scenarios.ts';

/** Requests a second, milliseconds at two percentiles, and the mean size of an answer. */
export type Figure = { perSecond: number; p50: number; p97: number; bytes: number };

const WARM_UP_SECONDS = 1;

/**
 * Runs a scenario for `seconds` after a warm-up, over keep-alive connections as a proxy would hold them. Throws what was
 * answered if one answer was not 2xx: a refusal is quick, and no figure.
 */
export async function measure(scenario: Scenario, connections: number, seconds: number): Promise<Figure> {
  await run(scenario, connections, WARM_UP_SECONDS);
  const result = await run(scenario, connections, seconds);
  const total = result.requests.total;
  return {
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    bytes: total === 0 ? 0 : result.throughput.total / total,
  };
}

async function run(
  { name, address, requests, perConnection }: Scenario,
  connections: number,
  seconds: number,
): Promise<autocannon.Result> {
  let next = 0;
  let wrong: string | null = null;
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests,
    setupClient: (client) => {
      let said = '';
      client.on('body', (part) => {
        said = part.toString();
      });
      client.on('response', (status) => {
        if (status < 200 || status > 299) wrong ??= `${status} ${said.slice(0, 300)}`;
      });
      if (perConnection === null) return;
      client.setRequests(perConnection(next));
      next = (next + 1) % connections;
    },
  });
  if (result.errors > 0) wrong ??= `${result.errors} requests without an answer`;
  if (wrong !== null) throw new Error(`"${name}" was answered: ${wrong}`);
  return result;
}
