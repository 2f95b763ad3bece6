// Checks the log of what the staff did: `npm run console:audit`.
import { parseArgs } from 'node:util';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { checkAudit } from '../src/api/jobs/check-audit.ts';
import { recordRun } from '../src/api/jobs/job-runs.ts';
import { AUDIT_CHECK } from '../src/api/people/staff/staff-audit.ts';
import { onDatabase } from './on-database.ts';

helpIfAsked('console:audit');

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const [, number, hash] = /^(\d+):([0-9a-f]+)$/.exec(values.since ?? '') ?? [];
const since = number === undefined || hash === undefined ? null : { number: Number(number), hash };
if (values.since !== undefined && since === null) {
  process.stderr.write('--since takes a link as it was printed: number:hash.\n');
  process.exitCode = 1;
} else
  await onDatabase(({ db }) =>
    // The console shows when this was, and what it found.
    recordRun(db, AUDIT_CHECK, async () => {
      const last = await checkAudit(db, since);
      const said =
        last === null
          ? 'The log is empty.'
          : `The log is whole. Its last link is ${last.number}:${last.hash}`;
      process.stdout.write(`${said}\n`);
    }),
  );
