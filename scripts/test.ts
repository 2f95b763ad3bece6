/**
 * The checks, the unit tests and the journeys beside each other, then the tests that hold answers to their seconds. What fails
 * stops none of the others. Folders or files that are named run alone: those of `e2e` as journeys, all others as unit tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { startsPrograms } from '../test/programs-first.ts';
import { closingLines, type Part } from './closing-lines.ts';
import { inOwnFolder } from './in-own-folder.ts';
import { journeyResults, unitResults } from './test-results.ts';

helpIfAsked('test');

const begun = performance.now();
const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('-') && args[args.indexOf(arg) - 1] !== '--project');
const toJourneys = args.filter((arg) => !named.includes(arg));
const journeys = named.filter((name) => /^(\.\/)?e2e(\/|$)/.test(name));
const units = named.filter((name) => !journeys.includes(name));
const isWhole = named.length === 0;

const parts = await inOwnFolder('tests', async (folder, started) => {
  const report = (name: string) => join(folder, `${name}.json`);
  /** Runs a program and hands on its lines one by one, so that those of two programs do not mix. */
  const run = async (program: string, args: string[], env: Record<string, string> = {}) => {
    const begun = performance.now();
    const color: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...color, ...env },
      shell: process.platform === 'win32',
    });
    started(child);
    for (const lines of [createInterface({ input: child.stdout }), createInterface({ input: child.stderr })])
      handOn(lines);
    const [status] = await once(child, 'close');
    return { status: Number(status ?? 1), ms: performance.now() - begun };
  };
  if (needsBuilt()) {
    const built = await run('node', ['scripts/run.mjs', 'build', '--stale'], { DIST: 'dist' });
    if (built.status !== 0) return [{ name: 'build', ...built, results: [] }];
  }
  const check = async (): Promise<Part> => ({
    name: 'checks',
    ...(await run('node', ['scripts/check.ts'])),
    results: [],
  });
  const test = async (name: string, ...which: string[]): Promise<Part> => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`];
    const ended = await run('vitest', ['run', ...reporters, ...which]);
    return { name, ...ended, results: unitResults(report(name)) };
  };
  const walk = async (): Promise<Part> => {
    const ended = await run(
      'node',
      ['scripts/journeys.ts', '--reporter=list,json', ...journeys, ...toJourneys],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys'),
      },
    );
    return { name: 'journeys', ...ended, results: journeyResults(report('journeys')) };
  };
  console.log(`Begins: ${isWhole ? 'checks, unit tests and journeys' : named.join(' ')}`);
  if (isWhole) {
    const most = await Promise.all([check(), test('unit tests', '--project=unit'), walk()]);
    return [...most, await test('timed tests', '--project=timed')];
  }
  return Promise.all([
    ...(units.length > 0 ? [test('unit tests', ...units)] : []),
    ...(journeys.length > 0 ? [walk()] : []),
  ]);
});

for (const line of closingLines(parts, performance.now() - begun)) console.log(line);
process.exit(parts.every(({ status }) => status === 0) ? 0 : 1);

/** Building takes a minute, which most tests do without. */
function needsBuilt(): boolean {
  if (isWhole || journeys.length > 0) return true;
  const files = globSync('{src,db,scripts}/**/*.test.ts');
  return files.some((file) => units.some((name) => join(file).includes(join(name))) && startsPrograms(file));
}

function handOn(lines: Interface): void {
  lines.on('line', (line) => console.log(line));
}
