import { writeFile } from 'node:fs/promises';
import { readConfig } from '../src/api/config.ts';
import { openDatabase } from '../src/api/db/database.ts';
import { describeSchema, describeTables } from '../src/api/db/describe-schema.ts';
import { startEmbeddedDatabase } from '../src/api/db/embedded.ts';
import { migrate } from '../src/api/db/migrate.ts';

const config = readConfig(process.env);
const embedded = config.databaseUrl === null ? await startEmbeddedDatabase(config.dataDir) : null;
const url = config.databaseUrl ?? embedded?.url ?? '';
const applied = await migrate(url);
const { db, pool } = openDatabase(url, 2);
await writeFile('db/schema.sql', await describeSchema(pool));
await writeFile('src/api/db/tables.ts', await describeTables(pool));
await db.destroy();
await embedded?.stop();
process.stdout.write(
  applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`,
);
