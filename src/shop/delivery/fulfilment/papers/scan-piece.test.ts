import { expect, test } from 'vitest';
import { openPieces, packedByLine, scanPiece } from './scan-piece.ts';

const lines = [
  { lineNo: 1, quantity: 2, barcode: '2000000000015' },
  { lineNo: 2, quantity: 1, barcode: '2000000000022' },
  { lineNo: 3, quantity: 1, barcode: '2000000000015' },
  { lineNo: 4, quantity: 1, barcode: null },
];
const piece = (lineNo: number, at = '10:00', isScanned = true) => ({ lineNo, at, isScanned });

test.each([
  ['a piece of an open line', '2000000000022', [], 'right', 2],
  ['typed in Arabic digits and with spaces', '٢٠٠٠ ٠٠٠٠ ٠٠٠٢٢', [], 'right', 2],
  ['as GTIN-14, with a mark of direction', '\u200e02000000000022', [], 'right', 2],
  ['the second of two pieces', '2000000000015', [piece(1)], 'right', 1],
  ['the same variant on another line', '2000000000015', [piece(1), piece(1)], 'right', 3],
  ['a line that is full', '2000000000022', [piece(2)], 'twice', 2],
  ['both lines full', '2000000000015', [piece(1), piece(1), piece(3)], 'twice', 3],
  ['a piece of no line', '2000000000039', [], 'foreign', null],
  ['nothing', '', [], 'foreign', null],
] as const)('%s', (_, code, packed, kind, lineNo) => {
  const verdict = scanPiece(code, lines, packed);
  expect([verdict.kind, 'line' in verdict ? verdict.line.lineNo : null]).toEqual([kind, lineNo]);
});

test('a full line says since when', () => {
  expect(scanPiece('2000000000022', lines, [piece(2, '10:38')])).toMatchObject({ at: '10:38' });
});

test('what was scanned and what was ticked are counted apart', () => {
  const packed = [piece(1), piece(1, '10:01', false), piece(2)];
  expect(packedByLine(lines, packed).slice(0, 3)).toEqual([
    { lineNo: 1, scanned: 1, ticked: 1 },
    { lineNo: 2, scanned: 1, ticked: 0 },
    { lineNo: 3, scanned: 0, ticked: 0 },
  ]);
  expect(lines.map((line) => openPieces(line, packed))).toEqual([0, 0, 1, 1]);
});
