import type { ConsoleDataOf } from '../../../console-endpoints.ts';
import type { Stop } from '../contract.ts';
import type { DoorEvent, ReturnStop } from './door-contract.ts';

export type MyRun = ConsoleDataOf<'getMyRun'>;

/** What was done at a door; `parts` of the event are as they are sent, except for the sequence, which is the key. */
export type QueuedEvent = {
  /** Given by the database in the order of the acts. */
  sequence: number;
  courierId: string;
  event: Unsequenced;
  /** `bad`: the server refused it with `code`; `seen`: the courier has read that. */
  status: 'kept' | 'sent' | 'bad' | 'seen';
  code: string | null;
};

// `Omit` on a union would merge its members.
type WithoutSequence<Event> = Event extends unknown ? Omit<Event, 'sequence'> : never;
export type Unsequenced = WithoutSequence<DoorEvent>;

/** A door: where a parcel goes, or where a return waits. */
export type Door = Stop | ReturnStop;

export const isReturn = (stop: Door): stop is ReturnStop => 'returnId' in stop;

/** The new pieces of an exchange cost nothing, and are given together. */
export const isFree = ({ exchange }: Stop): boolean => exchange === 'free' || exchange === 'swap';

/** What a door is named by: the parcel, or the return. */
export const idOfDoor = (stop: Door): string => (isReturn(stop) ? stop.returnId : stop.parcelId);

export const doorOf = (event: Unsequenced): string => ('returnId' in event ? event.returnId : event.parcelId);

/** A stop as the courier sees it: the server's state with this device's queued acts on top. */
export type StopSeen<Place extends Door = Door> = {
  stop: Place;
  /** How it ended: the last step, `open`, or `bad` where the server refused an act. */
  state: string;
  /** One of its acts is not sent yet. */
  isQueued: boolean;
  /** The cash that was taken there; null while it is open. */
  taken: number | null;
  bad: QueuedEvent | null;
};

/** The stops of accepted runs in their order, with the queued acts applied. */
export function seenStops({ runs, stops, returnStops }: MyRun, events: readonly QueuedEvent[]): StopSeen[] {
  const accepted = runs.filter(({ status }) => status === 'accepted').map(({ _id }) => _id);
  const place = ({ runId, stopNo }: Door) => [accepted.indexOf(runId), stopNo] as const;
  return [...stops, ...returnStops]
    .filter(({ runId }) => accepted.includes(runId))
    .map((stop) => ({ stop, place: place(stop) }))
    .toSorted((one, other) => one.place[0] - other.place[0] || one.place[1] - other.place[1])
    .map(({ stop }) => {
      const own = events.filter(({ event }) => doorOf(event) === idOfDoor(stop));
      const bad = own.find(({ status }) => status === 'bad') ?? null;
      const last = own.findLast(({ status }) => status === 'kept' || status === 'sent');
      const state = bad !== null ? 'bad' : (stop.outcome ?? last?.event.kind ?? endOf(stop) ?? 'open');
      const taken = state === 'open' || state === 'bad' ? null : takenAt(stop, last);
      return { stop, state, isQueued: last?.status === 'kept', taken, bad };
    });
}

/** As the server knows it, or as an act says that is not in its answer yet. */
const takenAt = (stop: Door, last: QueuedEvent | undefined): number =>
  (isReturn(stop) ? null : stop.collected) ?? (last === undefined ? 0 : cashIn(last.event));

// A canceled order's stop, before its end was recorded.
const endOf = (stop: Door) => (!isReturn(stop) && stop.status === 'canceled' ? 'recall' : null);

/** The cash in the courier's hands: the server's sum, and what was taken and paid since and not sent yet. */
export function cashOf(
  { cashHeld }: MyRun,
  events: readonly QueuedEvent[],
): { held: number; unsent: number } {
  const unsent = events
    .filter(({ status }) => status === 'kept')
    .reduce((sum, { event }) => sum + cashIn(event), 0);
  return { held: cashHeld + unsent, unsent };
}

/** The cash that an act brought; what was paid out is negative. */
export function cashIn(event: Unsequenced): number {
  if (event.kind === 'pay') return -event.paid;
  return 'collected' in event ? (event.collected ?? 0) : 0;
}
