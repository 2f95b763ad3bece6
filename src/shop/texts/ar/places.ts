import type { places as en } from '../en/places.ts';
import type { TextsOf } from '../texts-of.ts';

/** صفحات اللوحة وأعمالها كما تُسمّى في صفحاتها. */
export const places = {
  newOrder: 'طلب جديد',
  board: 'لوحة',
  callList: 'الاتصالات',
  addProducts: 'أضف منتجات',
  newProduct: 'منتج جديد',
  photographing: 'تصوير الملابس',
  importProducts: 'استيراد المنتجات',
  importCustomers: 'أدخل زبائنك',
  taxonomy: 'الماركات والقياسات',
  sizeGuides: 'جداول القياسات',
  pricing: 'أسعار منتجات كثيرة',
  changes: 'تغييرات سابقة',
  receipts: 'إيصالات البضاعة',
  counts: 'الجرد',
  suppliers: 'المورّدون',
  rates: 'سعر الدولار',
  newCoupon: 'قسيمة جديدة',
  newTop: 'واجهة جديدة',
  newNotice: 'شريط جديد',
  newCollection: 'تشكيلة جديدة',
  newLook: 'إطلالة جديدة',
  newLink: 'رابط جديد',
  templates: 'صياغة الرسائل',
  closures: 'الإغلاق وأيام التوصيل',
  invite: 'دعوة موظف',
  addWebhook: 'أضف ربطاً',
  alerts: 'التنبيهات',
  me: 'تنبيهاتي ودخولي',
} satisfies TextsOf<typeof en>;
