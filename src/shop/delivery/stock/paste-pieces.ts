import { pastedCells } from '../../pasted-cells.ts';
import { readHundredths } from '../../read-amount.ts';

/** The most pieces that one cell of a receipt takes. */
export const MOST_PIECES = 9999;

/** What a cell of a pasted block becomes, by its place in the block; `refused` are the texts that are no number of pieces. */
export type PastedPieces = {
  readonly cells: readonly { readonly row: number; readonly column: number; readonly pieces: number }[];
  readonly refused: readonly string[];
};

/** The pieces of a block that a spreadsheet copied. Empty cells say nothing. Null for a text that is a single cell. */
export function pastePieces(text: string): PastedPieces | null {
  const lines = pastedCells(text);
  if (lines.length === 1 && lines[0]?.length === 1) return null;
  const placed = lines.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === '' ? [] : [{ row, column, cell, pieces: piecesOf(cell) }])),
  );
  return {
    cells: placed.flatMap(({ row, column, pieces }) => (pieces === null ? [] : [{ row, column, pieces }])),
    refused: placed.filter(({ pieces }) => pieces === null).map(({ cell }) => cell),
  };
}

function piecesOf(cell: string): number | null {
  const hundredths = readHundredths(cell);
  const pieces = hundredths === null ? null : hundredths / 100;
  return pieces === null || !Number.isInteger(pieces) || pieces > MOST_PIECES ? null : pieces;
}
