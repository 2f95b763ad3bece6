import { isArabic, knownForm } from './index/known-form.ts';
import { wordsOf } from './index/synonyms.ts';

/** What says nothing of a piece, unless it belongs to a word beside it; a query of such words alone is read as it is. */
export const stopWords: ReadonlySet<string> = new Set(
  wordsOf(`a an the for with in of and or to on my some size please clothes clothing wear outfit
    el al la lal lil min mn ma3 fi shi bdi bddi beddi baddi biddi lebs libs
    من مع في على و او عن الى بدي اريد بدنا حق تبع شي شو كتير قياس مقاس نمره ملابس تياب ثياب لبس لباس اواعي ازياء`),
);

/** A shorter word in Latin letters is too many things: bodi is بدي, and بودي. */
const leastLetters = 3;

/** Those that are read in Latin letters, however they are spelled. */
export const arabicStopWords = [...stopWords]
  .filter((word) => isArabic(word) && word.length > leastLetters)
  .map(knownForm);
