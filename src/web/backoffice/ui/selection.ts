import { useState } from 'react';
import { storedJson } from '../../client/storage/stored-json.ts';

/** The ticked rows of a list by their key; they stay while the list is paged, filtered or left for one of its rows. */
export type Selection<Row> = {
  readonly rows: ReadonlyMap<string, Row>;
  readonly toggle: (row: Row) => void;
  readonly set: (rows: readonly Row[]) => void;
};

/** Kept for the session under `name`. */
export function useSelection<Row>(
  name: string,
  keyOf: (row: Row) => string,
  shown: readonly Row[],
): Selection<Row> {
  const [kept, setKept] = useState(() => storedJson<Row[]>('sessionStorage', name, []));
  const now = new Map(shown.map((row) => [keyOf(row), row]));
  const rows = new Map(kept.map((row) => [keyOf(row), now.get(keyOf(row)) ?? row]));
  const set = (chosen: readonly Row[]) => {
    sessionStorage.setItem(name, JSON.stringify(chosen));
    setKept([...chosen]);
  };
  const toggle = (row: Row) => {
    const others = [...rows.values()].filter((each) => keyOf(each) !== keyOf(row));
    set(rows.has(keyOf(row)) ? others : [...others, row]);
  };
  return { rows, toggle, set };
}
