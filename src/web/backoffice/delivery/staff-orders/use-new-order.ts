import { useEffect, useState } from 'react';
import { newOrder as t } from '#texts/new-order';
import type { CartLine } from '../../../../shop/buying/cart/contract.ts';
import type { StaffChannel } from '../../../../shop/buying/orders/status.ts';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { isSame } from '../../../../shop/merge-items.ts';
import type { AddressInput as OrderAddress, DeliveryKind } from '../../../../shop/people/account/contract.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { ask } from '../../client/ask.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '../../client/drafts.ts';

const STORAGE_KEY = 'new-order';
const WAIT_MS = 300;

/** The order being taken. The ticks are not stored: the customer agrees each time. */
export type NewOrder = {
  /** The nine digits after +963. */
  phone: string;
  name: string;
  kind: DeliveryKind;
  city: string;
  area: string;
  street: string;
  details: string;
  lines: CartLine[];
  source: StaffChannel;
  coupon: string;
  note: string;
};

export type OrderPreview = ConsoleDataOf<'previewForCustomer'>;

const EMPTY: NewOrder = {
  phone: '',
  name: '',
  kind: 'home',
  city: '',
  area: '',
  street: '',
  details: '',
  lines: [],
  source: 'phone',
  coupon: '',
  note: '',
};

/**
 * The input of a call from the draft: an address only once it is complete, else the customer's own is used. For an
 * office the city is enough; without one nothing is priced, as the customer's own address is a door.
 */
export function askedOf({ phone, kind, lines, coupon, ...draft }: NewOrder) {
  const address = kind === 'office' ? officeIn(draft) : doorOf(draft);
  return {
    phone: `+963${phone}`,
    lines: kind === 'office' && address === null ? [] : lines,
    ...(address !== null && { address }),
    ...(coupon !== '' && { couponCode: coupon }),
  };
}

type Place = Pick<NewOrder, 'city' | 'area' | 'street' | 'details'>;

const officeIn = ({ city }: Place): OrderAddress | null =>
  city === '' ? null : { city, area: '', street: '', kind: 'office' };

function doorOf({ city, area, street, details }: Place): OrderAddress | null {
  if (city === '' || area === '' || street === '') return null;
  return { city, area, street, ...(details !== '' && { additionalDetails: details }) };
}

const readStored = (): NewOrder => ({ ...EMPTY, ...readDraft<Partial<NewOrder>>(STORAGE_KEY, {}) });

/** The draft, stored on this device from the first keystroke, and what it comes to, loaded after a debounce. */
export function useNewOrder() {
  const [first] = useState(readStored);
  const [draft, setDraft] = useState(first);
  /** How often another tab changed the draft; `isGone`: it was placed or discarded there. */
  const [elsewhere, setElsewhere] = useState({ times: 0, isGone: false });
  const [answer, setAnswer] = useState<{ key: string; preview: OrderPreview | null; problem: string }>();
  const isPhone = draft.phone.length === 9;
  const key = isPhone ? JSON.stringify(askedOf(draft)) : '';
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask('previewForCustomer', JSON.parse(key) as ReturnType<typeof askedOf>)
        .then((preview) => isCurrent && setAnswer({ key, preview, problem: '' }))
        .catch((error: unknown) => {
          if (isCurrent) setAnswer({ key, preview: null, problem: failureText(error, t.previewFailed) });
        });
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  useEffect(() => {
    // All tabs of a browser show one draft: an order is then not placed from two of them.
    const hear = ({ key: name, newValue }: StorageEvent) => {
      if (name !== draftKey(STORAGE_KEY)) return;
      setDraft({ ...EMPTY, ...(newValue !== null && (JSON.parse(newValue) as Partial<NewOrder>)) });
      setElsewhere(({ times }) => ({ times: times + 1, isGone: newValue === null }));
    };
    addEventListener('storage', hear);
    // What another tab stored after the first render and before this one listened.
    const stored = readStored();
    if (!isSame(stored, first)) {
      setDraft(stored);
      setElsewhere({ times: 1, isGone: false });
    }
    return () => removeEventListener('storage', hear);
  }, [first]);
  const change = (part: Partial<NewOrder>) => {
    const changed = { ...draft, ...part };
    if (elsewhere.isGone) setElsewhere({ ...elsewhere, isGone: false });
    writeDraft(STORAGE_KEY, changed);
    setDraft(changed);
  };
  const forget = () => {
    removeDraft(STORAGE_KEY);
    setDraft(EMPTY);
    setAnswer(undefined);
  };
  const isAnswered = answer?.key === key;
  return {
    draft,
    elsewhere,
    change,
    forget,
    isPhone,
    /** Stays while the next one loads; `busy` then. */
    preview: isPhone ? (answer?.preview ?? null) : null,
    problem: isAnswered ? answer.problem : '',
    busy: key !== '' && !isAnswered,
  };
}
