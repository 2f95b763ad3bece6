import type { importAddresses as en } from '../en/import-addresses.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const importAddresses = {
  will: (count) =>
    plural(count, {
      zero: '',
      one: 'نجلب صورة واحدة من عنوانها حين تدخل المنتجات.',
      two: 'نجلب صورتين من عنوانيهما حين تدخل المنتجات.',
      few: `نجلب ${count} صور من عناوينها حين تدخل المنتجات.`,
      many: `نجلب ${count} صورة من عناوينها حين تدخل المنتجات.`,
      other: `نجلب ${count} صورة من عناوينها حين تدخل المنتجات.`,
    }),
  title: 'نجلب الصور',
  progress: (done, all) => `${done} من ${all} صورة`,
  leave: 'على مهل كي لا يثقل ذلك على المتجر الآخر. يمكنك ترك هذه الصفحة.',
  came: (products, variants) => `دخل المتجر ${products} و${variants}`,
  ofProducts: (came, all) => `${came} من ${all} من المنتجات`,
  ofVariants: (came, all) => `${came} من ${all} من القياسات والألوان`,
  ofPictures: (came, all) => `${came} من ${all} من الصور`,
  missing: 'صور لم تصل',
  more: (count) => `و${count} غيرها`,
  save: 'احفظ هذه القائمة',
  retry: 'اجلبها مجدداً',
  product: 'المنتج',
  address: 'العنوان',
  reason: 'السبب',
  faults: {
    notAddress: 'هذا ليس عنواناً على الإنترنت.',
    notPublic: 'هذا العنوان غير متاح على الإنترنت.',
    notThere: 'لا صورة في هذا العنوان.',
    noAnswer: 'لم يجب الخادم الآخر ثلاث مرات.',
    notPicture: 'ما وصل ليس JPEG أو PNG أو WebP أو AVIF.',
    heic: 'هذه صورة HEIC من آيفون. صدّرها بصيغة JPEG.',
    tooLarge: 'هذه أكبر من 5\u00a0ميغابايت.',
    tooManyPixels: 'هذه أكبر من 24\u00a0ميغابكسل.',
    animated: 'هذه صورة متحركة.',
    broken: 'هذه الصورة تالفة.',
    tooMany: 'للمنتج أكثر ما يُسمح به من الصور.',
  },
} satisfies TextsOf<typeof en>;
