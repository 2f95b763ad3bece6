import type { TestResult } from './test-results.ts';

/** What of a run of tests was one program, with its exit code. */
export type Part = { name: string; status: number; ms: number; results: TestResult[] };

/** The last lines of a run: the slowest ten tests, then what of each part passed and the names of what did not. */
export function closingLines(parts: Part[], ms: number): string[] {
  const slowest = parts
    .flatMap(({ results }) => results)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map((test) => `${(test.ms / 1000).toFixed(1).padStart(7)} s  ${test.where}  ${test.title}`);
  return [
    ...(slowest.length > 0 ? ['', 'The slowest ten', ...slowest] : []),
    '',
    ...parts.flatMap(linesOf),
    `  in ${minutes(ms)}`,
  ];
}

function linesOf({ name, status, ms, results }: Part): string[] {
  const failed = results.filter(({ hasFailed }) => hasFailed);
  const counts = `${results.length - failed.length} passed, ${failed.length} failed`;
  const verdict = status === 0 ? 'passed' : 'failed, the lines above say why';
  return [
    `${status === 0 ? '✓' : '✗'} ${name}: ${results.length > 0 ? counts : verdict} (${minutes(ms)})`,
    ...failed.map(({ where, title }) => `    ${where}  ${title}`),
  ];
}

function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
