import { use } from 'react';
import { useLoaderData } from 'react-router';
import { priceDesk as t } from '#texts/price-desk';
import type {
  PriceChangeRow,
  PriceRowKind,
} from '../../../../../shop/catalog/products/prices/price-calls.ts';
import { marginOf } from '../../../../../shop/catalog/products/prices/price-rule.ts';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { formatDollars } from '../../../../../shop/dollars.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { classes } from '../../../../ui/classes.ts';
import { OldPounds } from '../../../../ui/product/price.tsx';
import { Tag, type TagTone } from '../../../../ui/product/tag.tsx';
import { MoneyCell } from '../../../ui/cells/money-cell.tsx';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import css from './prices.module.css';
import { ChoicesContext, isTaken, isTicked, withPrice } from './use-choices.ts';

type Offer = PriceChangeRow['before'];

/** The offer of a row as it will be: the rule's, or with the price typed in its place. */
function useNext(row: PriceChangeRow): Offer {
  const chooser = use(ChoicesContext);
  const price = chooser?.choices.typed[row.productId]?.price ?? '';
  if (chooser === null || price === '') return row.after;
  return chooser.isDiscount
    ? { ...row.after, reduced: Number(price) }
    : { ...row.after, price: Number(price) };
}

/** The next price; in a draft it can be typed. */
export function NextPrice({ row }: { row: PriceChangeRow }) {
  const chooser = use(ChoicesContext);
  const next = useNext(row);
  return (
    <span>
      {chooser?.canType ? <TypedPrice row={row} /> : <OfferCell offer={next} />}
      {chooser?.canType && !chooser.isDiscount && next.reduced !== null && (
        <span className={css.old}>{t.discounted(formatNumber(next.reduced))}</span>
      )}
      <InOldPounds offer={next} />
    </span>
  );
}

function TypedPrice({ row }: { row: PriceChangeRow }) {
  const chooser = use(ChoicesContext);
  if (chooser === null) return null;
  const { choices, setChoices, isDiscount, step } = chooser;
  const { productId, name, kind, after } = row;
  const ruled = isDiscount ? after.reduced : after.price;
  const byRule = isTicked(kind) && ruled !== null ? String(ruled) : '';
  const value = choices.typed[productId]?.price ?? byRule;
  return (
    <span className={css.price}>
      <AmountField
        compact
        hideLabel
        label={isDiscount ? t.typedDiscount(name) : t.typed(name)}
        placeholder={ruled !== null && ruled > 0 ? formatNumber(ruled) : ''}
        error={value === byRule ? undefined : problemOf(row, value, { isDiscount, step })}
        maxLength={9}
        value={value}
        onType={(digits) => setChoices(withPrice(choices, row, digits))}
      />
    </span>
  );
}

function problemOf(
  { before, after }: PriceChangeRow,
  value: string,
  { isDiscount, step }: { isDiscount: boolean; step: number },
): string | undefined {
  if (value === '') return undefined;
  const price = Number(value);
  if (price === 0 || price % step !== 0) return t.off(formatNumber(step));
  if (isDiscount) return price < before.price ? undefined : t.notBelow;
  return after.reduced === null || price > after.reduced ? undefined : t.rows.belowReduced;
}

export function Difference({ row }: { row: PriceChangeRow }) {
  return <bdi dir="ltr">{signed(differenceOf(row.before, useNext(row)))}</bdi>;
}

/** What a rule changes: the price, or of a discount what is paid. */
function differenceOf(before: Offer, next: Offer): number {
  if (before.price !== next.price) return next.price - before.price;
  return (next.reduced ?? next.price) - (before.reduced ?? before.price);
}

function signed(difference: number): string {
  if (difference === 0) return '0';
  return `${difference < 0 ? '−' : '+'}${formatNumber(Math.abs(difference))}`;
}

function InOldPounds({ offer: { price, reduced } }: { offer: Offer }) {
  const { showOldPounds } = useLoaderData<{ data: ConsoleDataOf<'getPriceChange'> }>().data;
  return (
    showOldPounds && (
      <span className={css.old}>
        <OldPounds amount={reduced ?? price} />
      </span>
    )
  );
}

export function OfferCell({ offer: { price, reduced } }: { offer: Offer }) {
  if (reduced === null) return <MoneyCell amount={price} />;
  return (
    <span>
      <MoneyCell amount={reduced} /> <s className={css.quiet}>{formatNumber(price)}</s>
    </span>
  );
}

export const Dollars = ({ row: { costCents } }: { row: PriceChangeRow }) =>
  costCents !== null && <bdi dir="ltr">{formatDollars(costCents)}</bdi>;

/** The new margin above the present one. */
export function Margin({ row }: { row: PriceChangeRow }) {
  const next = useNext(row);
  const percent = (offer: Offer) => marginOf(offer.reduced ?? offer.price, row.cost);
  const [old, now] = [percent(row.before), percent(next)];
  if (old === null || now === null) return null;
  return (
    <span>
      <bdi dir="ltr" className={classes(now < 0 && css.loss)}>
        {percentText(now)}
      </bdi>{' '}
      <span className={css.old}>{t.was(percentText(old))}</span>
    </span>
  );
}

const percentText = (percent: number) => `${percent < 0 ? '−' : ''}${Math.abs(percent)}%`;

const tones: Partial<Record<PriceRowKind, TagTone>> = {
  ready: 'info',
  underCost: 'danger',
  tooMuch: 'warning',
  hasDiscount: 'warning',
  belowReduced: 'warning',
  notPositive: 'danger',
  tooHigh: 'danger',
  applied: 'success',
  restored: 'success',
};

export function KindTag({ row }: { row: PriceChangeRow }) {
  const chooser = use(ChoicesContext);
  const shown = chooser === null ? row.kind : shownKind(row.kind, isTaken(chooser.choices, row));
  // Its tick says so.
  if (chooser !== null && shown === 'ready') return null;
  return <Tag tone={tones[shown]}>{t.rows[shown]}</Tag>;
}

function shownKind(kind: PriceRowKind, taken: boolean): PriceRowKind {
  if (kind === 'ready') return taken ? kind : 'leftOut';
  return taken && !isTicked(kind) ? 'ready' : kind;
}
