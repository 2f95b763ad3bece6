import type { mapWords as en } from '../en/map-words.ts';
import type { TextsOf } from '../texts-of.ts';

export const mapWords = {
  map: 'الخريطة',
  mapLoading: 'جارٍ تحميل الخريطة',
  openMap: 'افتح الخريطة',
  mapFailed: 'تعذّر تحميل الخريطة، ويكفي النموذج أدناه.',
  mapOffline: 'الخريطة تحتاج إلى اتصال، ويكفي النموذج أدناه.',
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
  nudge: {
    up: 'حرّك الدبوس إلى الأعلى',
    down: 'حرّك الدبوس إلى الأسفل',
    left: 'حرّك الدبوس إلى اليسار',
    right: 'حرّك الدبوس إلى اليمين',
  },
  locate: 'استخدم موقعي',
  locating: 'جارٍ تحديد موقعك',
  locateDenied: 'المتصفح لا يخبرنا بموقعك. اسمح لهذا الموقع بتحديد المكان من إعداداته، أو حرّك الخريطة.',
  locateFailed: 'تعذّر تحديد موقعك. حرّك الخريطة بدلاً من ذلك.',
} satisfies TextsOf<typeof en>;
