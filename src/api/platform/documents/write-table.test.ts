import { expect, test } from 'vitest';
import { longestPause } from '../../../../test/longest-pause.ts';
import { writeTable } from './write-table.ts';

test('other work goes on while a large table is written', async () => {
  const head = Array.from({ length: 10 }, (_, at) => `Figure ${at}`);
  const rows = Array.from({ length: 20_000 }, (_, row) => head.map((_name, at) => row * at));
  const { result, took, pause } = await longestPause(async () =>
    writeTable({ name: 'figures', head, rows }, 'xlsx', 'en'),
  );
  expect(result.name).toBe('figures.xlsx');
  expect(pause).toBeLessThan(took / 2);
});
