import type { statuses as en } from '../en/statuses.ts';
import type { TextsOf } from '../texts-of.ts';

export const statuses = {
  halfDays: { morning: 'قبل الظهر', afternoon: 'بعد الظهر' },
  atOffice: 'الاستلام من مكتب شركة النقل',
  orders: {
    pending: 'قيد الانتظار',
    inProgress: 'قيد التجهيز',
    inDelivery: 'قيد التوصيل',
    delivered: 'تم التسليم',
    returns: 'المرتجعات',
    completed: 'مكتمل',
    canceled: 'ملغى',
  },
  returns: {
    requested: 'بانتظار الموافقة',
    approved: 'تمت الموافقة',
    rejected: 'مرفوض',
    received: 'تم الاستلام',
    refunded: 'أُعيد المبلغ',
    exchanged: 'تم الاستبدال',
    withdrawn: 'مسحوب',
  },
  returnKinds: { return: 'إرجاع', exchange: 'استبدال' },
  returnReasons: {
    wrongSize: 'القياس غير مناسب',
    wrongItem: 'ليست القطعة التي طلبتها',
    damaged: 'تالفة أو فيها عيب',
    notAsDescribed: 'مختلفة عن الوصف',
    changedMind: 'غيّرت رأيي',
    other: 'سبب آخر',
  },
  seasons: { spring: 'الربيع', summer: 'الصيف', autumn: 'الخريف', winter: 'الشتاء' },
} satisfies TextsOf<typeof en>;
