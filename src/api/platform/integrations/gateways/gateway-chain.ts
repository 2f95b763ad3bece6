import { setTimeout as wait } from 'node:timers/promises';
import type { Message, Messages } from '../messages.ts';
import { SendFailure } from '../send-failure.ts';
import type { Gateway } from './gateway.ts';

/** What the log gets: the gateway and the reason, never a phone number. */
export type GatewayEvent = {
  readonly gateway: string;
  readonly event: 'failed' | 'rests' | 'isBack';
  readonly reason: string;
};

const PAUSE_MS = 200;

type Line = { gateway: Gateway; circuit: Circuit; taken: number; refused: number; unknown: number };

/**
 * Gateways with failover: the next one gets a message only if the previous certainly did not take it. So it is sent at
 * most once: one that may have been taken is not tried again unless the caller repeats it.
 */
export function chainGateways(
  gateways: readonly Gateway[],
  clock: () => Date,
  report: (event: GatewayEvent) => void,
): Messages {
  const lines = gateways.map((gateway): Line => ({
    gateway,
    circuit: closedCircuit(clock),
    taken: 0,
    refused: 0,
    unknown: 0,
  }));
  return {
    kind: 'gateway',
    send: (message) => sendBy(lines, message, report),
    health: () =>
      lines.map(({ gateway, circuit, taken, refused, unknown }) => ({
        name: gateway.name,
        score: circuit.score(),
        circuit: circuit.state(),
        taken,
        refused,
        unknown,
      })),
  };
}

async function sendBy(lines: Line[], message: Message, report: (event: GatewayEvent) => void): Promise<void> {
  let failure = new SendFailure('no', 'no gateway carries this kind of message');
  for (const line of lines.filter(({ gateway }) => gateway.carries(message))) {
    if (!line.circuit.admits()) {
      failure = new SendFailure('no', 'the gateway rests after failures');
      continue;
    }
    const result = await tryLine(line, message, report);
    if (result === null) return;
    if (result.taken === 'unknown') throw result;
    failure = result;
  }
  throw failure;
}

async function tryLine(
  line: Line,
  message: Message,
  report: (event: GatewayEvent) => void,
): Promise<SendFailure | null> {
  const { gateway, circuit } = line;
  const before = circuit.state();
  const failure = await attempt(gateway, message);
  circuit.note(failure === null ? 'taken' : failure.isGatewayFault ? 'failed' : 'refused');
  if (failure === null) line.taken += 1;
  else if (failure.taken === 'no') line.refused += 1;
  else line.unknown += 1;
  const reason = failure?.message ?? '';
  if (failure !== null) report({ gateway: gateway.name, event: 'failed', reason });
  if (before !== circuit.state())
    report({ gateway: gateway.name, event: circuit.state() === 'open' ? 'rests' : 'isBack', reason });
  return failure;
}

async function attempt(gateway: Gateway, message: Message): Promise<SendFailure | null> {
  for (let tries = 1; ; tries += 1) {
    const failure = await gateway.send(message).then(
      () => null,
      (error: unknown) => asFailure(error),
    );
    if (failure === null || !failure.again || tries > gateway.retries) return failure;
    await wait(PAUSE_MS * tries);
  }
}

// An unforeseen error may have occurred after the message had left.
function asFailure(error: unknown): SendFailure {
  return error instanceof SendFailure ? error : new SendFailure('unknown', 'the gateway broke');
}

/** The number of consecutive failures that opens the circuit. */
const OPENS_AFTER = 5;
const REST_MS = 30_000;
const LONGEST_REST_MS = 5 * 60_000;
/** How many of the last sends the score covers. */
const REMEMBERED = 50;

type Circuit = ReturnType<typeof closedCircuit>;

/** A circuit breaker: open for half a minute, then one message as a probe; failures double it up to five minutes. */
function closedCircuit(clock: () => Date) {
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
    note: (outcome: 'taken' | 'refused' | 'failed'): void => {
      last.push(outcome === 'taken');
      if (last.length > REMEMBERED) last.shift();
      const wasProbe = isProbing;
      isProbing = false;
      if (outcome !== 'failed') {
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
