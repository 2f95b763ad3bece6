import { pastedCells } from '../../pasted-cells.ts';

export const codeColumns = ['sku', 'barcode'] as const;
export type CodeColumn = (typeof codeColumns)[number];

/** `outside`: written cells beyond the last row or column, which are left out. */
export type PastedCodes<Row> = { readonly rows: Row[]; readonly filled: number; readonly outside: number };

/** Rows with the cells that a spreadsheet copied, from one row and column on. Null for a text that is a single cell. */
export function pasteCodes<Row extends Readonly<Record<CodeColumn, string>>>(
  rows: readonly Row[],
  at: { row: number; column: CodeColumn },
  text: string,
): PastedCodes<Row> | null {
  const lines = pastedCells(text);
  if (lines.length === 1 && lines[0]?.length === 1) return null;
  const first = codeColumns.indexOf(at.column);
  const written = lines.flat().filter((cell) => cell !== '').length;
  let filled = 0;
  const pasted = rows.map((row, index) => {
    const cells = index < at.row ? [] : (lines[index - at.row] ?? []);
    const codes = codeColumns.flatMap((column, place) => {
      const cell = cells[place - first];
      return cell === undefined ? [] : [[column, cell] as const];
    });
    filled += codes.filter(([, code]) => code !== '').length;
    return { ...row, ...Object.fromEntries(codes) };
  });
  return { rows: pasted, filled, outside: written - filled };
}
