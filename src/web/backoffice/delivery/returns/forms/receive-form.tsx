import { useState } from 'react';
import { returnDesk as t } from '#texts/return-desk';
import type { Condition, ConsoleReturn } from '../../../../../shop/delivery/returns/desk-contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStored, useStoredText } from '../../../client/use-stored-text.ts';
import { useMe } from '../../../layout/me.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import css from '../returns.module.css';
import { useWords, WordsFields } from './words-fields.tsx';

type Counted = Condition & { itemNo: number };
const bad = ['damaged', 'missing', 'notOurs'] as const;
const sum = (counts: readonly Counted[], ...states: (keyof Condition)[]) =>
  counts.reduce((all, count) => all + states.reduce((part, state) => part + count[state], 0), 0);

/** Counts the returned pieces by their state; a lower refund is explained to the shopper. */
export function ReceiveForm({ request }: { request: ConsoleReturn }) {
  const { _id: id, version, items } = request;
  const [whole] = useState<Counted[]>(() =>
    items.map(({ itemNo, quantity }) => ({
      itemNo,
      resellable: quantity,
      damaged: 0,
      missing: 0,
      notOurs: 0,
    })),
  );
  const [counts, setCounts] = useStored(`return counts ${id}`, whole);
  const [lower, setLower] = useStoredText(`return lowered ${id}`);
  const [isLost, setLost] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const { words, change, forget, isWhole } = useWords(`receive:${id}`);
  const { busy, act } = useAct();
  const { roles } = useMe().staff;
  // Settled at the door: the refund no longer changes.
  const isSettled = request.status !== 'approved';
  const mayLower =
    !isSettled &&
    request.kind === 'return' &&
    sum(counts, 'damaged') > 0 &&
    roles.some((role) => role === 'owner' || role === 'manager');
  const lowered = mayLower ? Number(lower) : 0;
  const mayBeLost = !isSettled && request.collected !== null && sum(counts, 'missing') > 0;
  const lostOnWay = mayBeLost && isLost;
  const unpaid = lostOnWay ? sum(counts, 'notOurs') : sum(counts, 'missing', 'notOurs');
  const isExplained = !isSettled && (lowered > 0 || unpaid > 0);
  const isEmpty = !lostOnWay && sum(counts, 'resellable', 'damaged') === 0;

  const set = (itemNo: number, quantity: number, part: Partial<Condition>) =>
    setCounts(
      counts.map((count) => {
        if (count.itemNo !== itemNo) return count;
        const { damaged, missing, notOurs } = { ...count, ...part };
        return { itemNo, damaged, missing, notOurs, resellable: quantity - damaged - missing - notOurs };
      }),
    );
  const submit = async () => {
    setWrong(isExplained && !isWhole);
    if (isExplained && !isWhole) return;
    const said = isExplained ? words : null;
    const done = await act(async () =>
      askOnce('receiveReturn', { id, version, items: counts, lowered, lostOnWay, words: said }),
    );
    if (done === null) return;
    forget();
    setCounts(whole);
    setLower('');
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className="card-title">{t.receiveTitle}</h2>
      {isSettled && <p className={css.quiet}>{t.settledAtDoor}</p>}
      {counts.map((count, place) => {
        const { name = '', quantity = 0 } = items[place] ?? {};
        return (
          <fieldset key={count.itemNo} className={css.counts}>
            <legend>{name}</legend>
            <p>
              {t.resellable}: <b>{count.resellable}</b>
            </p>
            {bad.map((state) => (
              <QuantityStepper
                key={state}
                label={t[state]}
                min={0}
                max={count.resellable + count[state]}
                value={count[state]}
                onChange={(value) => set(count.itemNo, quantity, { [state]: value })}
              />
            ))}
          </fieldset>
        );
      })}
      {mayBeLost && (
        <Checkbox
          label={t.lostOnWay}
          checked={isLost}
          onChange={({ currentTarget }) => setLost(currentTarget.checked)}
        />
      )}
      {mayLower && (
        <AmountField
          compact
          label={t.lower}
          hint={t.lowerHint}
          value={lower}
          maxLength={9}
          onType={setLower}
        />
      )}
      {isExplained && (
        <>
          <p>{isEmpty ? t.nothingCame : t.whyLess}</p>
          <WordsFields words={words} onChange={change} isWrong={isWrong} />
        </>
      )}
      <Button type="submit" wide icon="check" busy={busy}>
        {t.receive}
      </Button>
    </form>
  );
}
