import type { ConsoleDataOf } from '../../console-endpoints.ts';
import type { DoorEvent, Stop } from '../contract.ts';

export type MyRun = ConsoleDataOf<'getMyRun'>;

/** What was done at a door; `parts` of the event are as they are sent, but for the sequence, which is the key. */
export type QueuedEvent = {
  /** Given by the database in the order of the acts. */
  sequence: number;
  courierId: string;
  event: Unsequenced;
  /** `bad`: the server could not take it, for `code`; `seen`: the courier knows. */
  status: 'kept' | 'sent' | 'bad' | 'seen';
  code: string | null;
};

// `Omit` on a union would merge its members.
type WithoutSequence<Event> = Event extends unknown ? Omit<Event, 'sequence'> : never;
export type Unsequenced = WithoutSequence<DoorEvent>;

/** A stop as the courier sees it: what the server told, and on top of it what is kept on this device. */
export type StopSeen = {
  stop: Stop;
  /** What became of it: the step it ended with, `open`, or `bad` where the server could not take an act. */
  state: string;
  /** An act of it waits for the line. */
  isQueued: boolean;
  bad: QueuedEvent | null;
};

/** The stops of accepted runs in their order, with what is kept here. */
export function seenStops({ runs, stops }: MyRun, events: readonly QueuedEvent[]): StopSeen[] {
  const accepted = new Set(runs.filter(({ status }) => status === 'accepted').map(({ _id }) => _id));
  return stops
    .filter(({ runId }) => accepted.has(runId))
    .map((stop) => {
      const own = events.filter(({ event }) => event.parcelId === stop.parcelId);
      const bad = own.find(({ status }) => status === 'bad') ?? null;
      const last = own.findLast(({ status }) => status === 'kept' || status === 'sent');
      const state = bad !== null ? 'bad' : (stop.outcome ?? last?.event.kind ?? endOf(stop) ?? 'open');
      return { stop, state, isQueued: last?.status === 'kept', bad };
    });
}

// A stop of which the order was canceled by the store before its own end was written down.
const endOf = ({ status }: Stop) => (status === 'canceled' ? 'recall' : null);

/** The cash in the courier's hands: what the server knows, and what was taken since and not sent yet. */
export function cashOf(
  { cashHeld }: MyRun,
  events: readonly QueuedEvent[],
): { held: number; unsent: number } {
  const unsent = events
    .filter(({ status }) => status === 'kept')
    .reduce((sum, { event }) => sum + ('collected' in event ? (event.collected ?? 0) : 0), 0);
  return { held: cashHeld + unsent, unsent };
}
