import type { Language } from '../../language.ts';
import { normalize } from '../../normal-form.ts';
import { takesFeminine } from '../search/adjective-form.ts';

/** What is known of a piece that has no name yet; unknown parts are empty. */
type Known = { readonly kind: string; readonly color: string; readonly brand: string };

/** A name as a shop writes it: فستان أحمر زارا, "Zara red dress". Empty where the kind is not known. */
export function suggestedName({ kind, color, brand }: Known, language: Language): string {
  if (kind === '') return '';
  const parts =
    language === 'ar'
      ? [kind, colorAfter(kind, color), brand]
      : [brand, inSentence(color, brand !== ''), inSentence(kind, brand !== '' || color !== '')];
  return parts.filter((part) => part !== '').join(' ');
}

/** "Dress" within a name is "dress", "T-shirt" stays. */
const inSentence = (word: string, isWithin: boolean): string =>
  isWithin && /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

/** A color as it is written after this noun: بلوزة حمراء, كنزة زرقاء فاتحة, فستان بني. Words without a feminine stay. */
export function colorAfter(noun: string, color: string): string {
  const [first = ''] = noun.split(' ');
  if (takesFeminine(first) !== true) return color;
  return color
    .split(' ')
    .map((word) => feminineOf.get(normalize(word)) ?? (endsInNisba.test(word) ? `${word}ة` : word))
    .join(' ');
}

/** كحلي, زهري: names of colors made of things. */
const endsInNisba = /^\p{L}{2,}ي$/u;

const feminineOf = new Map(
  'أبيض بيضاء أسود سوداء أحمر حمراء أخضر خضراء أزرق زرقاء أصفر صفراء فاتح فاتحة غامق غامقة داكن داكنة'
    .split(' ')
    .flatMap((word, at, words) => (at % 2 === 0 ? [[normalize(word), words[at + 1] ?? word] as const] : [])),
);
