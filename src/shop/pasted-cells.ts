import { typedCode } from './typed-code.ts';

/** The cells that a spreadsheet copied, line by line, with Western digits. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(typedCode));
