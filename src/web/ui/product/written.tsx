import { language } from '#texts/language';
import { languageMarks } from '../../../shop/language-marks.ts';

/** A text of the merchant's, marked where it stands in for one that is not written in the page's language. */
export function Written({ text }: { text: string }) {
  return <bdi {...languageMarks(text, language)}>{text}</bdi>;
}
