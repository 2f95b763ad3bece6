import { useState } from 'react';
import { language } from '#texts/language';
import { priceDesk as t } from '#texts/price-desk';
import type { PriceChange } from '../../../../../shop/catalog/products/prices/price-calls.ts';
import { isOverAt, tickedKinds } from '../../../../../shop/catalog/products/prices/price-rule.ts';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { offerUndo } from '../../../ui/undo/undo-offer.ts';
import css from './prices.module.css';
import { ScheduleSheet } from './schedule-sheet.tsx';
import { type RowChoices, chosen } from './use-choices.ts';

type ChangeFactsProps = {
  change: PriceChange;
  touched: ConsoleDataOf<'getPriceChange'>['touched'];
  choices: RowChoices;
};

/** The rule of a change, its state and its effects. */
export function ChangeFacts({ change, touched, choices }: ChangeFactsProps) {
  const { state, rule, madeBy, madeAt, dueAt, canUndo, counts } = change;
  return (
    <div className={css.facts}>
      {state === 'draft' && <p className={css.big}>{t.willChange(chosen(choices, counts).count)}</p>}
      <p className={css.quiet}>
        {t.states[state]}
        {state === 'scheduled' && dueAt !== null && ` ${t.dueAt(formatMoment(dueAt, language))}`} ·{' '}
        {t.madeBy(madeBy, formatMoment(madeAt, language))}
      </p>
      {touched !== null && (
        <div className={css.effect}>
          <p>{t.effects[rule.kind]}</p>
          <p>
            {touched.carts > 0 && t.carts(touched.carts)}{' '}
            {touched.discounts > 0 && t.discounts(touched.discounts)}
          </p>
        </div>
      )}
      {canUndo && <p className={css.quiet}>{t.undoSays}</p>}
    </div>
  );
}

/** Undoes a change and says how many products keep a price that was edited since. */
async function undoPriceChange(id: string): Promise<void> {
  const { counts } = (await askOnce('undoPrices', { id })).change;
  // The undo bar may still offer the same.
  offerUndo(null);
  const { restored = 0, kept = 0 } = counts;
  if (kept === 0) return toast.success(t.undone);
  toast.error(restored === 0 ? t.kept(kept) : `${t.undone} ${t.kept(kept)}`);
}

type ChangeBarProps = { change: PriceChange; choices: RowChoices; onApplied: () => void };

/** The next step of a change: apply or schedule a draft, drop one that is to come, undo one that was applied. */
export function ChangeBar({ change, choices, onApplied }: ChangeBarProps) {
  const { _id: id, state, rule, counts, canUndo } = change;
  const { busy, act } = useAct();
  const [isLater, setLater] = useState(false);
  const { input, count } = chosen(choices, counts);
  const apply = async (at: string | null) => {
    const done = await act(async () => askOnce('applyPrices', { id, at, ...input }));
    setLater(false);
    if (done === null) return;
    if (at !== null) toast.success(t.scheduled);
    else offerUndo({ text: t.applied, undo: async () => undoPriceChange(id) });
    onApplied();
  };
  const cancel = async () => {
    if ((await act(async () => askOnce('cancelPrices', { id }))) !== null) toast.success(t.canceled);
  };
  return (
    <div className={css.bar}>
      <p className={css.line}>
        {state === 'draft' && count === 0 && whyNone(counts)}
        {state === 'draft' && count > 0 && (
          <>
            <Button busy={busy} onClick={() => void apply(null)}>
              {t.apply(count)}
            </Button>
            <Button tone="secondary" disabled={busy} onClick={() => setLater(true)}>
              {t.later}
            </Button>
          </>
        )}
        {state === 'scheduled' && (
          <Button tone="secondary" busy={busy} onClick={() => void cancel()}>
            {t.cancel}
          </Button>
        )}
        {canUndo && (
          <Button
            tone="secondary"
            icon="undo-2"
            busy={busy}
            onClick={() => void act(async () => undoPriceChange(id))}
          >
            {t.undo}
          </Button>
        )}
      </p>
      {isLater && (
        <ScheduleSheet
          title={t.laterTitle}
          action={t.apply(count)}
          whyNot={(at) => whyNotAt(rule, at)}
          busy={busy}
          onClose={() => setLater(false)}
          onChoose={(at) => void apply(at)}
        />
      )}
    </div>
  );
}

/** Why nothing is to be applied. */
function whyNone(counts: PriceChange['counts']): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) return t.noneFits;
  if (counts.same === all) return t.noneDiffers;
  return tickedKinds.some((kind) => (counts[kind] ?? 0) > 0) ? t.noneChosen : t.noneAllowed;
}

const whyNotAt = (rule: PriceChange['rule'], at: Date): string | null =>
  isOverAt(rule, at) ? t.discountOver(formatMoment(rule.endsAt ?? '', language)) : null;
