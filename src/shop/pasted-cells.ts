import { asciiDigits } from './ascii-digits.ts';

/** The cells that a spreadsheet copied, line by line, with Western digits. */
export const pastedCells = (text: string): string[][] =>
  asciiDigits(text)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
