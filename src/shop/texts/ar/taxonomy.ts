import type { taxonomy as en } from '../en/taxonomy.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const taxonomy = {
  title: 'الماركات والقياسات',
  kinds: {
    brands: 'الماركات',
    categories: 'الأقسام',
    subCategories: 'الأقسام الفرعية',
    colors: 'الألوان',
    sizes: 'القياسات',
  },
  add: {
    brands: 'ماركة جديدة',
    categories: 'قسم جديد',
    subCategories: 'قسم فرعي جديد',
    colors: 'لون جديد',
    sizes: 'قياس جديد',
  },
  fields: {
    nameAr: 'الاسم بالعربية',
    nameEn: 'الاسم بالإنكليزية',
    storyAr: 'حكايتها بالعربية',
    storyEn: 'حكايتها بالإنكليزية',
    threads: 'خيوط غلافها',
    categoryId: 'القسم',
    returnable: 'تُقبل قطعه مرتجعة',
    keepReasonAr: 'سبب المنع بالعربية',
    keepReasonEn: 'سبب المنع بالإنكليزية',
    hex: 'اللون على الشاشة',
    labelAr: 'القياس بالعربية',
    labelEn: 'القياس بالإنكليزية',
    system: 'نوع القياسات',
  },
  systemHint: 'تُقارن قياسات النوع الواحد بعضها ببعض: alpha أو shoes أو jeans.',
  name: 'الاسم',
  other: 'باللغة الأخرى',
  uses: 'يُستخدم في',
  usedBy: (count) =>
    plural(count, {
      zero: 'لا يُستخدم بعد',
      one: 'يُستخدم مرة واحدة',
      two: 'يُستخدم مرتين',
      few: `يُستخدم ${count} مرات`,
      many: `يُستخدم ${count} مرة`,
      other: `يُستخدم ${count} مرة`,
    }),
  unused: 'لا يُستخدم بعد',
  save: 'احفظ',
  remove: 'احذف',
  saved: 'حُفظ.',
  removed: 'حُذف.',
  choose: 'اختر…',
  needed: 'اكتب هذا.',
  none: 'لا شيء هنا بعد',
  noCategory: 'أضف قسماً أولاً.',
  notSaved: 'لم يُحفظ. حاول مجدداً.',
} satisfies TextsOf<typeof en>;
