import type { refusals as en } from '../en/refusals.ts';
import type { TextsOf } from '../texts-of.ts';

export const refusals = {
  changedMind: 'غيّر رأيه',
  noMoney: 'لا نقد معه',
  unreachableAtDoor: 'لم نصل إليه',
  refusedUnnamed: 'رفض بلا سبب',
  notOrdered: 'يقول إنه لم يطلب',
  notCollected: 'لم يستلمه في موعده',
  wrongItem: 'قطعة غير المطلوبة',
  damaged: 'قطعة متضررة',
  notAsDescribed: 'ليست كما وُصفت',
  late: 'وصلنا متأخرين',
  priceDiffers: 'السعر غير المتفق عليه',
  addressUnreachable: 'العنوان لا يُوصل إليه',
  store: 'المتجر لم يستطع إيصاله',
  lost: 'ضاع في الطريق',
} satisfies TextsOf<typeof en>;
