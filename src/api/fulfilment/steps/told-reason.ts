import { type Language, languages } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';

/**
 * Why a courier came in vain, as a sentence to the shopper: a ready reason of the round in the shopper's own language,
 * other words as they were typed.
 */
export function toldReason(reason: string, language: Language): string {
  const typed = reason.trim();
  const { visits } = texts[language].orderNews;
  const ready = languages.flatMap((each) => {
    const { laterReasons, missedReasons } = texts[each].round;
    return [...Object.entries(laterReasons), ...Object.entries(missedReasons)];
  });
  const key = ready.find(([, words]) => words === typed)?.[0];
  const told = Object.entries(visits).find(([each]) => each === key)?.[1];
  return told ?? (/[.!?؟…]$/.test(typed) ? typed : `${typed}.`);
}
