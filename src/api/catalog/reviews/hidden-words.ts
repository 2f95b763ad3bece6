import type { Language } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';

/** A reason to hide as its author reads it; older ones were written in words. */
export function hiddenWords(reason: string, language: Language): string {
  const words: Readonly<Record<string, string>> = texts[language].reviewReasons;
  return words[reason] ?? reason;
}
