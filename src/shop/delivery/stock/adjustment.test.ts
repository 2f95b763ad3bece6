import { expect, test } from 'vitest';
import { movesOf } from './adjustment.ts';

const said = (moves: ReturnType<typeof movesOf>) =>
  moves === null
    ? 'refused'
    : moves.map(({ bucket, sign }) => `${bucket} ${sign > 0 ? '+' : '-'}`).join(', ');

test.each([
  ['found', 2, 'stock +'],
  ['correction', 3, 'stock +'],
  ['correction', -3, 'stock -'],
  ['damaged', 1, 'stock -, damaged +'],
  ['repaired', 1, 'damaged -, stock +'],
  ['scrapped', 1, 'damaged -'],
  ['missing', 4, 'stock -'],
  ['sample', 1, 'stock -'],
  ['gift', 1, 'stock -'],
  ['theft', 1, 'stock -'],
  ['gift', 0, 'refused'],
  ['correction', 0, 'refused'],
  ['theft', -1, 'refused'],
  ['found', -1, 'refused'],
] as const)('%s of %i', (reason, count, moves) => expect(said(movesOf(reason, count))).toBe(moves));
