import { pastedCells } from '../pasted-cells.ts';

export const codeColumns = ['sku', 'barcode'] as const;
export type CodeColumn = (typeof codeColumns)[number];

/**
 * Rows with the cells that a spreadsheet copied, from one row and column on; cells beyond the last row or column are
 * dropped. Null for a text that is a single cell.
 */
export function pasteCodes<Row extends Readonly<Record<CodeColumn, string>>>(
  rows: readonly Row[],
  at: { row: number; column: CodeColumn },
  text: string,
): Row[] | null {
  const lines = pastedCells(text);
  if (lines.length === 1 && lines[0]?.length === 1) return null;
  const first = codeColumns.indexOf(at.column);
  return rows.map((row, index) => {
    const cells = lines[index - at.row] ?? [];
    const pasted = codeColumns.flatMap((column, place) => {
      const cell = index < at.row ? undefined : cells[place - first];
      return cell === undefined ? [] : [[column, cell] as const];
    });
    return { ...row, ...Object.fromEntries(pasted) };
  });
}
