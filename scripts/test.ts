/** Runs the checks, the unit tests and the journeys; what fails in one does not keep the others from running. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOwnFolder } from './in-own-folder.ts';

const SLOWEST = 10;

type Timed = { name: string; ms: number };
type Result = { passed: number; failed: number; skipped: number; timed: Timed[] };
type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};
type Suite = {
  file?: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
};

const args = process.argv.slice(2);
const isJourney = (arg: string) => arg.startsWith('e2e');
const paths = args.filter((arg) => !arg.startsWith('-'));
const flags = args.filter((arg) => arg.startsWith('-'));
const wantsAll = paths.length === 0;

const status = await inOwnFolder('test', async (folder, started) => {
  const began = performance.now();
  const say = (sentence: string) =>
    process.stdout.write(`\n[${Math.round((performance.now() - began) / 1000)} s] ${sentence}\n`);
  const run = async (program: string, programArgs: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(program, programArgs, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    started(child);
    const [code] = await once(child, 'exit');
    return Number(code ?? 1);
  };
  const codes: number[] = [];
  const results: Result[] = [];

  if (wantsAll) {
    say('Checks…');
    codes.push(await run('node', ['scripts/check.ts']));
  }
  const files = paths.filter((path) => !isJourney(path));
  if (wantsAll || files.length > 0) {
    say('Unit tests…');
    const report = join(folder, 'unit.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    codes.push(await run('vitest', ['run', ...reporters, ...files]));
    if (existsSync(report)) results.push(readUnit(JSON.parse(readFileSync(report, 'utf8'))));
  }
  const journeys = paths.filter(isJourney);
  if (wantsAll || journeys.length > 0) {
    say('Journeys in a browser…');
    const report = join(folder, 'journeys.json');
    const programArgs = ['scripts/journeys.ts', '--reporter=list,json', ...flags, ...journeys];
    codes.push(await run('node', programArgs, { PLAYWRIGHT_JSON_OUTPUT_NAME: report }));
    if (existsSync(report)) results.push(readJourneys(JSON.parse(readFileSync(report, 'utf8'))));
  }
  say('The slowest:');
  const slowest = results.flatMap(({ timed }) => timed).toSorted((one, other) => other.ms - one.ms);
  for (const { name, ms } of slowest.slice(0, SLOWEST))
    process.stdout.write(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}\n`);
  const sum = (read: (result: Result) => number) => results.reduce((all, result) => all + read(result), 0);
  const [passed, failed, skipped] = [
    sum((each) => each.passed),
    sum((each) => each.failed),
    sum((each) => each.skipped),
  ];
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  return codes.every((code) => code === 0) ? 0 : 1;
});
process.exit(status);

function readUnit(report: UnitReport): Result {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    timed: report.testResults.map(({ name, startTime, endTime }) => ({
      name: name.replace(`${process.cwd()}/`, ''),
      ms: endTime - startTime,
    })),
  };
}

function readJourneys(report: { suites: Suite[] }): Result {
  const tests = report.suites.flatMap((suite) => testsIn(suite, suite.file ?? ''));
  const count = (statuses: readonly string[]) =>
    tests.filter(({ status: each }) => statuses.includes(each)).length;
  return {
    passed: count(['expected', 'flaky']),
    failed: count(['unexpected']),
    skipped: count(['skipped']),
    timed: tests,
  };
}

function testsIn({ suites = [], specs = [] }: Suite, file: string): (Timed & { status: string })[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status: each, results }) => ({
      name: `e2e/${file}: ${title} [${projectName}]`,
      ms: results.reduce((all, { duration }) => all + duration, 0),
      status: each,
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, file))];
}
