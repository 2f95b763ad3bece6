import { expect, test } from 'vitest';
import { helpFaq as faqAr } from './ar/help-faq.ts';
import { helpPolicies as policiesAr } from './ar/help-policies.ts';
import { product as productAr } from './ar/product.ts';
import { returns as returnsAr } from './ar/returns.ts';
import { templates as templatesAr } from './ar/templates.ts';
import { helpFaq } from './en/help-faq.ts';
import { helpPolicies } from './en/help-policies.ts';
import { product } from './en/product.ts';
import { returns } from './en/returns.ts';
import { templates } from './en/templates.ts';

const english = { product, returns, helpFaq, helpPolicies, templates };
const arabic = {
  product: productAr,
  returns: returnsAr,
  helpFaq: faqAr,
  helpPolicies: policiesAr,
  templates: templatesAr,
};

// A courier may pay a small refund at the door, but what a shopper can count on is cash after the check.
test.each([
  {
    language: 'en',
    t: english,
    refund: 'We refund you in cash once we have checked the item.',
    check: 'checked',
  },
  { language: 'ar', t: arabic, refund: 'نعيد إليك المبلغ نقداً بعد فحص القطعة.', check: 'بعد فحص' },
])('a refund is promised alike everywhere: $language', ({ t, refund, check }) => {
  expect(t.returns.refundTexts.cash).toBe(refund);
  expect(t.product.returnsText(3, 7)).toContain(refund);
  expect(JSON.stringify(t.helpFaq)).toContain(refund);
  expect(JSON.stringify(t.helpPolicies)).toContain(refund);
  const after = [
    t.returns.kindText.return('Monday'),
    t.returns.happensReturn[1],
    t.returns.happensReturnOfExchanged[1],
    t.templates['return.collected'].text,
    t.templates['return.received'].text,
  ];
  for (const sentence of after) expect(sentence).toContain(check);
});
