import { useState } from 'react';
import { cash as t } from '#texts/cash';
import type { Notes } from '../../../shop/cash/contract.ts';
import { formatNumber } from '../../../shop/money.ts';
import { storedJson } from '../../client/storage/stored-json.ts';
import { MoneyCell } from '../ui/cells/money-cell.tsx';
import { AmountInput } from '../ui/fields/amount-field.tsx';
import css from './cash.module.css';

/** The notes of the new pound, the largest first. */
const values = [500, 200, 100, 50, 25, 10, 5] as const;

type Typed = Partial<Record<number, string>>;

/** Notes as typed, stored on the device under `name` until they are sent. */
export function useNotes(name: string) {
  const key = `cash ${name}`;
  const [typed, setTyped] = useState<Typed>(() => storedJson<Typed>('localStorage', key, {}));
  const change = (value: number, text: string) => {
    const next = { ...typed, [value]: text.slice(0, 5) };
    setTyped(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  const forget = () => {
    setTyped({});
    localStorage.removeItem(key);
  };
  const notes: Notes = values.flatMap((value) => {
    const count = Number(typed[value] ?? 0);
    return count === 0 ? [] : [{ value, count }];
  });
  const sum = notes.reduce((total, { value, count }) => total + value * count, 0);
  return { typed, change, forget, notes, sum, isEmpty: Object.values(typed).every((text) => !text) };
}

export type NoteFieldsProps = { counting: ReturnType<typeof useNotes> };

/** How many notes of each kind there are, in any digits, with their value and the sum. */
export function NoteFields({ counting: { typed, change, sum } }: NoteFieldsProps) {
  return (
    <table className={css.notes}>
      <thead>
        <tr>
          <th scope="col">{t.note}</th>
          <th scope="col">{t.count}</th>
          <th scope="col">{t.value}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <tr key={value}>
            <th scope="row">
              <bdi dir="ltr">{formatNumber(value)}</bdi>
            </th>
            <td>
              <AmountInput
                aria-label={t.notesOf(formatNumber(value))}
                value={typed[value] ?? ''}
                onType={(text) => change(value, text)}
              />
            </td>
            <td>
              <MoneyCell amount={value * Number(typed[value] ?? 0)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.total}>
          <th scope="row" colSpan={2}>
            {t.counted}
          </th>
          <td>
            <MoneyCell amount={sum} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
