import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../../../test/store.ts';
import { JOB_NAMES } from '../../../jobs/runner.ts';

type Dashboard = { panels: { targets?: { expr: string }[] }[] };

const ops = join(import.meta.dirname, '../../../../../ops');
const dashboard = JSON.parse(readFileSync(join(ops, 'grafana/minwal.json'), 'utf8')) as Dashboard;
const alerts = readFileSync(join(ops, 'prometheus/alerts.yaml'), 'utf8');

const expressions: Record<string, string[]> = {
  'ops/grafana/minwal.json': dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  'ops/prometheus/alerts.yaml': [...alerts.matchAll(/^ +expr: (.*)$/gm)].map(([, expr = '']) => expr),
};
const files = Object.keys(expressions);

/** PromQL's own words in these files, and the one metric that Prometheus itself has. */
const WORDS = new Set(
  'abs by histogram_quantile max max_over_time min min_over_time rate sum time topk unless up'.split(' '),
);

/** What an expression names, without the labels and what they are compared with. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[\w+\]|\bby \([^)]*\)/g, ' ');
  return Array.from(bare.matchAll(/\b[a-zA-Z_:]\w*/g), ([name]) => name).filter((name) => !WORDS.has(name));
}

test.each(files)('%s names only metrics that the store has', async (file) => {
  const { app } = await openStore();
  const { body } = await app.inject('/metrics');
  const known = new Set(body.matchAll(/^# TYPE (\S+)/gm).map(([, name]) => name));
  const named = (expressions[file] ?? []).flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});

test.each(files)('%s names only jobs that there are', (file) => {
  const jobs = (expressions[file] ?? []).flatMap((one) =>
    [...one.matchAll(/\{job=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|')),
  );
  expect(jobs.filter((job) => job !== 'minwal' && !JOB_NAMES.some((name) => name === job))).toEqual([]);
});
