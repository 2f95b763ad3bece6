import { expect, test } from 'vitest';
import { writeTable } from './write-table.ts';

test('other work goes on while a large table is written', async () => {
  const head = Array.from({ length: 10 }, (_, at) => `Figure ${at}`);
  const rows = Array.from({ length: 20_000 }, (_, row) => head.map((_name, at) => row * at));
  const started = performance.now();
  let last = started;
  let longestPause = 0;
  const beat = () => {
    const now = performance.now();
    longestPause = Math.max(longestPause, now - last);
    last = now;
  };
  const timer = setInterval(beat, 5);
  const { name } = await writeTable({ name: 'figures', head, rows }, 'xlsx', 'en');
  beat();
  clearInterval(timer);
  expect(name).toBe('figures.xlsx');
  expect(longestPause).toBeLessThan((last - started) / 2);
});
