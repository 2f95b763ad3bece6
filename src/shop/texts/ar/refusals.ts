import type { refusals as en } from '../en/refusals.ts';
import type { TextsOf } from '../texts-of.ts';

export const refusals = {
  changedMind: 'تغيّر الرأي',
  noMoney: 'لم يكن النقد جاهزاً',
  unreachableAtDoor: 'لا أحد عند الباب',
  refusedUnnamed: 'رُفض بلا سبب',
  notOrdered: 'الزبون يقول إنه لم يطلب',
  notCollected: 'لم يُستلم من المكتب',
  wrongItem: 'قطعة غير المطلوبة',
  damaged: 'قطعة متضررة',
  notAsDescribed: 'تخالف الوصف',
  late: 'وصل متأخراً',
  priceDiffers: 'السعر مختلف',
  addressUnreachable: 'تعذّر الوصول إلى العنوان',
  store: 'السبب من المتجر',
  lost: 'ضاع في الطريق',
} satisfies TextsOf<typeof en>;
