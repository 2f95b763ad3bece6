import { isArabic, knownForm } from '../index/words/known-form.ts';
import { wordsOf } from '../index/words/synonyms.ts';

const gifts = 'gift gifts present presents hdiye hdiyeh hadiye hadiyeh hadiya hadia hediye hdaya هدية هدايا';

/** Words without meaning of their own outside phrases; a query of only these is used as it is. */
export const stopWords: ReadonlySet<string> = new Set(
  wordsOf(`${gifts} a an the for with in of and or to on my some size please made clothes clothing wear outfit
    el al la lal lil w wa min mn ma3 taba3 fi shi bdi bddi beddi baddi biddi lebs libs b bi 3al 3a 3ala
    من مع في على و او عن الى عال ع بدي اريد بدنا حق تبع شي شو كتير قياس مقاس نمره ملابس تياب ثياب لبس لباس اواعي ازياء`),
);

/** Particles in Latin letters that are English, or a size, elsewhere: `jaket men jild`, `fostan l sahra`. */
export const ambiguousParticles: ReadonlySet<string> = new Set(['l', 'men']);

/** English words after which no product type is named: `skirt of denim`. */
export const prepositions: ReadonlySet<string> = new Set(['for', 'from', 'in', 'of', 'with']);

/** A shorter word in Latin letters is too ambiguous: bodi is بدي, and بودي. */
const LEAST_LETTERS = 3;

/** Those also recognized in Latin letters, in any spelling; of «هدية» only its own: hodi is هودي. */
export const arabicStopWords = [...stopWords]
  .filter((word) => !wordsOf(gifts).includes(word) && isArabic(word) && word.length > LEAST_LETTERS)
  .map(knownForm);
