import type { guestChoices as en } from '../en/guest-choices.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** ما ينتظر على جهاز الزائر، وتقريره بعد تسجيل الدخول. */
export const guestChoices = {
  pieces: (n: number) =>
    plural(n, {
      zero: 'لا قطع بانتظارك',
      one: 'قطعة واحدة بانتظارك',
      two: 'قطعتان بانتظارك',
      few: `${n}\u00a0قطع بانتظارك`,
      many: `${n}\u00a0قطعة بانتظارك`,
      other: `${n}\u00a0قطعة بانتظارك`,
    }),
  favorites: (n: number) =>
    plural(n, {
      zero: 'لا مفضّلات بانتظارك',
      one: 'مفضّلة واحدة بانتظارك',
      two: 'مفضّلتان بانتظارك',
      few: `${n}\u00a0مفضّلات بانتظارك`,
      many: `${n}\u00a0مفضّلة بانتظارك`,
      other: `${n}\u00a0مفضّلة بانتظارك`,
    }),
  forget: 'إزالتها من هذا الجهاز',

  title: 'ما اخترته قبل تسجيل الدخول',
  added: 'أُضيفت إلى سلتك',
  cut: (n: number, wanted: number) => `في سلتك ${n} من أصل ${wanted}، ولا يتوفّر أكثر الآن.`,
  inCart: 'موجودة في سلتك من قبل',
  soldOut: 'نفدت بهذا القياس واللون.',
  notSold: 'غير متاحة الآن.',
  leftOut: 'ليست في سلتك.',
  cartFull: 'سلتك ممتلئة، فلم تُضف هذه القطعة.',
  favoritesTitle: 'المفضّلة',
  favoriteAdded: 'صارت في مفضّلتك',
  favoriteKept: 'موجودة في مفضّلتك من قبل',
  favoriteNotSold: 'غير متاحة الآن',
  done: 'متابعة',
} satisfies TextsOf<typeof en>;
