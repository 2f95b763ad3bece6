import { normalize } from '../../normal-form.ts';

/** What people call one size, in both languages; the first words are as shops label it. */
const SIZES = [
  'XXS, 2XS, extra extra small',
  'XS, x small, xsmall, extra small, صغير جداً, اكس سمول, اكس سمال',
  'S, small, sm, صغير, صغيرة, سمول, سمال',
  'M, medium, med, وسط, متوسط, متوسطة, ميديوم, مديوم, ميديم',
  'L, large, lrg, كبير, كبيرة, لارج, لارغ',
  'XL, 1XL, x large, xlarge, extra large, كبير جداً, اكس لارج, إكس لارج',
  '2XL, XXL, 2X, xx large, xxlarge, 2x large, double xl, extra extra large, دبل اكس لارج, اكس اكس لارج, دبل اكس',
  '3XL, XXXL, 3X, xxx large, xxxlarge, 3x large, triple xl, تربل اكس لارج, ثلاثة اكس لارج',
  '4XL, XXXXL, 4X, 4x large, أربعة اكس لارج',
  '5XL, XXXXXL, 5X, 5x large, خمسة اكس لارج',
  '6XL, XXXXXXL, 6X, 6x large',
  'One size, onesize, one size fits all, OS, free size, freesize, free, standard, universal, قياس واحد, مقاس واحد, قياس موحد, مقاس موحد, قياس حر, مقاس حر, فري سايز, فري, ون سايز, ستاندر, ستاندرد',
];

/** The same of colors: spellings and the words of the other language. A neighboring color is none of them and is asked. */
const COLORS = [
  'black, أسود, سوداء, بلاك',
  'white, أبيض, بيضاء, وايت',
  'off white, offwhite, سكري, أوف وايت',
  'ivory, عاجي',
  'cream, كريم, كريمي',
  'beige, بيج, بيجي',
  'camel, جملي, كاميل, كامل',
  'brown, بني, بنية, براون',
  'grey, gray, رمادي, رمادية, رصاصي, غراي',
  'charcoal, anthracite, فحمي, انتراسيت',
  'silver, فضي, فضية, سيلفر',
  'navy, navy blue, كحلي, كحلية, نيفي',
  'royal blue, royal, أزرق ملكي, أزرق رويال, رويال',
  'sky blue, sky, سماوي, أزرق سماوي',
  'denim blue, denim, jean blue, أزرق جينز, جينزي',
  'blue, أزرق, زرقاء, بلو',
  'petrol, petrol blue, بترولي, أزرق بترولي',
  'turquoise, تركواز, تركوازي, فيروزي',
  'mint, mint green, نعنعي, أخضر نعنعي',
  'olive, olive green, زيتي, زيتوني, أخضر زيتي',
  'khaki, خاكي, كاكي',
  'green, أخضر, خضراء',
  'yellow, أصفر, صفراء',
  'mustard, خردلي, مسترد, موتارد',
  'orange, برتقالي, أورانج',
  'red, أحمر, حمراء, ريد',
  'burgundy, bordeaux, wine, خمري, نبيذي, بوردو',
  'maroon, ماروني, مارون',
  'pink, زهري, زهر, وردي, بينك',
  'dusty rose, dusty pink, زهري مطفي, زهري مطفأ',
  'fuchsia, fuschia, فوشيا, فوشي, فوشية',
  'gold, golden, ذهبي, ذهبية, دهبي',
  'lilac, ليلكي, ليلاكي',
  'purple, violet, بنفسجي, موف',
  'multicolor, multi color, multicolour, multi, ملون, متعدد الألوان',
];

const sensesOf = (lines: readonly string[]) =>
  new Map(
    lines.flatMap((line) => {
      const words = line.split(', ').map((word) => normalize(word));
      return words.map((word) => [word, words[0] ?? ''] as const);
    }),
  );
const senses = { size: sensesOf(SIZES), color: sensesOf(COLORS) };

/** The everyday word for a color in the other language; null for a color of no such word. */
export function colorInOther(name: string): string | null {
  const word = normalize(name);
  const line = COLORS.map((each) => each.split(', ')).find((words) =>
    words.some((each) => normalize(each) === word),
  );
  const isArabic = (each: string) => /\p{Script=Arabic}/u.test(each);
  return line?.find((each) => isArabic(each) !== isArabic(name)) ?? null;
}

/** What may stand before a size: «مقاس 38», `EU 38`. */
const BEFORE_SIZE = /^(?:ال)?(?:مقاس|قياس|نمره|size|eu|eur) (?=.)/;
const YEARS = /^(?:age )?(\d+(?: \d+)?) ?(?:y|yr|yrs|year|years|سنه|سنوات|سنين|عام|اعوام)$/;
const MONTHS = /^(\d+(?: \d+)?) ?(?:m|mo|mon|month|months|شهر|اشهر|شهور|شهرا)$/;
const TWO_YEARS = new Set(['سنتان', 'سنتين'].map((word) => normalize(word)));

/** The sense of an everyday word for a size or a color, the same for all words of it; null for any other. `word`: normalized. */
export function senseOf(kind: 'size' | 'color', word: string): string | null {
  const known = senses[kind].get(word);
  if (known !== undefined || kind === 'color') return known ?? null;
  if (TWO_YEARS.has(word)) return '2 years';
  const [, years] = YEARS.exec(word) ?? [];
  if (years !== undefined) return `${years} years`;
  const [, months] = MONTHS.exec(word) ?? [];
  if (months !== undefined) return `${months} months`;
  const bare = word.replace(BEFORE_SIZE, '');
  return bare === word ? null : (senses.size.get(bare) ?? bare);
}
