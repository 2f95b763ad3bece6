import { isSameBarcode } from '../../../barcode.ts';
import { typedCode } from '../../../typed-code.ts';
import type { PackedLine } from '../contract.ts';

/** A piece that was put into the parcel: its line, when, and whether it was scanned or ticked by hand. */
export type PackedPiece = { readonly lineNo: number; readonly at: string; readonly isScanned: boolean };

type Line = Pick<PackedLine, 'lineNo' | 'quantity' | 'barcode'>;

/**
 * What a scanned code is to a parcel: a piece of a line that is still open; one of a line whose pieces are all there
 * (`at`: since when); or nothing of this parcel.
 */
export type ScanVerdict<L extends Line> =
  | { readonly kind: 'right'; readonly line: L }
  | { readonly kind: 'twice'; readonly line: L; readonly at: string }
  | { readonly kind: 'foreign'; readonly code: string };

/** Judges a scanned or typed code against the parcel's lines and what is packed already. */
export function scanPiece<L extends Line>(
  typed: string,
  lines: readonly L[],
  packed: readonly PackedPiece[],
): ScanVerdict<L> {
  const there = lines.filter(({ barcode }) => barcode !== null && isSameBarcode(barcode, typed));
  // An edit may have made two lines of one variant: the open one is filled.
  const open = there.find((line) => openPieces(line, packed) > 0);
  if (open !== undefined) return { kind: 'right', line: open };
  const line = there.at(-1);
  const last = packed.findLast(({ lineNo }) => lineNo === line?.lineNo);
  if (line === undefined || last === undefined) return { kind: 'foreign', code: typedCode(typed) };
  return { kind: 'twice', line, at: last.at };
}

/** How many pieces of a line are not packed yet. */
export const openPieces = ({ lineNo, quantity }: Omit<Line, 'barcode'>, packed: readonly PackedPiece[]) =>
  quantity - packed.filter((piece) => piece.lineNo === lineNo).length;

/** What packing sends: by line, how many were scanned and how many ticked. */
export const packedByLine = (lines: readonly Line[], packed: readonly PackedPiece[]) =>
  lines.map(({ lineNo }) => {
    const there = packed.filter((piece) => piece.lineNo === lineNo);
    const scanned = there.filter(({ isScanned }) => isScanned).length;
    return { lineNo, scanned, ticked: there.length - scanned };
  });
