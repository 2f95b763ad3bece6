import type { papers as en } from '../en/papers.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const papers = {
  titles: { label: 'ملصقات', slip: 'قوائم محتويات', manifest: 'بيان تسليم' },
  cash: 'النقد عند الباب',
  pieces: (count) =>
    plural(count, {
      zero: 'بلا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      many: `${count} قطعة`,
      other: `${count} قطعة`,
    }),
  items: 'القطع',
  discount: 'الحسم',
  delivery: 'التوصيل',
  comma: '، ',
  exchange: 'بدل قطع أُرجعت',
  swap: 'استبدال: يأخذ المندوب القطع القديمة، ولا شيء يُدفع.',
  freeExchange: 'استبدال: لا شيء يُدفع.',
  exchangeFor: (due, refund) => `بدل قطع أُرجعت: ${due} ناقص ${refund}.`,
  payBack: (amount) => `يُدفع للزبون ${amount}.`,
  atOffice: 'استلام من المكتب',
  manifest: {
    order: 'الطلب',
    place: 'إلى',
    pieces: 'القطع',
    waybill: 'البوليصة',
    cash: 'المطلوب تحصيله',
    parcels: 'الطرود',
    returns: 'مرتجعات تُستلم ويُردّ ثمنها',
    refunds: 'ما يُردّ للزبائن',
    collect: 'ما يُسلَّم للمتجر',
    handedOver: 'المسلِّم',
    received: 'المستلم',
    signature: 'الاسم والتاريخ والتوقيع',
  },
  paper: 'الورق',
  papers: { a6: 'ورق A6', '80mm': 'رول 80\u00a0مم' },
  printManifest: 'اطبع بيان التسليم',
  printLabel: 'اطبع الملصق',
  printSlip: 'اطبع قائمة المحتويات',
} satisfies TextsOf<typeof en>;
