// Moves a shop into an empty folder or database, also to another version of PostgreSQL: `npm run move -- <from> <to>`.
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { runningDatabaseUrl, startEmbeddedDatabase } from '../src/api/platform/db/embedded/embedded.ts';
import { moveDatabase } from '../src/api/platform/db/move-database.ts';

helpIfAsked('move');

/** What is not copied of a data folder: the database, and files that the store makes again. */
const NOT_COPIED = new Set([
  'postgres',
  'postgres.new',
  'postgres.password',
  'address',
  'backup-check',
  'restoring',
]);

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [from, to] = positionals;
  if (from === undefined || to === undefined)
    throw new Error('Say from where and to where: npm run move -- .data /var/lib/minwal');
  const source = isUrl(from) ? from : runningDatabaseUrl(from);
  if (source === null) throw new Error(`No store runs on ${from}: start the one that it belongs to.`);
  const { rows, held } = isUrl(to)
    ? await moveDatabase(source, to, sayTable)
    : await moveIntoFolder(source, { from: isUrl(from) ? null : from, to });
  process.stdout.write(
    `Moved ${rows} rows into ${to}. Until the store before is stopped it changes nothing more: stop it now. This command ends with it.\n`,
  );
  // Its server ends it with an error.
  await new Promise<void>((ended) => held.once('end', ended));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function isUrl(place: string): boolean {
  return /^postgres(ql)?:/.test(place);
}

function sayTable(name: string): void {
  process.stdout.write(`Copying ${name}…\n`);
}

async function moveIntoFolder(source: string, { from, to }: { from: string | null; to: string }) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await readdir(to)).length > 0)
    throw new Error(`${to} is not empty: move what is in it away, or name another folder.`);
  try {
    const database = await startEmbeddedDatabase(to);
    try {
      const moved = await moveDatabase(source, database.url, sayTable);
      if (from !== null) await copyFiles(from, to);
      return moved;
    } finally {
      await database.stop();
    }
  } catch (error) {
    for (const entry of await readdir(to)) await rm(join(to, entry), { recursive: true, force: true });
    throw error;
  }
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from))
    if (!NOT_COPIED.has(entry)) await cp(join(from, entry), join(to, entry), { recursive: true });
}
