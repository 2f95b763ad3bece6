/**
 * Refuses a migration that the version before could not live with while both run: it may add, and takes away only where a
 * line `-- contract: <why nothing running needs it>` stands right before the statement.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'db/migrations';
/** Landed before this was checked. */
const LAST_UNCHECKED = '0020-catalog-changes.sql';

const TAKES_AWAY: [what: string, pattern: RegExp][] = [
  [
    'drops what a running version may read',
    /\bdrop (table|view|materialized view|column|type|function)\b(?! pg_temp)/i,
  ],
  ['renames', /\brename\b/i],
  ['changes a type', /\balter column \S+ (set data )?type\b/i],
  ['requires a value', /\balter column \S+ (set not null|drop default)\b/i],
  ['adds a column that older writes leave empty', /\badd column (?![^,]*\bdefault\b)[^,]*\bnot null\b/i],
  ['empties a table', /^truncate\b/i],
];

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
const numberOf = (name: string) => name.split('-')[0];

// Two changes made at once took the same number: which of them runs first would be chance.
const twice = names.filter(
  (name, index) => names.findIndex((each) => numberOf(each) === numberOf(name)) < index,
);

const problems = names
  .filter((name) => name > LAST_UNCHECKED)
  .flatMap((name) =>
    problemsOf(readFileSync(join(FOLDER, name), 'utf8')).map((problem) => `${name}: ${problem}`),
  );
problems.push(...twice.map((name) => `${name}: its number is taken`));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

function problemsOf(text: string): string[] {
  const statements = text
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replaceAll(/--(?! contract: \S).*$/gm, '')
    .split(';');
  return statements
    .filter((statement) => !/^\s*-- contract: \S/m.test(statement))
    .map((statement) => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim())
    .flatMap((statement) =>
      TAKES_AWAY.filter(([, pattern]) => pattern.test(statement)).map(
        ([what]) => `${what} without a line "-- contract: …" before it: ${statement.slice(0, 80)}`,
      ),
    );
}
