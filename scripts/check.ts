/** Static checks: types, lint, format, unused code, both languages, sizes. Two at once; `--changed`: of what differs from main. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { helpIfAsked } from '../src/api/help-if-asked.ts';

helpIfAsked('check');

type Check = [fact: string, program: string, ...args: string[]];

/** With an ending: the check is given the changed files that have it; `null`: it looks at everything in seconds. */
const CHECKS: [changed: RegExp | null | 'none', whole: string[], ...check: Check][] = [
  [/\.(ts|tsx|mjs)$/, [], 'lint', 'oxlint', '--type-aware', '--quiet'],
  // Several checkers of a project each read its types again: twice the work, and no core is free for it beside the tests.
  [null, [], 'types, and imports in one direction', 'tsc', '-b', '--checkers', '1'],
  [/\.(ts|tsx|mjs|css|json)$/, [], 'format', 'oxfmt', '--check'],
  [/^src\/web\/.*\.css$/, ['src/web/**/*.css'], 'styles turn round in Arabic', 'stylelint'],
  [null, [], 'nothing unused', 'knip', '--no-progress'],
  [null, [], 'texts complete in both languages', 'node', 'scripts/check-texts.ts'],
  [null, [], 'paths that documents name', 'node', 'scripts/check-paths.ts'],
  [null, [], 'migrations only add', 'node', 'scripts/check-migrations.ts'],
  ['none', [], 'pages within their size', 'node', 'scripts/check-size.ts'],
];

const waiting = process.argv.includes('--changed')
  ? checksOf(changedFiles())
  : CHECKS.map(([, whole, ...check]): Check => [...check, ...whole]);
const failures = await Promise.all([workOff(), workOff()]);
process.exit(failures.every((failed) => failed === 0) ? 0 : 1);

async function workOff(): Promise<number> {
  let failed = 0;
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const [fact, program, ...args] = check;
    const started = performance.now();
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const [out, err, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${status === 0 ? '✓' : '✗'} ${fact} (${seconds} s)`);
    if (status === 0) continue;
    failed += 1;
    console.log(`${out}${err}`.trimEnd());
  }
  return failed;
}

function checksOf(files: string[]): Check[] {
  return CHECKS.flatMap(([changed, , ...check]): Check[] => {
    if (changed === 'none') return [];
    if (changed === null) return [check];
    const concerned = files.filter((file) => changed.test(file));
    return concerned.length > 0 ? [[...check, ...concerned]] : [];
  });
}

/** The files that differ from where this branch left main, and those that are not yet in git. */
function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file));
}

function git(...args: string[]): string[] {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
