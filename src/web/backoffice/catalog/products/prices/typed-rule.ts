import { priceDesk as t } from '#texts/price-desk';
import type { GivenPriceRule } from '../../../../../shop/catalog/products/prices/price-calls.ts';
import type { PriceRounding } from '../../../../../shop/catalog/products/prices/price-rule.ts';
import { keysOf } from '../../../../../shop/keys-of.ts';
import { addDays, startOfStoreDay } from '../../../../../shop/time/store-time.ts';
import { plainNumber } from '../../../ui/fields/plain-number.ts';
import type { BulkTarget } from '../bulk/ticked-products.ts';

type Kind = keyof typeof t.kinds;
/** A rule as it stands in the fields. */
export type Typed = {
  kind: Kind;
  value: string;
  rounding: PriceRounding;
  ending: string;
  categoryIds: string[];
  brandIds: string[];
  products: { _id: string; name: string }[];
  from: string;
  until: string;
};
export const blank: Typed = {
  kind: 'raisePercent',
  value: '10',
  rounding: 'nearest',
  ending: '',
  categoryIds: [],
  brandIds: [],
  products: [],
  from: '',
  until: '',
};

/** The rule that a link leads to. */
export function askedIn(query: URLSearchParams): Partial<Typed> {
  const kind = keysOf(t.kinds).find((each) => each === query.get('kind'));
  const value = query.get('value');
  return {
    ...(kind !== undefined && { kind }),
    // A discount is rounded in favor of the shopper.
    ...(kind === 'discount' && { rounding: 'down' }),
    ...(value !== null && { value }),
  };
}

export const units = {
  raisePercent: 'percent',
  lowerPercent: 'percent',
  raiseAmount: 'pounds',
  lowerAmount: 'pounds',
  cost: 'margin',
  fixed: 'pounds',
  discount: 'percent',
  endDiscount: 'percent',
} as const satisfies Record<Kind, string>;

/** The rule with another kind. The value stays only if its unit is the same: ten percent are not ten pounds. */
export function ofKind(typed: Typed, chosen: string): Partial<Typed> {
  const kind = keysOf(t.kinds).find((each) => each === chosen) ?? typed.kind;
  return { kind, value: units[kind] === units[typed.kind] ? typed.value : '' };
}

export const onlyTicked = (target: BulkTarget): Partial<GivenPriceRule> => ({
  categoryIds: [],
  brandIds: [],
  productIds: [],
  ...('ids' in target ? { productIds: target.ids } : { list: target.query }),
});

export function ruleOf({
  kind,
  value,
  rounding,
  ending,
  from,
  until,
  products,
  ...target
}: Typed): GivenPriceRule {
  const amount = value === '' ? Number.NaN : Number(plainNumber(value));
  const signed = kind === 'lowerPercent' || kind === 'lowerAmount' ? -amount : amount;
  const isDiscount = kind === 'discount';
  const hasEnding = ending !== '' && kind !== 'endDiscount' && kind !== 'fixed';
  return {
    kind: wireKinds[kind],
    value: kind === 'endDiscount' ? 0 : signed,
    rounding,
    ending: hasEnding ? Number(ending) : null,
    startsAt: isDiscount && from !== '' ? startOfStoreDay(from).toISOString() : null,
    // The last day is whole.
    endsAt: isDiscount && until !== '' ? startOfStoreDay(addDays(until, 1)).toISOString() : null,
    categoryIds: target.categoryIds,
    brandIds: target.brandIds,
    productIds: products.map(({ _id }) => _id),
    list: null,
  };
}

const wireKinds = {
  raisePercent: 'percent',
  lowerPercent: 'percent',
  raiseAmount: 'amount',
  lowerAmount: 'amount',
  cost: 'cost',
  fixed: 'fixed',
  discount: 'discount',
  endDiscount: 'endDiscount',
} as const satisfies Record<Kind, GivenPriceRule['kind']>;
