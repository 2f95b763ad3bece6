import { normalize } from '../../normal-form.ts';

/** Adjectives of clothes, without the ة of the feminine. A closed list: of شكل and شكلة, خيال and خيالة neither is one. */
const adjectives =
  'شتوي صيفي ربيعي خريفي رسمي رياضي يومي عملي كلاسيكي عصري حراري داخلي خارجي مدرسي نسائي رجالي ولادي بناتي شبابي يدوي جلدي قطني صوفي كتاني حريري مخملي خشبي معدني عادي جانبي خلفي أمامي طويل قصير واسع ضيق خفيف ثقيل سميك رقيق دافئ ناعم طري قاس لين مريح أنيق بسيط فاخر مبطن محشو مزرر مطرز منقوش مخطط مقلم مشجر مورد محبوك منسوج مدور مربع مستقيم عريض رفيع كبير صغير جديد قديم شفاف لامع مطفي مفتوح مغلق محتشم ضاغط مرن متين دائري طبيعي شبكي محيك متماسك كامل مجدول سريع دقيق';

const writtenBy = new Map(
  adjectives.split(' ').flatMap((word) => [word, `${word}ة`].map((form) => [normalize(form), word])),
);

/**
 * Whether an adjective of this Arabic noun ends in ة: كنزة شتوية, بيجاما شتوية, and معاطف شتوية as all plurals of things,
 * but معطف شتوي. Null for another language.
 */
export function takesFeminine(noun: string): boolean | null {
  const bare = noun.replace(/[\p{M}\u0640]/gu, '').replace(/^ال(?=\p{L}{3})/u, '');
  if (!/^\p{Script=Arabic}+$/u.test(bare)) return null;
  return /(?:[ةىا]|ات)$/u.test(bare) || brokenPlural.test(normalize(bare)) || otherPlurals.has(bare);
}

/** مفاعل and مفاعيل: معاطف, فساتين, بناطيل. */
const brokenPlural = /^\p{L}{2}ا\p{L}ي?\p{L}$/u;
const otherPlurals = new Set(['قمصان', 'أطقم', 'اطقم']);

/** How an adjective, given in any form in normal form, is written after this noun; undefined for every other word. */
export function adjectiveAfter(noun: string, form: string): string | undefined {
  const written = writtenBy.get(form);
  const feminine = takesFeminine(noun);
  if (written === undefined || feminine === null) return undefined;
  return feminine ? `${written}ة` : written;
}
