import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A test that has run, as the closing lines name it. */
export type TestResult = { where: string; title: string; ms: number; hasFailed: boolean };

type UnitReport = {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
};

type Suite = {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
};

const root = join(import.meta.dirname, '..');

/** What Vitest wrote of its run; a file that could not be loaded counts as one failed test. */
export function unitResults(report: string): TestResult[] {
  if (!existsSync(report)) return [];
  const { testResults }: UnitReport = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(root, name);
    const results = assertionResults
      .filter(({ status }) => ['passed', 'failed'].includes(status))
      .map(({ fullName, status, duration }) => ({
        where,
        title: fullName,
        ms: duration ?? 0,
        hasFailed: status === 'failed',
      }));
    const isBroken = status === 'failed' && results.every(({ hasFailed }) => !hasFailed);
    return isBroken
      ? [...results, { where, title: message.split('\n')[0] ?? '', ms: 0, hasFailed: true }]
      : results;
  });
}

/** What Playwright wrote of its run, without what it left out. */
export function journeyResults(report: string): TestResult[] {
  if (!existsSync(report)) return [];
  return resultsIn(JSON.parse(readFileSync(report, 'utf8')));
}

function resultsIn({ suites = [], specs = [] }: Suite): TestResult[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        where: `e2e/${file}:${line} [${projectName}]`,
        title,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        hasFailed: status === 'unexpected',
      })),
  );
  return [...own, ...suites.flatMap(resultsIn)];
}
