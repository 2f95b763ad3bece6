/** Static checks: types, lint, format, unused code, both languages, sizes. */
import { spawnSync } from 'node:child_process';
import { helpIfAsked } from '../src/api/help-if-asked.ts';

helpIfAsked('check');

const CHECKS: [fact: string, program: string, ...args: string[]][] = [
  ['types, and imports in one direction', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--quiet'],
  ['format', 'oxfmt', '--check'],
  ['styles turn round in Arabic', 'stylelint', 'src/web/**/*.css'],
  ['nothing unused', 'knip', '--no-progress'],
  ['texts complete in both languages', 'node', 'scripts/check-texts.ts'],
  ['paths that documents name', 'node', 'scripts/check-paths.ts'],
  ['migrations only add', 'node', 'scripts/check-migrations.ts'],
  ['pages within their size', 'node', 'scripts/check-size.ts'],
];

let failed = 0;
for (const [fact, program, ...args] of CHECKS) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${fact} (${seconds} s)`);
  if (status === 0) continue;
  failed += 1;
  console.log(`${stdout}${stderr}`.trimEnd());
}
process.exit(failed === 0 ? 0 : 1);
