import { createContext, use, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { taxonomy as t } from '#texts/taxonomy';
import { callsOfKind } from '../../../../shop/catalog/taxonomy/calls-of-kind.ts';
import type { TaxonomyRow } from '../../../../shop/catalog/taxonomy/contract.ts';
import type { TaxonomyKind } from '../../../../shop/catalog/taxonomy/kinds.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import css from './taxonomy.module.css';

type RowOrder = { rows: readonly TaxonomyRow[]; move: (id: string, by: 1 | -1) => void };

export const RowOrderContext = createContext<RowOrder>({ rows: [], move: () => {} });

/** The rows as they were moved. Each move is sent after the one before it; a refused one leaves the order as it is stored. */
export function useRowOrder(kind: TaxonomyKind, stored: readonly TaxonomyRow[]): RowOrder {
  const [ids, setIds] = useState<readonly string[]>([]);
  const sending = useRef({ last: Promise.resolve(), count: 0 });
  const { revalidate } = useRevalidator();
  const moved = ids.flatMap((id) => stored.find(({ _id }) => _id === id) ?? []);
  // Another kind, or a row that was added or removed meanwhile.
  const rows = moved.length === stored.length ? moved : stored;
  const send = async (wanted: readonly string[]) => {
    try {
      await ask(callsOfKind[kind].order, { ids: [...wanted] });
    } catch (failure) {
      toast.error(failureText(failure, t.notOrdered));
    }
    sending.current.count -= 1;
    if (sending.current.count > 0) return;
    await revalidate();
    setIds([]);
  };
  const move = (id: string, by: 1 | -1) => {
    const wanted = rows.map(({ _id }) => _id);
    const from = wanted.indexOf(id);
    wanted.splice(from + by, 0, ...wanted.splice(from, 1));
    setIds(wanted);
    sending.current.count += 1;
    sending.current.last = sending.current.last.then(async () => send(wanted));
  };
  return { rows, move };
}

/** Moves a row one place earlier or later. */
export function MoveButtons({ id, name }: { id: string; name: string }) {
  const { rows, move } = use(RowOrderContext);
  const place = rows.findIndex(({ _id }) => _id === id);
  const press = (button: HTMLButtonElement, by: 1 | -1) => {
    move(id, by);
    // The browser takes the focus from what moves in the page.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <span className={css.moves}>
      <IconButton
        icon="arrow-up"
        label={t.moveEarlier(name)}
        disabled={place === 0}
        onClick={({ currentTarget }) => press(currentTarget, -1)}
      />
      <IconButton
        icon="arrow-down"
        label={t.moveLater(name)}
        disabled={place === rows.length - 1}
        onClick={({ currentTarget }) => press(currentTarget, 1)}
      />
    </span>
  );
}
