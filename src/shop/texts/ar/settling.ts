import type { settling as en } from '../en/settling.ts';
import { isolated } from '../isolated.ts';
import type { TextsOf } from '../texts-of.ts';

export const settling = {
  openDifferences: 'فروق للتسوية',
  settle: 'سوِّ الفرق',
  settleAs: 'كيف يُسوّى؟',
  ways: {
    short: {
      loss: 'خسارة على المتجر',
      safe: 'وصل إلى الخزنة لاحقاً',
      bank: 'وصل إلى البنك لاحقاً',
      staffDue: 'على أحد الموظفين',
    },
    over: { loss: 'ربح للمتجر', safe: 'ليس في الخزنة: كان العدّ خطأ' },
  },
  chargedTo: (name) => `على ${name}`,
  chargeWhom: 'على من؟',
  chooseStaff: 'اختر الموظف',
  chargeWhomMissing: 'اختر الموظف الذي يُحسب عليه النقص.',
  settleNow: 'سوِّ الفرق الآن',
  settled: (way, by, when) =>
    `سُوّي الفرق: ${isolated(way)} (${by === null ? '' : `${isolated(by)}، `}${when})`,
  allSettled: 'سُوّي كله',
  leftToSettle: 'منه للتسوية:',
} satisfies TextsOf<typeof en>;
