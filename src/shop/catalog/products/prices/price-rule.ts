import type { Settings } from '../../../settings.ts';

/** The highest price of a product, in pounds. */
export const MOST_PRICE = 100_000_000;

export const priceRuleKinds = ['cost', 'percent', 'amount', 'fixed', 'discount', 'endDiscount'] as const;
export type PriceRuleKind = (typeof priceRuleKinds)[number];
export const priceRoundings = ['nearest', 'up', 'down'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** Why a product is left out by default. Below cost it is changed only with a price typed for it. */
export const priceProblems = [
  'noCost',
  'same',
  'underCost',
  'hasDiscount',
  'tooMuch',
  'belowReduced',
  'notPositive',
  'tooHigh',
] as const;
export type PriceProblem = (typeof priceProblems)[number];

/** The kinds that a person may still tick; `ready` is ticked from the start. */
export const tickedKinds = ['ready', 'tooMuch', 'hasDiscount'] as const;
export type TickedKind = (typeof tickedKinds)[number];

/**
 * `value`: of `cost` the margin in percent of the price, of `percent` and `discount` percent, of `amount`
 * and `fixed` pounds. `ending`: the last digits of every price, such as 950; null for any multiple of the cash step. A discount stands from `startsAt` until `endsAt`.
 */
export type PriceRule = {
  kind: PriceRuleKind;
  value: number;
  rounding: PriceRounding;
  ending: number | null;
  startsAt: string | null;
  endsAt: string | null;
};

/** Pounds, and the days of the discount. */
export type Offer = {
  price: number;
  reduced: number | null;
  startsAt: string | null;
  endsAt: string | null;
};

export type PriceLimits = Pick<Settings, 'cashStep' | 'minMargin' | 'maxPriceChange'>;

/** What the rule is worked out with; `cost` of the product in pounds, null if unknown. */
export type RuleFacts = { cost: number | null; now: Date };

/** The price or discount of a product by a rule, and its problem, if any. */
export function applyRule(
  old: Offer,
  facts: RuleFacts,
  rule: PriceRule,
  limits: PriceLimits,
): Offer & { problem: PriceProblem | null } {
  if (rule.kind === 'cost' && facts.cost === null) return { ...old, problem: 'noCost' };
  const next = offerOf(old, facts.cost ?? 0, rule, limits.cashStep);
  return { ...next, problem: problemOf(old, next, { ...facts, kind: rule.kind }, limits) };
}

function offerOf(old: Offer, cost: number, rule: PriceRule, step: number): Offer {
  const { kind, value, startsAt, endsAt } = rule;
  const round = (price: number) => roundPrice(price, rule, step);
  if (kind === 'endDiscount') return { ...old, reduced: null, startsAt: null, endsAt: null };
  if (kind === 'discount') return { ...old, reduced: round(old.price * (1 - value / 100)), startsAt, endsAt };
  if (kind === 'fixed') return { ...old, price: value };
  if (kind === 'cost') return { ...old, price: round(cost / (1 - value / 100)) };
  return { ...old, price: round(kind === 'percent' ? old.price * (1 + value / 100) : old.price + value) };
}

function roundPrice(price: number, { rounding, ending }: PriceRule, step: number): number {
  const [least, width] = ending === null ? [0, step] : [ending, widthOf(ending)];
  const steps = tidy((price - least) / width);
  return rounded[rounding](steps) * width + least;
}

const rounded: Record<PriceRounding, (steps: number) => number> = {
  nearest: Math.round,
  up: Math.ceil,
  down: Math.floor,
};

/** How far prices with this ending lie apart: 1000 for 950. */
const widthOf = (ending: number) => 10 ** String(ending).length;

/** An ending that suits the cash step: 975 for 25, 9500 for 500. */
export const exampleEnding = (step: number) => widthOf(step * 10) - step;

// 1.1 * 1000 is a little more than 1100: rounded up it would be a step too high.
const tidy = (quotient: number) => Number(quotient.toFixed(9));

/**
 * The problem of the next offer, or null. The price to be paid is compared with the cost even where it rises. The end
 * of a discount sets no price: the product's own applies again.
 */
function problemOf(
  old: Offer,
  next: Offer,
  { cost, now, kind }: RuleFacts & { kind: PriceRuleKind },
  { minMargin, maxPriceChange }: Pick<Settings, 'minMargin' | 'maxPriceChange'>,
): PriceProblem | null {
  const [paid, paidNow] = [toPay(next, now), toPay(old, now)];
  if (next.price <= 0 || paid <= 0) return 'notPositive';
  if (next.price > MOST_PRICE) return 'tooHigh';
  if (next.reduced !== null && next.reduced >= next.price) return 'belowReduced';
  if (isSame(old, next)) return 'same';
  if (kind === 'endDiscount') return null;
  if (cost !== null && paid < cost * (1 + minMargin / 100)) return 'underCost';
  if (kind === 'discount' && standing(old, now) !== null) return 'hasDiscount';
  const isFar = (to: number, from: number) => Math.abs(to - from) > (from * maxPriceChange) / 100;
  return isFar(next.price, old.price) || isFar(paid, paidNow) ? 'tooMuch' : null;
}

/** The discounted price, if it is paid now or will be; null once its days are over. */
const standing = ({ reduced, endsAt }: Offer, now: Date) =>
  endsAt !== null && new Date(endsAt) <= now ? null : reduced;

const toPay = (offer: Offer, now: Date) => standing(offer, now) ?? offer.price;

const isSame = (one: Offer, other: Offer) =>
  one.price === other.price &&
  one.reduced === other.reduced &&
  one.startsAt === other.startsAt &&
  one.endsAt === other.endsAt;

/** What of a price is not its cost, in whole percent of the price; null where the cost is unknown. */
export function marginOf(price: number, cost: number | null): number | null {
  return cost === null || price <= 0 ? null : Math.round(((price - cost) / price) * 100);
}

export type PriceRuleProblem =
  | 'margin'
  | 'percent'
  | 'zero'
  | 'step'
  | 'endsBeforeStart'
  | 'isOver'
  | 'noRate';

/** Whether the discount that a rule sets is over at this moment. */
export const isOverAt = ({ kind, endsAt }: Pick<PriceRule, 'kind' | 'endsAt'>, at: Date): boolean =>
  kind === 'discount' && endsAt !== null && new Date(endsAt) <= at;

/** What keeps a rule from being tried, by field. A value that was not typed is NaN. */
export function ruleProblems(
  rule: PriceRule,
  { hasRate, cashStep, now }: { hasRate: boolean; cashStep: number; now: Date },
): Partial<Record<keyof PriceRule, PriceRuleProblem>> {
  const { kind, value, ending, startsAt, endsAt } = rule;
  const isOff = (price: number) => price % cashStep !== 0;
  return {
    ...(kind === 'fixed' && (!(value > 0) || isOff(value)) && { value: 'step' }),
    ...(ending !== null && (isOff(ending) || isOff(widthOf(ending))) && { ending: 'step' }),
    ...(ending === 0 && { ending: 'zero' }),
    ...(kind === 'cost' && !hasRate && { kind: 'noRate' }),
    ...(kind === 'cost' && !(value >= 0 && value <= 95) && { value: 'margin' }),
    ...(kind === 'discount' && !(value >= 1 && value <= 95) && { value: 'percent' }),
    ...((kind === 'percent' || kind === 'amount') && !(Math.abs(value) > 0) && { value: 'zero' }),
    ...(isOverAt(rule, now) && { endsAt: 'isOver' }),
    ...(kind === 'discount' &&
      startsAt !== null &&
      endsAt !== null &&
      new Date(endsAt) <= new Date(startsAt) && { endsAt: 'endsBeforeStart' }),
  };
}
