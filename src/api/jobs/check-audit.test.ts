import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/console.ts';
import { openStore } from '../../../test/store.ts';
import { AUDIT_CHECK, recordStaffAudit } from '../people/staff/staff-audit.ts';
import { LONG_WORK, openDatabase } from '../platform/db/database.ts';
import { checkAudit } from './check-audit.ts';
import { recordRun } from './job-runs.ts';

const store = await openStore();
const owner = await openConsole(store, ['owner']);
await recordStaffAudit(
  store.db,
  { staff: { id: owner.staffId }, action: 'settings.change', only: 'act', subject: 'first' },
  store.now(),
);

const said = async () => {
  const { chainOk, checkedAt, missedAt } = (await owner.ask('listAudit', { before: 1 })).body.data;
  return { chainOk, isChecked: checkedAt !== null, isMissed: missedAt !== null };
};

const checked = (db = store.db) => recordRun(db, AUDIT_CHECK, async () => void (await checkAudit(db)));

/** A check that waits for the log longer than it may. */
async function unchecked(): Promise<void> {
  const hasty = openDatabase(store.url, 1, { ...LONG_WORK, lockMs: 50 });
  const client = await store.pool.connect();
  try {
    await client.query('begin; lock table staff_audit_chain in access exclusive mode');
    await expect(checked(hasty.db)).rejects.toThrow('lock timeout');
  } finally {
    await client.query('rollback');
    client.release();
    await hasty.db.destroy();
  }
}

const reword = (subject: string) =>
  store.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update staff_audit set subject = ${subject} where subject in ('first', 'reworded')`.execute(tx);
  });

test('a check that could not be made says so, and takes nothing back that an earlier one found', async () => {
  await unchecked();
  expect(await said()).toEqual({ chainOk: true, isChecked: false, isMissed: true });
  await checked();
  expect(await said()).toEqual({ chainOk: true, isChecked: true, isMissed: false });
  await unchecked();
  expect(await said()).toEqual({ chainOk: true, isChecked: true, isMissed: true });

  await reword('reworded');
  await expect(checked()).rejects.toThrow('changed at link');
  expect(await said()).toEqual({ chainOk: false, isChecked: true, isMissed: false });
  await unchecked();
  expect(await said()).toEqual({ chainOk: false, isChecked: true, isMissed: false });

  await reword('first');
  await checked();
  expect(await said()).toEqual({ chainOk: true, isChecked: true, isMissed: false });
});
