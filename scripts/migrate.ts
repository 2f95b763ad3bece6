// Brings the database up to date and writes what it looks like: `npm run migrate`.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { describeSchema, describeTables } from '../src/api/platform/db/describe-schema.ts';
import { migrate } from '../src/api/platform/db/migrate.ts';
import { onDatabase } from './on-database.ts';

helpIfAsked('migrate');

await onDatabase(async ({ url, pool }) => {
  const applied = await migrate(url, (name) => process.stdout.write(`Applying ${name}…\n`));
  // A built store has no sources to write.
  if (existsSync('src')) {
    await writeFile('db/schema.sql', await describeSchema(pool));
    await writeFile('src/api/platform/db/tables.ts', await describeTables(pool));
  }
  process.stdout.write(
    applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.length} migrations.\n`,
  );
});
