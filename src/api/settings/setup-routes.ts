import { sql } from 'kysely';
import { z } from 'zod';
import type { ConsoleDataOf } from '../../shop/console-endpoints.ts';
import type { Language } from '../../shop/language.ts';
import { formatNumber } from '../../shop/money.ts';
import type { Settings } from '../../shop/settings.ts';
import { isRequired, missingSteps, setupSteps, type SetupStep } from '../../shop/settings/setup.ts';
import { texts } from '../../shop/texts/by-language.ts';
import type { Db } from '../db/database.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { changeStoredSetting, readStoredSettings } from '../settings.ts';
import { answerChange } from '../staff/answer-change.ts';
import { answerConsole } from '../staff/answer-console.ts';
import { recordStaffAudit } from '../staff/staff-audit.ts';
import type { Store } from '../store.ts';

/** Going live: a checklist that is read from the data, and opening. */
export function setupRoutes(store: Store): void {
  answerConsole(store, 'getSetup', async ({ language }) =>
    readSetup(store.db, await store.settings(), language),
  );

  answerChange(store, 'openShop', async (tx, { staff, settings, language, now }) => {
    const setup = await readSetup(tx, settings, language);
    if (setup.missing.length > 0) return refuse('NOT_READY', { errors: setup.missing });
    const before = await changeStoredSetting(tx, 'isOpen', () => true);
    if (isRefusal(before)) return before;
    const change = { before: { isOpen: before }, after: { isOpen: true } };
    await recordStaffAudit(tx, { staff, action: 'settings.change', subject: 'settings', ...change }, now);
    return { ...setup, isOpen: true };
  });
}

type Counts = Record<
  'brands' | 'categories' | 'sizes' | 'products' | 'pieces' | 'couriers' | 'owners' | 'codes',
  number
>;

async function readSetup(db: Db, settings: Settings, language: Language): Promise<ConsoleDataOf<'getSetup'>> {
  const { value } = await readStoredSettings(db);
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(value);
  const counts = await countAll(db);
  const { identity, socialChannel, dispatchCenter } = settings;
  const has = (...names: (keyof Settings)[]) => names.some((name) => name in stored);
  const done: Record<SetupStep, boolean> = {
    identity: identity.phone !== '' && identity.address.ar !== '' && identity.address.en !== '',
    channel: has('socialChannel'),
    dispatchCenter: has('dispatchCenter'),
    fees: has('deliveryBands', 'freeDeliveryFrom'),
    days: has('deliveryDays', 'holidays', 'returnDays', 'exchangeDays', 'supportHours', 'dailyCapacity'),
    catalog: counts.brands > 0 && counts.categories > 0 && counts.sizes > 0,
    products: counts.products > 0,
    stock: counts.pieces > 0,
    courier: counts.couriers > 0,
    recovery: counts.owners > 1 || counts.codes > 0,
  };
  const t = texts[language].setup;
  const said: Partial<Record<SetupStep, string>> = {
    identity: identity.name[language],
    channel: socialChannel.handle,
    dispatchCenter: dispatchCenter.name[language],
    fees: t.bands(settings.deliveryBands.length),
    catalog: t.catalog(formatNumber(counts.brands), formatNumber(counts.categories)),
    products: t.products(counts.products),
    stock: t.pieces(counts.pieces),
  };
  return {
    isOpen: settings.isOpen,
    name: identity.name[language],
    steps: setupSteps.map((step) => ({
      step,
      isDone: done[step],
      isRequired: isRequired(step),
      said: done[step] ? (said[step] ?? '') : '',
    })),
    missing: missingSteps(done),
  };
}

async function countAll(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*)::int from brands) as brands, (select count(*)::int from subcategories) as categories,
           (select count(*)::int from sizes) as sizes,
           (select count(*)::int from products where status = 'published') as products,
           (select coalesce(sum(v.stock), 0)::int from variants v join products p on p.id = v.product_id
             where p.status = 'published') as pieces,
           (select count(*)::int from staff where removed_at is null and 'courier' = any(roles)) as couriers,
           (select count(*)::int from staff where removed_at is null and 'owner' = any(roles)) as owners,
           (select count(*)::int from staff_recovery_codes) as codes`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('a select of counts is one row');
  return counts;
}
