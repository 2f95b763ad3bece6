import { useState } from 'react';
import { Link } from 'react-router';
import { bulk } from '#texts/bulk';
import { products as t } from '#texts/products';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import type { ProductInList } from '../../../shop/products/calls.ts';
import {
  type BulkProductStep,
  bulkProductSteps,
  mayStep,
  MOST_IN_BULK,
} from '../../../shop/products/steps.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import css from '../fulfilment/bulk/bulk-bar.module.css';
import type { Selection } from '../ui/selection.ts';
import { missingWord } from './missing-word.ts';

type Refused = ConsoleDataOf<'bulkProducts'>['results'];

export type BulkProductsProps = {
  selection: Selection<ProductInList>;
  /** How many the view has, and how to have them all. */
  found: number;
  readAll: () => Promise<ProductInList[]>;
};

/** The steps of the ticked products; each says how many it fits, and afterwards which were refused and why. */
export function BulkProducts({ selection, found, readAll }: BulkProductsProps) {
  const [refused, setRefused] = useState<Refused>([]);
  const { busy, act } = useAct();
  const products = [...selection.rows.values()];
  if (products.length === 0) return null;
  const fitting = (step: BulkProductStep) => products.filter(({ status }) => mayStep(step, status));
  const take = async (step: BulkProductStep) => {
    const ids = fitting(step).map(({ _id }) => _id);
    const results = await act(() => inParts(ids, step));
    if (results === null) return;
    const not = results.filter(({ code }) => code !== null);
    const stays = new Set(not.map(({ id }) => id));
    selection.set(products.filter(({ _id }) => stays.has(_id)));
    setRefused(not);
    if (not.length < results.length) toast.success(t.bulkDone[step](results.length - not.length));
  };
  const steps = bulkProductSteps.filter((step) => fitting(step).length > 0);
  return (
    <section className={css.bar} aria-label={t.bulkBar}>
      <p role="status">
        <b>{t.chosen(products.length)}</b>{' '}
        {found > products.length && products.length < MOST_IN_BULK && (
          <button
            type="button"
            className={css.all}
            disabled={busy}
            onClick={() => void act(readAll).then((all) => all && selection.set(all))}
          >
            {found > MOST_IN_BULK ? bulk.first(MOST_IN_BULK) : bulk.all(found)}
          </button>
        )}
      </p>
      <button type="button" className={css.close} aria-label={bulk.none} onClick={() => selection.set([])}>
        <Icon name="x" />
      </button>
      <div className={css.actions}>
        {steps.map((step, place) => (
          <Button
            key={step}
            small
            tone={place === 0 ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => void take(step)}
          >
            {bulk.some(t.steps[step], fitting(step).length, products.length)}
          </Button>
        ))}
      </div>
      {refused.length > 0 && (
        <Sheet open onClose={() => setRefused([])} title={t.bulkNotDone(refused.length)}>
          <p>{bulk.stayChosen}</p>
          <ul className={css.refused}>
            {refused.map(({ id, name, missing }) => (
              <li key={id}>
                <Link className="text-link" to={`/products/${id}`}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                {missing.length === 0 ? t.changedMeanwhile : missing.map(missingWord).join(t.and)}
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </section>
  );
}

/** A part at a time: each locks its products until it has ended. */
async function inParts(ids: readonly string[], step: BulkProductStep) {
  const results: ConsoleDataOf<'bulkProducts'>['results'] = [];
  for (let from = 0; from < ids.length; from += PART)
    results.push(...(await askOnce('bulkProducts', { ids: ids.slice(from, from + PART), step })).results);
  return results;
}

const PART = 50;
