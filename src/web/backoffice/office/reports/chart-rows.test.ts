import { expect, test } from 'vitest';
import type { Figures } from '../../../../shop/office/reports/reports.ts';
import { chartRows } from './chart-rows.ts';

const netSales = { id: 'netSales', kind: 'money' } as const;
const rate = { id: 'rate', kind: 'share', part: 'refused', of: 'ended' } as const;
const row = (key: string, figures: Figures) => ({ key, label: key, figures: { ...figures } });
const sold = (key: string, sum: number) => row(key, { netSales: sum });
const shown = (rows: ReturnType<typeof chartRows>) =>
  rows.map(({ key, figures }) => [key, figures['netSales']]);

test('a day without sales stands between two others', () => {
  const rows = [sold('2026-11-01', 50), sold('2026-11-03', 20)];
  const period = { from: '2026-11-01', to: '2026-11-03' };
  expect(shown(chartRows({ rows, column: netSales, by: 'day', ...period }))).toEqual([
    ['2026-11-01', 50],
    ['2026-11-02', 0],
    ['2026-11-03', 20],
  ]);
});

test('the days of half a year are months, those without sales too', () => {
  const rows = [sold('2026-06-02', 5), sold('2026-06-30', 7), sold('2026-08-01', 1)];
  const period = { from: '2026-05-31', to: '2026-09-01' };
  expect(shown(chartRows({ rows, column: netSales, by: 'day', ...period }))).toEqual([
    ['2026-05', 0],
    ['2026-06', 12],
    ['2026-07', 0],
    ['2026-08', 1],
    ['2026-09', 0],
  ]);
});

test('areas of few parcels are not charted beside two of many', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const area = (key: string, ended: number) => row(key, { refused: 1, ended });
  const charted = (rows: ReturnType<typeof area>[], chartsMany = false) =>
    chartRows({ rows, column: rate, chartsMany, by: 'area', ...period }).map(({ key }) => key);
  expect(charted([area('a', 1), area('b', 10), area('c', 40)])).toEqual(['b', 'c']);
  expect(charted([area('a', 1), area('b', 10)])).toEqual(['a', 'b']);
  expect(charted([area('a', 1), area('b', 10)], true)).toEqual(['b']);
  expect(charted([area('a', 1), area('b', 9)], true)).toEqual([]);
});
