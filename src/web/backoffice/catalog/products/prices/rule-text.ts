import { language } from '#texts/language';
import { priceDesk as t } from '#texts/price-desk';
import type { GivenPriceRule } from '../../../../../shop/catalog/products/prices/price-calls.ts';
import { formatMoney } from '../../../../../shop/money.ts';

/** A rule in a few words: "10% higher". */
export function ruleText(rule: Pick<GivenPriceRule, 'kind' | 'value' | 'ending'>): string {
  const text = changeText(rule);
  return rule.ending === null ? text : t.ruleText.ending(text, rule.ending);
}

function changeText({ kind, value }: Pick<GivenPriceRule, 'kind' | 'value'>): string {
  if (kind === 'amount') return t.ruleText.amount(formatMoney(Math.abs(value), language), value < 0);
  if (kind === 'fixed') return t.ruleText.fixed(formatMoney(value, language));
  return t.ruleText[kind](value);
}
