import { useState } from 'react';
import type { ConsoleInputOf } from '../../../../shop/console-endpoints.ts';
import type { PriceChange } from '../../../../shop/products/prices/price-calls.ts';
import type { TickedKind } from '../../../../shop/products/prices/price-rule.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';

/** Kinds of rows that are taken as a whole, products that are not as the rest of their kind, and prices typed. */
export type RowChoices = {
  whole: readonly TickedKind[];
  flipped: Readonly<Record<string, TickedKind>>;
  typed: Readonly<Record<string, string>>;
};

const STORED = 'price-choices';
const preset: RowChoices = { whole: ['ready'], flipped: {}, typed: {} };

/** What was chosen from a change stays on this device until it is applied. A person has one draft, so one is stored. */
export function useChoices(id: string): {
  choices: RowChoices;
  setChoices: (choices: RowChoices) => void;
  forget: () => void;
} {
  const [choices, setState] = useState(() => {
    const stored = storedJson<{ id: string } & RowChoices>('localStorage', STORED, { id, ...preset });
    return stored.id === id ? stored : preset;
  });
  const setChoices = (next: RowChoices) => {
    localStorage.setItem(STORED, JSON.stringify({ ...next, id }));
    setState(next);
  };
  return { choices, setChoices, forget: () => localStorage.removeItem(STORED) };
}

export const isTaken = ({ whole, flipped }: RowChoices, productId: string, kind: TickedKind) =>
  whole.includes(kind) !== Object.hasOwn(flipped, productId);

export function withRow(choices: RowChoices, productId: string, kind: TickedKind): RowChoices {
  const { [productId]: flip, ...flipped } = choices.flipped;
  return { ...choices, flipped: flip === undefined ? { ...flipped, [productId]: kind } : flipped };
}

export function withKind(choices: RowChoices, kind: TickedKind, isWhole: boolean): RowChoices {
  const others = choices.whole.filter((each) => each !== kind);
  const flipped = Object.fromEntries(Object.entries(choices.flipped).filter(([, each]) => each !== kind));
  return { ...choices, whole: isWhole ? [...others, kind] : others, flipped };
}

/** What is asked of the API, and how many prices it changes. */
export function chosen(
  { whole, flipped, typed }: RowChoices,
  counts: PriceChange['counts'],
): { input: Omit<ConsoleInputOf<'applyPrices'>, 'id' | 'at'>; count: number } {
  const flips = Object.entries(flipped);
  const input = {
    kinds: [...whole],
    except: flips.filter(([, kind]) => whole.includes(kind)).map(([productId]) => productId),
    also: flips.filter(([, kind]) => !whole.includes(kind)).map(([productId]) => productId),
    typed: Object.entries(typed)
      .filter(([, price]) => price !== '')
      .map(([productId, price]) => ({ productId, price: Number(price) })),
  };
  const taken = whole.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  return { input, count: taken - input.except.length + input.also.length + input.typed.length };
}
