import { formatNumber } from '../../money.ts';
import type { stockCosts as en } from '../en/stock-costs.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const stockCosts = {
  suppliers: 'المورّدون',
  supplier: 'المورّد',
  newSupplier: 'مورّد جديد',
  noSuppliers: 'لا مورّدين بعد',
  noSuppliersText: 'أضف مورّداً هنا، أو اكتب اسمه في إيصال بضاعة.',
  name: 'الاسم',
  phone: 'الهاتف',
  note: 'ملاحظة',
  noteHint: 'للفريق: ماذا يصنع، ومتى يسلّم.',
  nameMissing: 'اكتب الاسم.',
  receipts: 'الإيصالات',
  pieces: 'القطع',
  cost: 'الكلفة',
  last: 'آخر بضاعة',
  never: 'لا شيء بعد',
  archived: 'مؤرشف',
  archive: 'أرشِف',
  restore: 'أعِده إلى القائمة',
  isArchived: 'مؤرشف: لا يُعرض في الإيصالات الجديدة.',
  added: 'أُضيف المورّد',
  saved: 'حُفظ',
  add: 'أضف',
  noReceipts: 'لم تصل بضاعة من هذا المورّد بعد',
  receiptCount: (count) =>
    plural(count, {
      zero: 'لا إيصالات',
      one: 'إيصال واحد',
      two: 'إيصالان',
      few: `${count} إيصالات`,
      many: `${formatNumber(count)} إيصالاً`,
      other: `${formatNumber(count)} إيصال`,
    }),
  conflict: 'تغيّر هذا في هذه الأثناء، وهذا ما هو عليه الآن.',

  rates: 'سعر الدولار',
  noRate: 'لم يُحدَّد سعر بعد',
  noRateText:
    'به يصير السعر المكتوب بالدولار ليرات، في الملفات وفي صفحة المنتج. وما لم يُحدَّد تظهر الكلفة بالدولار فقط، وتُحسب البضاعة المشتراة بالليرة بمتوسط الكلفة.',
  rateOf: (pounds) => `الدولار = ${pounds} ل.س`,
  rate: 'كم ليرة للدولار',
  rateHint: 'حتى منزلتين بعد الفاصلة، مثل 115.50. لا يغيّر أيّ سعر في المتجر.',
  rateWrong: 'اكتب رقماً أكبر من الصفر.',
  rateFar: (from, to, percent) =>
    `${percent < 0 ? 'ينزل' : 'يرتفع'} سعر الدولار من ${from} إلى ${to}، أي ${Math.abs(percent)}%. تأكّد منه قبل تحديده.`,
  setRate: 'حدّد السعر',
  rateSet: 'حُدّد السعر',
  since: 'منذ',
  by: 'من',
  byStore: 'المتجر',
} satisfies TextsOf<typeof en>;
