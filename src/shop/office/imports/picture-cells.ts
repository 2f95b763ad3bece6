import { asciiDigits } from '../../ascii-digits.ts';
import type { Focus } from '../../catalog/media/focus.ts';
import type { Localized } from '../../language.ts';
import type { RowFault } from './faults.ts';

/** The alternative text and the focus of one picture. */
export type PictureDetails = { readonly words?: Localized; readonly focus?: Focus };

/** The names of a row's files, and the details of each, in their order. */
export type PictureCells = {
  readonly pictures: readonly string[];
  readonly pictureDetails: readonly PictureDetails[];
};

type PictureColumn = 'pictures' | 'pictureWordsAr' | 'pictureWordsEn' | 'pictureFocus';

/** Reads the columns of pictures; details of more files than the row names are refused, if it names any. */
export function readPictureCells(
  textOf: (column: PictureColumn) => string,
  faults: RowFault[],
): PictureCells {
  const pictures = textOf('pictures')
    .split(/[\n;,،|]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const [ar, en] = [listIn(textOf('pictureWordsAr')), listIn(textOf('pictureWordsEn'))];
  const points = listIn(textOf('pictureFocus'));
  const focuses = points.map(readFocus);
  for (const [column, given] of [
    ['pictureWordsAr', ar],
    ['pictureWordsEn', en],
    ['pictureFocus', points],
  ] as const) {
    if (pictures.length > 0 && given.length > pictures.length)
      faults.push({ column, fault: 'picturesFewer' });
    if (column !== 'pictureFocus' && given.some((each) => each.length > LONGEST_ALT))
      faults.push({ column, fault: 'tooLong', more: String(LONGEST_ALT) });
  }
  const wrong = points.find((point, place) => point !== '' && focuses[place] === null);
  if (wrong !== undefined)
    faults.push({ column: 'pictureFocus', fault: 'notFocus', value: wrong.slice(0, 60) });
  const details = Array.from({ length: Math.max(ar.length, en.length, focuses.length) }, (_, place) => {
    const words = { ar: ar[place] ?? '', en: en[place] ?? '' };
    const focus = focuses[place] ?? null;
    return { ...((words.ar !== '' || words.en !== '') && { words }), ...(focus !== null && { focus }) };
  });
  const last = details.findLastIndex((each) => Object.keys(each).length > 0);
  return { pictures, pictureDetails: details.slice(0, last + 1) };
}

/** Whether a picture is named by its address, not by a file of the ZIP. */
export const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);

/** Not separated by commas: descriptions are sentences. */
const listIn = (text: string) => (text === '' ? [] : text.split(/[\n|]/).map((each) => each.trim()));

const LONGEST_ALT = 200;
const FOCUS = /^(\d{1,3}) ?% ?[ ,،;/]? ?(\d{1,3}) ?%$|^(\d{1,3}) ?[ ,،;/] ?(\d{1,3})$/;

/** `50% 20%`, `50 20`, `٥٠، ٢٠`: percent from the left and from the top. Null for anything else. */
function readFocus(text: string): Focus | null {
  const found = FOCUS.exec(asciiDigits(text).replaceAll('٪', '%').replaceAll(/\s+/g, ' '));
  if (found === null) return null;
  const [x, y] = [Number(found[1] ?? found[3]), Number(found[2] ?? found[4])];
  return x <= 100 && y <= 100 ? { x, y } : null;
}

/** The cell of an archive that `readPictureCells` reads as these. */
export const writeList = (cells: readonly string[]): string | null =>
  cells.some(Boolean) ? cells.map((cell) => cell.replaceAll(/\s*[|\n]+\s*/g, ' / ')).join(' | ') : null;

export const writeFocus = (focus: Focus | null): string => (focus === null ? '' : `${focus.x} ${focus.y}`);
