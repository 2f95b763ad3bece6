import { asciiDigits } from './ascii-digits.ts';

/** A code as it was typed or copied, with Western digits and without the marks of direction that messages add. */
export const typedCode = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
