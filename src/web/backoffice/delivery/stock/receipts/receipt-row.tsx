import { useState } from 'react';
import { stock as t } from '#texts/stock';
import type { Receipt, ReceiptLine } from '../../../../../shop/delivery/stock/contract.ts';
import { readHundredths } from '../../../../../shop/read-amount.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Picture } from '../../../../ui/product/picture.tsx';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import css from '../stock.module.css';

const numberIn = (digits: string): number | null => (digits === '' ? null : Math.min(Number(digits), 10_000));

/** A counted variant: how many came, of how many expected, and what one cost. Without `onChange` it is only read. */
export function ReceiptRow(props: {
  line: ReceiptLine;
  /** Null to those who read no costs. */
  currency: Receipt['currency'] | null;
  onChange?: (line: ReceiptLine) => void;
  onRemove?: () => void;
}) {
  const { line, currency, onChange, onRemove } = props;
  const { image, name, color, size, counted, expected, unitCost } = line;
  const difference = expected === null ? 0 : counted - expected;
  return (
    <li className={classes(css.row, difference < 0 && css.short, difference > 0 && css.over)}>
      <span className={css.thumb}>
        <Picture image={{ ...image, alt: '' }} sizes="40px" />
      </span>
      <div className={css.words}>
        <b>{name}</b>
        <span className={css.quiet}>{t.adjustOf(color.name, size.label)}</span>
        {difference < 0 && <span className={css.diff}>{t.short(-difference)}</span>}
        {difference > 0 && <span className={css.diff}>{t.over(difference)}</span>}
      </div>
      {onChange === undefined ? (
        <b className={css.count}>{counted}</b>
      ) : (
        <div className={css.numbers}>
          <AmountField
            compact
            label={t.counted}
            maxLength={5}
            value={String(counted)}
            onType={(digits) => onChange({ ...line, counted: numberIn(digits) ?? 0 })}
          />
          <AmountField
            compact
            label={t.expected}
            maxLength={5}
            value={expected === null ? '' : String(expected)}
            onType={(digits) => onChange({ ...line, expected: numberIn(digits) })}
          />
          {currency !== null && (
            <CostField
              label={t.unitCost}
              cost={unitCost}
              currency={currency}
              onChange={(next) => onChange({ ...line, unitCost: next })}
            />
          )}
          <IconButton icon="trash-2" label={t.remove(name)} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}

/** A cost: dollars with cents, or whole pounds. */
export function CostField(props: {
  label: string;
  hint?: string;
  cost: number | null;
  currency: Receipt['currency'];
  onChange: (cost: number | null) => void;
}) {
  const { label, hint, cost, currency, onChange } = props;
  const unit = currency === 'USD' ? 100 : 1;
  const [isUnread, setUnread] = useState(false);
  const read = (typed: string): number | null => {
    const hundredths = readHundredths(typed);
    setUnread(hundredths === null && typed.trim() !== '');
    return hundredths === null ? null : Math.round((hundredths * unit) / 100);
  };
  return (
    <AmountField
      // Keeps the typed text; only a change of currency formats it again.
      key={currency}
      compact
      label={label}
      hint={hint}
      error={isUnread ? t.costUnread : undefined}
      decimal
      maxLength={12}
      defaultValue={cost === null ? '' : (cost / unit).toFixed(unit === 1 ? 0 : 2)}
      onType={(typed) => onChange(read(typed))}
    />
  );
}
