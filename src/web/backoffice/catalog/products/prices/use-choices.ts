import { createContext, useState } from 'react';
import type { PriceChange, PriceRowKind } from '../../../../../shop/catalog/products/prices/price-calls.ts';
import { type TickedKind, tickedKinds } from '../../../../../shop/catalog/products/prices/price-rule.ts';
import type { ConsoleInputOf } from '../../../../../shop/console-endpoints.ts';
import { readDraft, removeDraft, writeDraft } from '../../../client/drafts.ts';

type RowOf = { productId: string; kind: PriceRowKind };

/**
 * The kinds of rows that are included, the products that differ from the rest of their kind, and the prices typed
 * instead of the rule's.
 */
export type RowChoices = {
  whole: readonly TickedKind[];
  flipped: Readonly<Record<string, TickedKind>>;
  typed: Readonly<Record<string, { price: string; kind: PriceRowKind }>>;
};

type Chooser = {
  choices: RowChoices;
  setChoices: (choices: RowChoices) => void;
  isDiscount: boolean;
  /** A price can be typed for a row: not where discounts end. */
  canType: boolean;
  step: number;
};

/** Null where nothing can be chosen any more. */
export const ChoicesContext = createContext<Chooser | null>(null);

const STORED = 'price-preview';
const preset: RowChoices = { whole: ['ready'], flipped: {}, typed: {} };

/** The choices of a change, stored on this device until it is applied. A member has one draft, so one is stored. */
export function useChoices(id: string): {
  choices: RowChoices;
  setChoices: (choices: RowChoices) => void;
  forget: () => void;
} {
  const [choices, setState] = useState(() => {
    const stored = readDraft<{ id: string } & RowChoices>(STORED, { id, ...preset });
    return stored.id === id ? stored : preset;
  });
  const setChoices = (next: RowChoices) => {
    writeDraft(STORED, { ...next, id });
    setState(next);
  };
  return { choices, setChoices, forget: () => removeDraft(STORED) };
}

export const isTicked = (kind: PriceRowKind): kind is TickedKind => tickedKinds.some((each) => each === kind);

/** Whether a row will be applied: by its kind, or because a price was typed for one that the rule leaves out. */
export const isTaken = ({ whole, flipped, typed }: RowChoices, { productId, kind }: RowOf): boolean =>
  isTicked(kind)
    ? whole.includes(kind) !== Object.hasOwn(flipped, productId)
    : (typed[productId]?.price ?? '') !== '';

/** Includes or excludes a row; one that only its typed price includes loses the price. */
export function withRow(choices: RowChoices, { productId, kind }: RowOf): RowChoices {
  if (!isTicked(kind)) return { ...choices, typed: without(choices.typed, productId) };
  const { flipped } = choices;
  return {
    ...choices,
    flipped: Object.hasOwn(flipped, productId)
      ? without(flipped, productId)
      : { ...flipped, [productId]: kind },
  };
}

/** A row with a typed price is taken. */
export function withPrice(choices: RowChoices, row: RowOf, price: string): RowChoices {
  const { productId, kind } = row;
  const next = { ...choices, typed: { ...choices.typed, [productId]: { price, kind } } };
  return price === '' || isTaken(next, row) ? next : withRow(next, row);
}

export function withKind(choices: RowChoices, kind: TickedKind, isWhole: boolean): RowChoices {
  const others = choices.whole.filter((each) => each !== kind);
  const flipped = Object.fromEntries(Object.entries(choices.flipped).filter(([, each]) => each !== kind));
  return { ...choices, whole: isWhole ? [...others, kind] : others, flipped };
}

/** The input of the call, and the number of prices that it changes. */
export function chosen(
  choices: RowChoices,
  counts: PriceChange['counts'],
): { input: Omit<ConsoleInputOf<'applyPrices'>, 'id' | 'at'>; count: number } {
  const { whole, flipped } = choices;
  const flips = Object.entries(flipped);
  const typed = Object.entries(choices.typed).filter(
    ([productId, { price, kind }]) => price !== '' && isTaken(choices, { productId, kind }),
  );
  const input = {
    kinds: [...whole],
    except: flips.filter(([, kind]) => whole.includes(kind)).map(([productId]) => productId),
    also: flips.filter(([, kind]) => !whole.includes(kind)).map(([productId]) => productId),
    typed: typed.map(([productId, { price }]) => ({ productId, price: Number(price) })),
  };
  const taken = whole.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const onlyTyped = typed.filter(([, { kind }]) => !isTicked(kind)).length;
  return { input, count: taken - input.except.length + input.also.length + onlyTyped };
}

const without = <Value>(of: Readonly<Record<string, Value>>, id: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).filter(([each]) => each !== id));
