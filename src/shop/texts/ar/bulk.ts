import { formatNumber } from '../../money.ts';
import type { bulk as en } from '../en/bulk.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

const orders = (n: number) =>
  plural(n, {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${n} طلبات`,
    many: `${n} طلباً`,
    other: `${n} طلب`,
  });

/** ما يُعمل بعدة طلبات معاً من القائمة. */
export const bulk = {
  bar: 'ماذا نعمل بالطلبات المحددة',
  tick: (order) => `حدّد ${order}`,
  tickAll: 'حدّد كل ما في الصفحة',
  chosen: orders,
  all: (n) => `حدّد الكل: ${formatNumber(n)}`,
  first: (n) => `حدّد أول ${formatNumber(n)}`,
  none: 'ألغِ التحديد',
  more: 'المزيد',
  some: (action, n, of) => (n === of ? action : `${action} · ${formatNumber(n)} من ${formatNumber(of)}`),
  slips: 'اطبع قوائم المحتويات',
  labels: 'اطبع الملصقات',
  assign: 'أسند إلى مندوب',
  doFor: (action, n) => `${action} · ${orders(n)}`,
  done: (n) => `تم: ${orders(n)}`,
  assigned: (n) =>
    plural(n, {
      zero: 'لم يُسند شيء.',
      one: 'طرد واحد في جولة جديدة. سلّمه من صفحة التوصيل.',
      two: 'طردان في جولة جديدة. سلّمهما من صفحة التوصيل.',
      few: `${n} طرود في جولة جديدة. سلّمها من صفحة التوصيل.`,
      many: `${n} طرداً في جولة جديدة. سلّمها من صفحة التوصيل.`,
      other: `${n} طرد في جولة جديدة. سلّمها من صفحة التوصيل.`,
    }),
  notDone: (n) => `لم يتم: ${orders(n)}`,
  stayChosen: 'تبقى هذه محددة:',
} satisfies TextsOf<typeof en>;
