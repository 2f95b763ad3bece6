import { useState } from 'react';
import type { OrderChanges } from '../../../../../shop/buying/orders/calls.ts';
import type { DeliveryKind } from '../../../../../shop/people/account/contract.ts';
import { readDraft, removeDraft, writeDraft } from '../../../client/drafts.ts';

/** The changes of an order that are not saved, and its fields as they are typed: an address may not be whole yet. */
export type EditDraft = {
  readonly changes: OrderChanges;
  readonly fields: Readonly<Record<string, string>>;
  /** Where another address is typed: a door or an office. */
  readonly kind: DeliveryKind | null;
};

const EMPTY: EditDraft = { changes: {}, fields: {}, kind: null };

/** The draft of an order's changes, stored on this device until it is saved or discarded. `begun`: the stored draft. */
export function useEditDraft(orderId: string) {
  const name = `order-edit:${orderId}`;
  const [begun] = useState(() => readDraft(name, EMPTY));
  return {
    begun,
    isResumed: begun !== EMPTY,
    store: (draft: EditDraft) => {
      const isEmpty =
        draft.kind === null && isBlank(Object.values(draft.changes)) && isBlank(Object.values(draft.fields));
      if (isEmpty) removeDraft(name);
      else writeDraft(name, draft);
    },
    forget: () => removeDraft(name),
  };
}

const isBlank = (values: readonly unknown[]) =>
  values.every(
    (value) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0),
  );
