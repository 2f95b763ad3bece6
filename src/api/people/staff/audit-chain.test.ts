import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { builtProgram } from '../../../../test/store-process.ts';
import { openStore } from '../../../../test/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { recordStaffAudit, verifyStaffAudit } from './staff-audit.ts';

const store = await openStore();
const owner = await openConsole(store, ['owner']);
for (let line = 0; line < 6; line += 1)
  await recordStaffAudit(
    store.db,
    { staff: { id: owner.staffId }, action: 'settings.change', only: 'act', subject: `line ${line}` },
    store.now(),
  );

/** What the check says after a change by force, which is taken back. */
async function saidAfter(change: string, since: Parameters<typeof verifyStaffAudit>[1] = null) {
  let said = 'whole';
  const undone = new Error('undone');
  await store.db
    .transaction()
    .execute(async (tx: Db) => {
      await sql.raw(`set local session_replication_role = replica; ${change}`).execute(tx);
      await verifyStaffAudit(tx, since).catch((error: Error) => (said = error.message));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return said;
}

const third = '(select audit_id from staff_audit_chain where number = 3)';
const gone = (links: string) =>
  `with cut as (delete from staff_audit_chain where ${links} returning audit_id)
   delete from staff_audit where id in (select audit_id from cut)`;

test.each([
  ['nothing', 'select', 'whole'],
  ['a line is reworded', `update staff_audit set subject = 'x' where id = ${third}`, /changed at link 3$/],
  ['a line is given to another', `update staff_audit set staff_id = null where id = ${third}`, /at link 3$/],
  ['a line is taken out', `delete from staff_audit where id = ${third}`, /changed at link 3$/],
  ['a line and its link are taken out', gone('number = 3'), /changed at link 4$/],
  ['the first lines are taken out', gone('number < 3'), /changed at link 3$/],
  [
    'two lines change places',
    `update staff_audit_chain set audit_id = -audit_id where number in (3, 4);
     update staff_audit_chain set audit_id = case number when 3 then (select -audit_id from staff_audit_chain where number = 4)
            else (select -audit_id from staff_audit_chain where number = 3) end where number in (3, 4)`,
    /changed at link 3$/,
  ],
  [
    'a line is put in without a link',
    `insert into staff_audit (at, action, subject) values (now(), 'staff.owner', 'x')`,
    /is in no link$/,
  ],
])('the check of the log finds it when %s', async (_title, change, said) => {
  const found = await saidAfter(change);
  if (typeof said === 'string') expect(found).toBe(said);
  else expect(found).toMatch(said);
});

test('a log that was cut off is found by a link that was written down', async () => {
  const last = await verifyStaffAudit(store.db);
  expect(last?.number).toBe(6);
  expect(await saidAfter(gone('number > 4'))).toBe('whole');
  expect(await saidAfter(gone('number > 4'), last)).toMatch(
    /link 6 .* is not the one that was written down$/,
  );
  expect(await saidAfter('select', last)).toBe('whole');
});

async function command(...args: string[]) {
  const child = spawn(process.execPath, [builtProgram('console-audit'), ...args], {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { ...process.env, DATABASE_URL: store.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, failed] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, 'exit');
  return { code, said: await said, failed: await failed };
}

test('the command says the last link, finds a hole, and the console says which', async () => {
  expect((await owner.ask('listAudit')).body.data).toMatchObject({ chainOk: true, checkedAt: null });
  const whole = await command();
  expect([whole.code, whole.failed]).toEqual([0, '']);
  const [, link = ''] = /^The log is whole\. Its last link is (6:[0-9a-f]{64})\n$/.exec(whole.said) ?? [];
  const { chainOk, checkedAt } = (await owner.ask('listAudit')).body.data;
  expect([chainOk, checkedAt === null]).toEqual([true, false]);
  expect((await command('--since', link)).code).toBe(0);
  expect(await command('--since', 'six')).toMatchObject({
    code: 1,
    failed: expect.stringContaining('--since'),
  });

  const cut = await command('--since', `7:${link.slice(2)}`);
  expect(cut).toMatchObject({ code: 1, said: '', failed: expect.stringContaining('link 7') });
  expect((await owner.ask('listAudit')).body.data).toMatchObject({ chainOk: false });
  await command();
  expect((await owner.ask('listAudit')).body.data.chainOk).toBe(true);
});
