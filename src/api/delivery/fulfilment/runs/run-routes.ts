import { sql } from 'kysely';
import type { RunWithStops } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { AuditAction } from '../../../../shop/people/staff/audit.ts';
import { actsAsManager } from '../../../../shop/people/staff/roles.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { answerChange, type ChangeContext } from '../../../people/staff/answer-change.ts';
import { answerConsole, type ConsoleContext } from '../../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import { transact, type Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import type { StepTerms } from '../steps/parcel-step.ts';
import { changeRun } from './change-run.ts';
import { selectWaitingReturns } from './return-stops.ts';
import { readRun, selectRuns } from './run-rows.ts';
import { createRun, endRun, handOverRun, lockRun, setRunStatus } from './runs.ts';

/** Runs of couriers and companies. */
export function runConsoleRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listCarriers', async ({ staff, language }) => {
    const seesCash = actsAsManager(staff.roles);
    const { rows: couriers } = await sql<{ _id: string; name: string; cashHeld: number | null }>`
      select s.id as _id, s.name, case when ${seesCash} then coalesce(a.balance, 0) end as "cashHeld"
        from staff s left join cash_accounts a on a.id = 'courier:' || s.id
       where 'courier' = any(s.roles) and s.removed_at is null order by s.name, s.id`.execute(db);
    const { rows: companies } = await sql<{ _id: string; name: string; phone: string }>`
      select id as _id, ${sql.ref(`name_${language}`)} as name, phone from companies where archived_at is null
       order by 2, 1`.execute(db);
    return { couriers, companies };
  });

  answerChange(store, 'addCompany', async (tx, { input, staff, language, now }) => {
    const { nameEn, nameAr, phone = '' } = input;
    const { id } = await tx
      .insertInto('companies')
      .values({ name_en: nameEn, name_ar: nameAr, phone })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { nameEn, nameAr, phone };
    await recordStaffAudit(tx, { staff, action: 'run.company', only: 'made', subject: id, after }, now);
    return { company: { _id: id, name: language === 'en' ? nameEn : nameAr } };
  });

  answerConsole(store, 'listRuns', async ({ input, language, now }) => {
    const day = input.day ?? storeDateOf(now);
    const ofDay = sql`r.day = ${day} or (r.day < ${day} and r.status <> 'ended')`;
    return { runs: await selectRuns(db, ofDay, { language, settings: await store.settings() }) };
  });

  answerConsole(store, 'listWaitingReturns', async ({ language, staff: { roles } }) => ({
    returns: await selectWaitingReturns(db, { language, roles, settings: await store.settings() }),
  }));

  answerConsole(store, 'getRun', async ({ input, language, staff: { roles } }) =>
    readRun(db, input.id, { language, roles, settings: await store.settings() }),
  );

  answerChange(store, 'createRun', (tx, context) =>
    runAnswer(tx, context, 'run.plan', (terms) => createRun(tx, context.input, terms)),
  );

  answerConsole(store, 'updateRun', async (context) => {
    const { staff, language, now, input } = context;
    const settings = await store.settings();
    return transact(db, async (tx) => {
      const statuses = ['planned', 'handedOver', 'accepted'];
      const run = await lockRun(tx, { id: input.id, version: null, statuses });
      if (isRefusal(run)) return run;
      const reading = { language, settings, roles: staff.roles };
      const before = await readRun(tx, input.id, reading);
      if (run.version !== input.version) return refuse('VERSION_CONFLICT', { data: before });
      const by = { ...staff.actor, roles: staff.roles };
      const id = await changeRun(tx, run, input, { by, version: null, settings, now });
      if (isRefusal(id)) return id;
      const after = await readRun(tx, id, reading);
      if (!isRefusal(before) && !isRefusal(after))
        await auditRun(tx, context, 'run.change', after.run, before.run);
      return after;
    });
  });

  answerChange(store, 'handOverRun', (tx, context) =>
    runAnswer(tx, context, 'run.handOver', async (terms) => {
      const { id, version, waybills = [] } = context.input;
      const run = await lockRun(tx, { id, version, statuses: ['planned'] });
      if (isRefusal(run)) return run;
      return (await handOverRun(tx, run, waybills, terms)) ?? id;
    }),
  );

  answerChange(store, 'acceptRun', (tx, context) =>
    runAnswer(tx, context, 'run.accept', async ({ by, now }) => {
      const { id, version } = context.input;
      const courierId = actsAsManager(by.roles) ? undefined : by.name;
      const run = await lockRun(tx, { id, version, statuses: ['handedOver'], courierId });
      if (isRefusal(run)) return run;
      await setRunStatus(tx, run, 'accepted', now);
      return id;
    }),
  );

  answerChange(store, 'endRun', (tx, context) =>
    runAnswer(tx, context, 'run.end', async ({ now }) => {
      const { id, version } = context.input;
      const run = await lockRun(tx, { id, version, statuses: ['handedOver', 'accepted'] });
      return isRefusal(run) ? run : ((await endRun(tx, run, now)) ?? id);
    }),
  );
}

type RunAction = Extract<AuditAction, `run.${string}`>;

async function auditRun(
  tx: Tx,
  { staff, now }: ConsoleContext<unknown>,
  action: RunAction,
  after: RunWithStops,
  before?: RunWithStops,
): Promise<void> {
  const facts = ({ courier, company, status, stops, returnStops }: RunWithStops) => ({
    carrier: (courier ?? company)?.name ?? '',
    status,
    orders: stops.map(({ number }) => number),
    ...(returnStops.length > 0 && { returns: returnStops.map(({ number }) => number) }),
  });
  const change = { after: facts(after), ...(before && { before: facts(before) }) };
  await recordStaffAudit(tx, { staff, action, subject: after._id, ...change }, now);
}

/** Changes a run, writes it to the audit log and answers with the run after it. `work` returns the run's id. */
async function runAnswer(
  tx: Tx,
  context: ChangeContext<unknown>,
  action: RunAction,
  work: (terms: StepTerms) => Promise<string | Refusal>,
) {
  const { staff, language, now, settings } = context;
  const by = { ...staff.actor, roles: staff.roles };
  const id = await work({ by, version: null, settings, now });
  if (isRefusal(id)) return id;
  const answer = await readRun(tx, id, { language, settings, roles: staff.roles });
  if (!isRefusal(answer)) await auditRun(tx, context, action, answer.run);
  return answer;
}
