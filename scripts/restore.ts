// Brings a backup back: `npm run restore -- <folder> --at "2026-11-28 14:05"`.
import { parseArgs } from 'node:util';
import { readConfig } from '../src/api/config.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { openExisting } from '../src/api/platform/backup/repository.ts';
import { restore } from '../src/api/platform/backup/restore.ts';
import { atStoreMinute } from '../src/shop/time/store-time.ts';

helpIfAsked('restore');

const started = performance.now();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, from: { type: 'string' } },
  });
  const [to] = positionals;
  const { backup } = readConfig(process.env);
  const passphrase = backup?.passphrase ?? process.env['BACKUP_PASSPHRASE'];
  const from = values.from ?? backup?.folder;
  if (to === undefined) throw new Error('Say into which empty folder: npm run restore -- .data');
  if (from === undefined || passphrase === undefined)
    throw new Error('Set BACKUP_PASSPHRASE, and BACKUP_DIR or --from <folder>.');
  const repository = await openExisting(from, passphrase);
  const { base, lastOrder, violations } = await restore(repository, to, timeOf(values.at));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const newest =
    lastOrder === null ? 'it has no orders' : `its newest order is of ${lastOrder.toISOString()}`;
  process.stdout.write(
    `Restored ${base} into ${to} (${seconds} s); ${newest}.\nOpen it with DATA_DIR=${to} npm start.\n`,
  );
  for (const violation of violations) process.stdout.write(`It violates: ${violation}\n`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** A time in Damascus, or with an offset of its own. */
function timeOf(written: string | undefined): Date | null {
  if (written === undefined) return null;
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/.exec(written) ?? [];
  const at = day === undefined || time === undefined ? new Date(written) : atStoreMinute(day, time);
  if (Number.isNaN(at.getTime())) throw new Error(`--at ${written} is no time; as "2026-11-28 14:05".`);
  return at;
}
