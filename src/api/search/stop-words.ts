import { wordsOf } from './index/synonyms.ts';

/** What says nothing of a piece, unless it belongs to a word beside it; a question of such words alone is read as it is. */
export const smallWords = new Set(
  wordsOf(`a an the for with in of and or to on my some size please clothes clothing wear outfit
    من مع في على و او عن الى بدي اريد بدنا حق تبع شي شو كتير قياس مقاس نمره ملابس تياب ثياب لبس لباس اواعي`),
);
