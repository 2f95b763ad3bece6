import { useState } from 'react';
import { tabStore } from '../../browser/browser-storage.ts';
import { storedJson } from '../../client/storage/stored-json.ts';

/** The ticked rows of a list, as the list component uses them. */
export type Ticks<Row> = {
  readonly count: number;
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  /** Ticks these rows, or unticks them if all of them are ticked; others stay. */
  readonly toggleAll: (rows: readonly Row[]) => void;
};

/** The ticked rows of a list by their key; they stay while the list is paged, filtered or left for one of its rows. */
export type Selection<Row> = Ticks<Row> & {
  readonly rows: ReadonlyMap<string, Row>;
  readonly set: (rows: readonly Row[]) => void;
};

/** Stored for the session under `name`. */
export function useSelection<Row>(
  name: string,
  keyOf: (row: Row) => string,
  shown: readonly Row[],
): Selection<Row> {
  const [stored, setStored] = useState(() => storedJson<Row[]>(tabStore, name, []));
  const now = new Map(shown.map((row) => [keyOf(row), row]));
  const rows = new Map(stored.map((row) => [keyOf(row), now.get(keyOf(row)) ?? row]));
  const set = (chosen: readonly Row[]) => {
    tabStore.set(name, JSON.stringify(chosen));
    setStored([...chosen]);
  };
  const has = (row: Row) => rows.has(keyOf(row));
  const toggle = (row: Row) => {
    const others = [...rows.values()].filter((each) => keyOf(each) !== keyOf(row));
    set(has(row) ? others : [...others, row]);
  };
  const toggleAll = (given: readonly Row[]) => {
    const keys = new Set(given.map(keyOf));
    const others = [...rows.values()].filter((row) => !keys.has(keyOf(row)));
    set(given.every(has) ? others : [...others, ...given]);
  };
  return { rows, count: rows.size, has, set, toggle, toggleAll };
}
