import { randomUUID } from 'node:crypto';
import type { DoorEvent } from '../src/shop/delivery/fulfilment/runs/door-contract.ts';
import type { TestStore } from './buying.ts';

/** Makes what a courier's device recorded: a delivery without a line and without a PIN, or what `more` says. */
export function recorder(store: Pick<TestStore, 'now'>) {
  let sequence = 0;
  return (parcelId: string, more: object = {}): DoorEvent => ({
    eventId: randomUUID(),
    sequence: (sequence += 1),
    occurredAt: store.now().toISOString(),
    parcelId,
    offline: true,
    kind: 'deliver',
    kept: null,
    noPin: 'noPhone',
    ...more,
  });
}
