import type { Bilingual } from './bilingual.ts';

export type DemoMaterial = { readonly id: string; readonly name: Bilingual };

export const materials: readonly DemoMaterial[] = [
  { id: 'cotton', name: { en: 'Cotton', ar: 'قطن' } },
  { id: 'organic-cotton', name: { en: 'Organic cotton', ar: 'قطن عضوي' } },
  { id: 'linen', name: { en: 'Linen', ar: 'كتان' } },
  { id: 'denim', name: { en: 'Denim', ar: 'جينز (دنيم)' } },
  { id: 'wool', name: { en: 'Wool', ar: 'صوف' } },
  { id: 'wool-blend', name: { en: 'Wool blend', ar: 'صوف مخلوط' } },
  { id: 'cashmere-blend', name: { en: 'Cashmere blend', ar: 'مزيج كشمير' } },
  { id: 'acrylic', name: { en: 'Acrylic', ar: 'أكريليك' } },
  { id: 'polyester', name: { en: 'Polyester', ar: 'بوليستر' } },
  { id: 'viscose', name: { en: 'Viscose', ar: 'فيسكوز' } },
  { id: 'modal', name: { en: 'Modal', ar: 'مودال' } },
  { id: 'silk', name: { en: 'Silk', ar: 'حرير' } },
  { id: 'satin', name: { en: 'Satin', ar: 'ساتان' } },
  { id: 'chiffon', name: { en: 'Chiffon', ar: 'شيفون' } },
  { id: 'crepe', name: { en: 'Crêpe', ar: 'كريب' } },
  { id: 'velvet', name: { en: 'Velvet', ar: 'مخمل' } },
  { id: 'corduroy', name: { en: 'Corduroy', ar: 'مخمل مضلّع' } },
  { id: 'fleece', name: { en: 'Fleece', ar: 'فليس' } },
  { id: 'jersey', name: { en: 'Jersey', ar: 'جرسيه' } },
  { id: 'gabardine', name: { en: 'Gabardine', ar: 'غبردين' } },
  { id: 'leather', name: { en: 'Leather', ar: 'جلد طبيعي' } },
  { id: 'faux-leather', name: { en: 'Faux leather', ar: 'جلد صناعي' } },
  { id: 'suede', name: { en: 'Suede', ar: 'شامواه' } },
  { id: 'canvas', name: { en: 'Canvas', ar: 'قماش كانفاس' } },
  { id: 'nylon', name: { en: 'Nylon', ar: 'نايلون' } },
  { id: 'elastane', name: { en: 'Elastane', ar: 'إيلاستين (ليكرا)' } },
  { id: 'mesh', name: { en: 'Mesh', ar: 'شبك' } },
  { id: 'metal', name: { en: 'Metal alloy', ar: 'خليط معدني' } },
];
