import type { Bilingual } from './bilingual.ts';

/** A coupon and its conditions. Money is in whole new pounds; days count from the day the demo is loaded. */
export type DemoCoupon = {
  readonly id: string;
  readonly code: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly kind: 'percent' | 'amount' | 'freeDelivery' | 'buyXGetY';
  /** Percent of the pieces' price, pounds, or 0 for free delivery. */
  readonly value: number;
  /** The most a percent coupon takes off. */
  readonly maxDiscount: number | null;
  readonly minSubTotal: number;
  readonly startsInDays: number;
  readonly endsInDays: number;
  /** How many shoppers can take one; null: no limit. */
  readonly pieces: number | null;
  /** How many of them are gone already. */
  readonly taken: number;
  readonly usesPerShopper: number;
  readonly firstOrderOnly: boolean;
  readonly onlyUndiscounted: boolean;
  readonly brandIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly buyPieces: number | null;
  readonly freePieces: number | null;
  readonly governorateIds: readonly string[];
  readonly budget: number | null;
  /** Offered to every shopper; else only its code leads to it. */
  readonly listed: boolean;
  readonly paused: boolean;
};

const open = {
  maxDiscount: null,
  minSubTotal: 0,
  pieces: null,
  taken: 0,
  usesPerShopper: 1,
  firstOrderOnly: false,
  onlyUndiscounted: false,
  brandIds: [],
  categoryIds: [],
  buyPieces: null,
  freePieces: null,
  governorateIds: [],
  budget: null,
  listed: true,
  paused: false,
} as const;

export const coupons: readonly DemoCoupon[] = [
  {
    ...open,
    id: 'coupon-ahlan',
    code: 'AHLAN15',
    title: { en: '15% off your first order', ar: 'حسم 15% على أول طلب' },
    description: {
      en: 'For a first order, up to 600 SYP off.',
      ar: 'للطلب الأول فقط، وأقصى حسم 600 ل.س.',
    },
    kind: 'percent',
    value: 15,
    maxDiscount: 600,
    startsInDays: -60,
    endsInDays: 120,
    firstOrderOnly: true,
  },
  {
    ...open,
    id: 'coupon-winter-500',
    code: 'SHITA500',
    title: { en: '500 SYP off', ar: 'حسم 500 ل.س' },
    description: {
      en: 'On orders of 5,000 SYP and more, delivery not counted.',
      ar: 'على الطلبات من 5,000 ل.س فما فوق، من دون أجرة التوصيل.',
    },
    kind: 'amount',
    value: 500,
    minSubTotal: 5000,
    startsInDays: -20,
    endsInDays: 45,
    usesPerShopper: 2,
    pieces: 500,
    taken: 141,
  },
  {
    ...open,
    id: 'coupon-delivery',
    code: 'TAWSIL',
    title: { en: 'Free delivery', ar: 'توصيل مجاني' },
    description: {
      en: 'To any city, on orders of 3,000 SYP and more.',
      ar: 'إلى أي مدينة، على الطلبات من 3,000 ل.س فما فوق.',
    },
    kind: 'freeDelivery',
    value: 0,
    minSubTotal: 3000,
    startsInDays: -10,
    endsInDays: 30,
  },
  {
    ...open,
    id: 'coupon-denim',
    code: 'NEEL10',
    title: { en: '10% off Neelwan', ar: 'حسم 10% على نيلوان' },
    description: {
      en: 'Only on pieces by Neelwan, up to 500 SYP off.',
      ar: 'على قطع نيلوان فقط، وأقصى حسم 500 ل.س.',
    },
    kind: 'percent',
    value: 10,
    maxDiscount: 500,
    startsInDays: -5,
    endsInDays: 25,
    brandIds: ['neelwan'],
  },
  {
    ...open,
    id: 'coupon-children',
    code: 'ATFAL20',
    title: { en: '20% off for children', ar: 'حسم 20% على ملابس الأطفال' },
    description: {
      en: "On girls', boys' and baby clothes, up to 800 SYP off.",
      ar: 'على البناتي والولادي والمواليد، وأقصى حسم 800 ل.س.',
    },
    kind: 'percent',
    value: 20,
    maxDiscount: 800,
    startsInDays: -3,
    endsInDays: 18,
    pieces: 300,
    taken: 87,
    categoryIds: ['girls', 'boys', 'baby'],
  },
  {
    ...open,
    id: 'coupon-full-price',
    code: 'KAMEL12',
    title: { en: '12% off full-price pieces', ar: 'حسم 12% على القطع غير المخفّضة' },
    description: {
      en: 'Leaves out pieces that are already reduced; up to 1,000 SYP off.',
      ar: 'لا يشمل القطع المخفّضة أصلاً، وأقصى حسم 1,000 ل.س.',
    },
    kind: 'percent',
    value: 12,
    maxDiscount: 1000,
    minSubTotal: 2000,
    startsInDays: -1,
    endsInDays: 14,
    onlyUndiscounted: true,
  },
  {
    ...open,
    id: 'coupon-last-pieces',
    code: 'AWWAL25',
    title: { en: '25% off, for the first 40', ar: 'حسم 25% لأول 40 متسوّقاً' },
    description: {
      en: 'Up to 1,500 SYP off. Once they are gone, they are gone.',
      ar: 'أقصى حسم 1,500 ل.س، وينتهي بنفاد القسائم.',
    },
    kind: 'percent',
    value: 25,
    maxDiscount: 1500,
    minSubTotal: 2500,
    startsInDays: -2,
    endsInDays: 7,
    pieces: 40,
    taken: 38,
  },
  {
    ...open,
    id: 'coupon-summer',
    code: 'SAYF300',
    title: { en: '300 SYP off summer pieces', ar: 'حسم 300 ل.س على قطع الصيف' },
    description: {
      en: 'Ended with the summer.',
      ar: 'انتهت مع نهاية الصيف.',
    },
    kind: 'amount',
    value: 300,
    minSubTotal: 2000,
    startsInDays: -150,
    endsInDays: -60,
  },
  {
    ...open,
    id: 'coupon-three-for-two',
    code: 'TALATA',
    title: { en: 'Buy two for the little ones, the third is free', ar: 'قطعتان للصغار والثالثة مجاناً' },
    description: {
      en: "On girls', boys' and baby clothes; the cheapest piece is free.",
      ar: 'على البناتي والولادي والمواليد، والأرخص مجاناً.',
    },
    kind: 'buyXGetY',
    value: 0,
    buyPieces: 2,
    freePieces: 1,
    startsInDays: -2,
    endsInDays: 60,
    budget: 60_000,
    categoryIds: ['girls', 'boys', 'baby'],
  },
  {
    ...open,
    id: 'coupon-new-year',
    code: 'SANA2027',
    title: { en: '10% off for the new year', ar: 'حسم 10% لرأس السنة' },
    description: { en: 'Up to 700 SYP off.', ar: 'أقصى حسم 700 ل.س.' },
    kind: 'percent',
    value: 10,
    maxDiscount: 700,
    startsInDays: 34,
    endsInDays: 45,
    budget: 150_000,
  },
  {
    ...open,
    id: 'coupon-aleppo',
    code: 'HALAB',
    title: { en: 'Free delivery in Aleppo', ar: 'توصيل مجاني في حلب' },
    description: { en: 'For parcels to the governorate of Aleppo.', ar: 'للطرود إلى محافظة حلب.' },
    kind: 'freeDelivery',
    value: 0,
    startsInDays: -20,
    endsInDays: 40,
    governorateIds: ['aleppo'],
    budget: 25_000,
    paused: true,
  },
  {
    ...open,
    id: 'coupon-weavers',
    code: 'NAWL250',
    title: { en: '250 SYP off for friends of the loom', ar: 'حسم 250 ل.س لأصدقاء النول' },
    description: { en: 'With the code from our stall.', ar: 'بالرمز الذي على بطاقتنا في المعرض.' },
    kind: 'amount',
    value: 250,
    minSubTotal: 1500,
    startsInDays: -10,
    endsInDays: 50,
    budget: 50_000,
    listed: false,
  },
];
