import { randomUUID } from 'node:crypto';
import type { Language } from '../../../shop/language.ts';
import type { ClosureRow } from '../../../shop/office/settings/closure-calls.ts';
import type { Closure } from '../../../shop/people/closures/closure.ts';
import { isClosedOn, isFull, ordersOn } from '../../../shop/people/closures/promised-days.ts';
import type { Settings } from '../../../shop/settings.ts';
import { isBusinessDay } from '../../../shop/time/business-days.ts';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';
import { centerPromise } from '../../people/closures/center-promise.ts';
import { countPlaces } from '../../people/closures/day-load.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { settingsNow } from '../../platform/http/idempotency.ts';
import { pauseSentence } from '../../platform/http/reply/messages.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { changeStoredSetting } from '../../settings.ts';
import type { Store } from '../../store.ts';
import {
  type ConcernedOrder,
  concernedBy,
  isPlaceKnown,
  placeChoices,
  placeName,
  selectConcerned,
} from './closure-queries.ts';

/** How many days ahead the page shows. */
const DAYS_SHOWN = 14;

/** What is closed and how full the days are. Closures are a setting, stored with the others. */
export function closureRoutes(store: Store): void {
  answerConsole(store, 'listClosures', async ({ language, now }) => {
    const settings = await settingsNow(store);
    const [load, concerned] = [await countPlaces(store.db, now), await selectConcerned(store.db, now)];
    const today = storeDateOf(now);
    const wholeShop = settings.closures.filter(({ scope }) => scope === 'shop');
    const days = Array.from({ length: DAYS_SHOWN }, (_each, ahead) => {
      const date = addDays(today, ahead);
      const holiday = settings.holidays.find((each) => each.date === date)?.name[language] ?? '';
      const isClosed = wholeShop.some((closure) => isClosedOn(closure, date));
      const isWeekend = !isBusinessDay(date, []);
      return {
        date,
        off: isClosed
          ? ('closed' as const)
          : holiday
            ? ('holiday' as const)
            : isWeekend
              ? ('weekend' as const)
              : null,
        holiday,
        orders: ordersOn(date, load),
        isFull: isFull(date, '', settings, load),
      };
    });
    const promised = centerPromise(settings, language, { now, load });
    return {
      closures: settings.closures.map((each) => rowOf(each, { settings, concerned, language, today })),
      days,
      capacity: settings.dailyCapacity,
      next: promised.slotDay,
      promise: promised.pause === null ? promised.sentence : pauseSentence(promised.pause, language),
      ...placeChoices(settings, language),
    };
  });

  answerChange(store, 'createClosure', async (tx, { input, staff, settings, language, now }) => {
    if (!isPlaceKnown(input, settings)) return unknownPlace();
    const closure: Closure = { _id: randomUUID(), version: 1, ...input };
    const written = await changeStoredSetting(tx, 'closures', (closures) => [...closures, closure]);
    if (isRefusal(written)) return written;
    await recordStaffAudit(
      tx,
      { staff, action: 'closure.add', only: 'made', subject: closure._id, after: closure },
      now,
    );
    return { closure: await shown(tx, closure, { settings, language, now }) };
  });

  answerChange(store, 'changeClosure', async (tx, { input, staff, settings, language, now }) => {
    const { id, version, ...fields } = input;
    if (!isPlaceKnown(fields, settings)) return unknownPlace();
    const closure: Closure = { _id: id, version: version + 1, ...fields };
    const list = await changeStoredSetting(tx, 'closures', (closures) => {
      const current = closures.find(({ _id }) => _id === id);
      if (current === undefined) return refuse('NOT_FOUND');
      if (current.version !== version) return refuse('VERSION_CONFLICT', { data: current });
      return closures.map((each) => (each._id === id ? closure : each));
    });
    if (isRefusal(list)) return list;
    const before = list.find(({ _id }) => _id === id);
    await recordStaffAudit(
      tx,
      { staff, action: 'closure.change', subject: id, before: before ?? {}, after: closure },
      now,
    );
    return { closure: await shown(tx, closure, { settings, language, now }) };
  });

  answerChange(store, 'removeClosure', async (tx, { input: { id }, staff, now }) => {
    const list = await changeStoredSetting(tx, 'closures', (closures) => {
      const others = closures.filter(({ _id }) => _id !== id);
      return others.length === closures.length ? refuse('NOT_FOUND') : others;
    });
    if (isRefusal(list)) return list;
    const before = list.find(({ _id }) => _id === id);
    await recordStaffAudit(
      tx,
      { staff, action: 'closure.remove', only: 'removed', subject: id, before: before ?? {} },
      now,
    );
    return { _id: id };
  });
}

const unknownPlace = () => refuse('VALIDATION', { errors: ['"place" is not known'] });

type RowContext = { settings: Settings; language: Language; now: Date };

async function shown(tx: Tx, closure: Closure, { settings, language, now }: RowContext): Promise<ClosureRow> {
  const concerned = await selectConcerned(tx, now);
  return rowOf(closure, { settings, concerned, language, today: storeDateOf(now) });
}

function rowOf(
  closure: Closure,
  context: { settings: Settings; concerned: readonly ConcernedOrder[]; language: Language; today: string },
): ClosureRow {
  const { settings, concerned, language, today } = context;
  const orders = concernedBy(closure, concerned);
  return {
    ...closure,
    placeName: placeName(closure, settings, language),
    isInForce: isClosedOn(closure, today),
    isOver: closure.until !== null && closure.until < today,
    orders: { count: orders.length, numbers: orders.slice(0, 20).map(({ number }) => number) },
  };
}
