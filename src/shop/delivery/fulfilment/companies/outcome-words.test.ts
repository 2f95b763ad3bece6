import { expect, test } from 'vitest';
import { readOutcome } from './outcome-words.ts';

test.each([
  [
    'delivered',
    'Delivered',
    'DELIVERED.',
    'Delivered to customer',
    'Successfully delivered',
    'COD collected',
  ],
  [
    'delivered',
    'تم التسليم',
    'تَمَّ التسليم',
    'مسلّم',
    'مسلمة',
    'سُلّم للزبون',
    'تم التوصيل بنجاح',
    'واصل',
    'تم التسليم للعميل',
  ],
  [
    'refused',
    'refused',
    'Refused by customer',
    'Rejected',
    'RTO',
    'Return-to-origin',
    'returned',
    'Cancelled',
  ],
  ['refused', 'Canceled by the customer', 'Returned to sender', 'not accepted'],
  [
    'refused',
    'مرفوض',
    'الزبون رفض الاستلام',
    'رجيع',
    'راجع',
    'مرتجع',
    'ملغى',
    'ملغي',
    'تم الإلغاء',
    'تم الإرجاع',
  ],
  [
    'out',
    'postponed',
    'Pending',
    'in_transit',
    'Out for delivery',
    'No answer',
    'on-hold',
    'Not yet delivered',
  ],
  [
    'out',
    'مؤجل',
    'قيد التوصيل',
    'جاري التسليم',
    'لا يرد',
    'لم يرد',
    'خرج للتوصيل',
    'مع المندوب',
    'لم يُسلَّم بعد',
  ],
  [
    'unclear',
    '',
    '5',
    'ok',
    'تم',
    'Delivery',
    'undelivered',
    'un-delivered',
    'not delivered',
    'Delivery failed',
  ],
  [
    'unclear',
    'delivered to branch',
    'to be delivered',
    'partially delivered',
    'never delivered',
    'non delivered',
  ],
  [
    'unclear',
    'لم يتم التسليم',
    'لم يسلم',
    'غير مسلم',
    'تعذر التسليم',
    'عدم التسليم',
    'بدون تسليم',
    'سيتم التسليم',
  ],
  ['unclear', 'التسليم', 'توصيل', 'قبل التسليم', 'تم الاستلام', 'مستلم', 'تم التسليم للمندوب'],
  ['refused', 'مرفوض من قبل الزبون', 'تم الرفض'],
  ['unclear', 'تم التسليم إلى الفرع', 'تسليم جزئي', 'ما تسلم', 'مرفوض ثم سُلّم'],
] as const)('%s: %s, %s …', (outcome, ...said) => {
  expect(said.map((word) => [word, readOutcome(word)])).toEqual(said.map((word) => [word, outcome]));
});

test('what is in no list is what was told of the company', () => {
  const told = new Map([['لم يتم التسليم', 'refused'] as const, ['done', 'delivered'] as const]);
  expect(readOutcome('لم يتمّ التسليم.', told)).toBe('refused');
  expect(readOutcome('Done', told)).toBe('delivered');
  expect(readOutcome('Not done', told)).toBe('unclear');
});
