import { sql } from 'kysely';
import { addBusinessDays } from '../../../../shop/time/business-days.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { countUnanswered } from '../../../money/cash/cash-counts.ts';
import { balanceOf } from '../../../money/cash/post-entry.ts';
import { answerChange } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import type { Store } from '../../../store.ts';
import { selectConflicts } from '../../fulfilment/desk/order/conflicts.ts';
import { readConsoleOrder } from '../../fulfilment/desk/order/read-console-order.ts';
import { applyDoorEvents } from '../../fulfilment/runs/door-events.ts';
import { selectOwnStops, selectRuns } from '../../fulfilment/runs/run-rows.ts';
import { settleConflict } from '../../fulfilment/runs/settle-conflict.ts';
import { selectOwnReturnStops } from './own-return-stops.ts';
import { stepReturnAtDoor } from './step-at-door.ts';

/** A courier's own run: the doors of parcels and of returns, what happened at them, and what of it the desk settles. */
export function myRunRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'getMyRun', async ({ staff, language, now }) => {
    const settings = await store.settings();
    const { doorRecheck, doorFeeOnRefusal, deliveryAttempts, largestNote } = settings;
    const mine = sql`r.courier_id = ${staff.id} and r.status in ('handedOver', 'accepted')`;
    const reading = { language, settings };
    const runs = await selectRuns(db, mine, reading);
    const today = storeDateOf(now);
    const nextDays = [1, 2, 3, 4, 5].map((days) => addBusinessDays(today, days, settings.holidays));
    return {
      runs,
      stops: await selectOwnStops(db, mine, language),
      returnStops: await selectOwnReturnStops(db, staff.id, reading),
      cashHeld: await balanceOf(db, `courier:${staff.id}`),
      openCounts: await countUnanswered(db, staff.id),
      courier: { _id: staff.id, name: staff.name },
      shop: settings.identity.name[language],
      hasOtherRoles: staff.roles.some((role) => role !== 'courier'),
      rules: { doorRecheck, doorFeeOnRefusal, deliveryAttempts, largestNote, nextDays },
    };
  });

  answerConsole(store, 'sendDoorEvents', async ({ input, staff, now }) => {
    const settings = await store.settings();
    const results = await applyDoorEvents(db, input, { staff, settings, now }, stepReturnAtDoor);
    return { results, cashHeld: await balanceOf(db, `courier:${staff.id}`) };
  });

  answerChange(store, 'settleConflict', async (tx, context) => {
    const { input, staff, language, settings, now } = context;
    const refusal = await settleConflict(tx, { ...input, orderId: input.id }, context, stepReturnAtDoor);
    if (refusal !== null) return refusal;
    return readConsoleOrder(tx, input.id, { staff, language, settings, now, anyStage: true });
  });
  answerConsole(store, 'listUnknownConflicts', async ({ language }) => ({
    conflicts: await selectConflicts(db, null, language),
  }));
  answerChange(store, 'settleUnknownConflict', async (tx, context) => {
    const { id: conflictId, note } = context.input;
    const wanted = { orderId: null, conflictId, as: 'setAside', note } as const;
    const refusal = await settleConflict(tx, wanted, context, stepReturnAtDoor);
    return refusal ?? { conflicts: await selectConflicts(tx, null, context.language) };
  });
}
