import { sql } from 'kysely';
import { storeDateOf } from '../../shop/store-time.ts';
import { balanceOf } from '../cash/post-entry.ts';
import { transact, type Tx } from '../db/database.ts';
import { runIdempotent } from '../http/idempotency.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { answerConsole, type ConsoleContext } from '../staff/answer-console.ts';
import type { Store } from '../store.ts';
import { applyDoorEvents } from './door-events.ts';
import type { StepTerms } from './parcel-step.ts';
import { readRun, selectRuns, selectStops } from './run-rows.ts';
import { createRun, endRun, handOverRun, lockRun, setRunStatus } from './runs.ts';

/** Runs of couriers and companies, and the courier's own. */
export function runConsoleRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listCarriers', async ({ language }) => {
    const { rows: couriers } = await sql<{ _id: string; name: string }>`
      select id as _id, name from staff where 'courier' = any(roles) and removed_at is null order by name, id`.execute(
      db,
    );
    const { rows: companies } = await sql<{ _id: string; name: string }>`
      select id as _id, ${sql.ref(`name_${language}`)} as name from companies where archived_at is null order by 2, 1`.execute(
      db,
    );
    return { couriers, companies };
  });

  answerConsole(store, 'addCompany', async ({ input, language }) => {
    const { nameEn, nameAr, phone = '' } = input;
    const { id } = await db
      .insertInto('companies')
      .values({ name_en: nameEn, name_ar: nameAr, phone })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { company: { _id: id, name: language === 'en' ? nameEn : nameAr } };
  });

  answerConsole(store, 'listRuns', async ({ input, language, now }) => {
    const day = input.day ?? storeDateOf(now);
    const ofDay = sql`r.day = ${day} or (r.day < ${day} and r.status <> 'ended')`;
    return { runs: await selectRuns(db, ofDay, language) };
  });

  answerConsole(store, 'getRun', ({ input, language }) => readRun(db, input.id, language));

  answerConsole(store, 'createRun', (asked) =>
    runAnswer(store, 'createRun', asked, (tx, terms) => createRun(tx, asked.input, terms)),
  );

  answerConsole(store, 'handOverRun', (asked) =>
    runAnswer(store, 'handOverRun', asked, async (tx, terms) => {
      const { id, version, waybills = [] } = asked.input;
      const run = await lockRun(tx, id, version, ['planned']);
      if (isRefusal(run)) return run;
      return (await handOverRun(tx, run, waybills, terms)) ?? id;
    }),
  );

  answerConsole(store, 'acceptRun', (asked) =>
    runAnswer(store, 'acceptRun', asked, async (tx, { by, now }) => {
      const { id, version } = asked.input;
      const run = await lockRun(tx, id, version, ['handedOver']);
      if (isRefusal(run)) return run;
      const isCourierOnly = !by.roles.some((role) => role === 'owner' || role === 'manager');
      if (isCourierOnly && run.courier_id !== by.name) return refuse('NOT_FOUND');
      await setRunStatus(tx, run, 'accepted', now);
      return id;
    }),
  );

  answerConsole(store, 'endRun', (asked) =>
    runAnswer(store, 'endRun', asked, async (tx, { now }) => {
      const { id, version } = asked.input;
      const run = await lockRun(tx, id, version, ['handedOver', 'accepted']);
      return isRefusal(run) ? run : ((await endRun(tx, run, now)) ?? id);
    }),
  );

  answerConsole(store, 'getMyRun', async ({ staff, language }) => {
    const { doorRecheck, doorFeeOnRefusal } = await store.settings();
    const mine = sql`r.courier_id = ${staff.id} and r.status in ('handedOver', 'accepted')`;
    const cashHeld = await balanceOf(db, `courier:${staff.id}`);
    const runs = await selectRuns(db, mine, language);
    const stops = await selectStops(db, mine, language);
    return { runs, stops, cashHeld, rules: { doorRecheck, doorFeeOnRefusal } };
  });

  answerConsole(store, 'sendDoorEvents', async ({ input, staff, now }) => {
    const settings = await store.settings();
    const results = await applyDoorEvents(db, input, { staff, settings, now });
    return { results, cashHeld: await balanceOf(db, `courier:${staff.id}`) };
  });
}

/** Does something to a run once for a key and answers with the run as it is then. */
async function runAnswer(
  store: Store,
  call: string,
  asked: ConsoleContext<unknown>,
  work: (tx: Tx, terms: StepTerms) => Promise<string | Refusal>,
) {
  const { staff, language, now } = asked;
  const settings = await store.settings();
  return transact(store.db, (tx) =>
    runIdempotent(tx, call, asked, async () => {
      const by = { ...staff.actor, roles: staff.roles };
      const id = await work(tx, { by, version: null, settings, now });
      return isRefusal(id) ? id : readRun(tx, id, language);
    }),
  );
}
