import { sql } from 'kysely';
import { z } from 'zod';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { type Language, languages } from '../../../shop/language.ts';
import { formatNumber } from '../../../shop/money.ts';
import { policyNames } from '../../../shop/office/help/help-page.ts';
import {
  type CodeWay,
  isRequired,
  missingSteps,
  neededForOrder,
  setupSteps,
  type SetupStep,
} from '../../../shop/office/settings/setup.ts';
import { isShopOpen, type Opening, plannedOpening } from '../../../shop/people/closures/opening.ts';
import { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { settingsNow } from '../../platform/http/idempotency.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { changeStoredSetting, readStoredSettings } from '../../settings.ts';
import type { Store } from '../../store.ts';
import { addStarterSet } from './add-starter-set.ts';
import { eraseTestOrder } from './erase-test-order.ts';
import { placeTestOrder } from './place-test-order.ts';

const defaults = Settings.parse({});

/** Going live: a checklist that is read from the data, and opening. */
export function setupRoutes(store: Store): void {
  const sends = store.integrations.messages.kind === 'gateway';
  const codes = sends ? 'gateway' : store.config.secure ? 'none' : 'page';
  const read = (db: Db, reading: Reading) => readSetup(db, reading, codes);

  answerConsole(store, 'getSetup', async ({ language, now }) =>
    read(store.db, { settings: await settingsNow(store), language, now }),
  );

  answerChange(store, 'openShop', async (tx, { staff, input, settings, language, now }) => {
    const { at } = input;
    const setup = await read(tx, { settings, language, now });
    if (setup.missing.length > 0) return refuse('NOT_READY', { errors: setup.missing });
    if (at !== undefined && new Date(at) <= now)
      return refuse('VALIDATION', { errors: ['"at" must be in the future'] });
    if (at !== undefined && setup.isOpen) return refuse('CONFLICT');
    const opening = at === undefined ? { isOpen: true, opensAt: null } : { isOpen: false, opensAt: at };
    const refusal = await writeOpening(tx, opening, staff, now);
    return refusal ?? { ...setup, ...opening };
  });

  answerChange(store, 'takeOpeningBack', async (tx, { staff, settings, language, now }) => {
    const setup = await read(tx, { settings, language, now });
    if (setup.isOpen) return refuse('CONFLICT');
    const opening = { isOpen: false, opensAt: null };
    const refusal = await writeOpening(tx, opening, staff, now);
    return refusal ?? { ...setup, ...opening };
  });

  answerChange(store, 'addStarterSet', async (tx, context) => {
    return (await addStarterSet(tx, context)) ?? read(tx, context);
  });

  answerChange(store, 'acceptDefaults', async (tx, context) => {
    const { staff, now, input } = context;
    const { steps } = await read(tx, context);
    if (steps.some(({ step, isDone }) => step === input.step && isDone)) return refuse('CONFLICT');
    const accepted = { step: input.step, accepted_by: staff.id, accepted_at: now };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('accepted_defaults')
      .values(accepted)
      .onConflict((known) => known.doNothing())
      .executeTakeFirst();
    // Another owner did at the same moment.
    if (numInsertedOrUpdatedRows === 0n) return refuse('CONFLICT');
    const change = { action: 'settings.accept', subject: input.step, after: { accepted: true } } as const;
    await recordStaffAudit(tx, { staff, ...change, before: { accepted: false } }, now);
    return read(tx, context);
  });

  answerChange(store, 'placeTestOrder', async (tx, context) => {
    const { missing, isOpen } = await read(tx, context);
    const wanted = missing.filter((step) => neededForOrder.has(step));
    if (wanted.length > 0) return refuse('NOT_READY', { errors: wanted });
    if (isOpen && context.input.evenOpen !== true)
      return refuse('VALIDATION', { errors: ['"evenOpen" is required'] });
    return placeTestOrder(tx, store.secrets, context);
  });

  answerChange(store, 'eraseTestOrder', async (tx, context) => {
    const { number } = (await findOrder(tx, context.input.id)) ?? {};
    if (number === undefined) return refuse('NOT_FOUND');
    return (await eraseTestOrder(tx, context.input.id, context)) ?? { number };
  });
}

const findOrder = (db: Db, id: string) =>
  db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirst();

async function writeOpening(
  tx: Tx,
  { isOpen, opensAt }: Opening,
  staff: Staff,
  now: Date,
): Promise<Refusal | null> {
  const wasOpen = await changeStoredSetting(tx, 'isOpen', () => isOpen);
  if (isRefusal(wasOpen)) return wasOpen;
  const planned = await changeStoredSetting(tx, 'opensAt', () => opensAt);
  if (isRefusal(planned)) return planned;
  const change = { before: { isOpen: wasOpen, opensAt: planned }, after: { isOpen, opensAt } };
  await recordStaffAudit(tx, { staff, action: 'settings.change', subject: 'settings', ...change }, now);
  return null;
}

type Counts = Record<
  | 'brands'
  | 'categories'
  | 'sizes'
  | 'products'
  | 'drafts'
  | 'pieces'
  | 'piecesOfDrafts'
  | 'couriers'
  | 'owners'
  | 'codes'
  | 'tests'
  | 'policies',
  number
> & { tested: number; testing: string | null; accepted: string[] };

type Reading = { settings: Settings; language: Language; now: Date };

/** A test message that stays in the outbox has reached no phone. */
async function readSetup(
  db: Db,
  { settings, language, now }: Reading,
  codes: CodeWay,
): Promise<ConsoleDataOf<'getSetup'>> {
  const sends = codes === 'gateway';
  const { value } = await readStoredSettings(db);
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(value);
  const counts = await countAll(db);
  const { identity, socialChannel, dispatchCenter } = settings;
  const has = (...names: (keyof Settings)[]) => names.some((name) => name in stored);
  const { setup: t } = texts[language];
  // A name that is still the default is not the shop's own. An address in one language is enough: the other page shows it.
  const identityLacks = [
    ...languages.flatMap((each) =>
      identity.name[each] === defaults.identity.name[each] ? [t.lacks.name[each]] : [],
    ),
    ...(languages.every((each) => identity.address[each] === '') ? [t.lacks.address] : []),
    ...(identity.phone === '' ? [t.lacks.phone] : []),
  ];
  const catalogLacks = (['brands', 'categories', 'sizes'] as const).flatMap((kind) =>
    counts[kind] === 0 ? [t.lacks[kind]] : [],
  );
  const done: Record<SetupStep, boolean> = {
    identity: identityLacks.length === 0,
    channel: has('socialChannel'),
    dispatchCenter: has('dispatchCenter'),
    fees: counts.accepted.includes('fees') || has('deliveryBands', 'freeDeliveryFrom'),
    days: counts.accepted.includes('days') || has('deliveryDays', 'estimateDays', 'holidays', 'supportHours'),
    catalog: counts.brands > 0 && counts.categories > 0 && counts.sizes > 0,
    products: counts.products > 0,
    stock: counts.pieces > 0,
    courier: counts.couriers > 0,
    messages: sends && counts.tests > 0,
    policies: counts.policies === policyNames.length,
    testOrder: counts.tested > 0,
    recovery: counts.owners > 1 || counts.codes > 0,
  };
  // A step that is begun names what is missing.
  const lacks: Partial<Record<SetupStep, string>> = {
    ...(has('identity') && { identity: t.missing(identityLacks.join(t.comma)) }),
    ...(!has('dispatchCenter') && { dispatchCenter: t.lacks.point(dispatchCenter.name[language]) }),
    ...(catalogLacks.length < 3 && { catalog: t.missing(catalogLacks.join(t.comma)) }),
    ...(counts.policies > 0 && { policies: t.lacks.policy }),
    ...(counts.testing !== null && { testOrder: t.lacks.test }),
    ...(counts.drafts > 0 && { products: t.lacks.drafts(counts.drafts) }),
    ...(counts.piecesOfDrafts > 0 && { stock: t.lacks.piecesOfDrafts }),
    ...(!sends && { messages: t.noGateway }),
  };
  const summaries: Partial<Record<SetupStep, string>> = {
    identity: identity.name[language],
    channel: socialChannel.handle,
    dispatchCenter: dispatchCenter.name[language],
    fees: t.bands(settings.deliveryBands.length),
    catalog: t.catalog(formatNumber(counts.brands), formatNumber(counts.categories)),
    products: t.products(counts.products),
    stock: t.pieces(counts.pieces),
  };
  return {
    isOpen: isShopOpen(settings, now),
    opensAt: plannedOpening(settings, now),
    testOrder: counts.testing === null ? null : { number: counts.testing },
    name: identity.name[language],
    steps: setupSteps.map((step) => ({
      step,
      isDone: done[step],
      isRequired: isRequired(step, codes),
      canBeDone: step !== 'messages' || sends,
      said: (done[step] ? summaries : lacks)[step] ?? '',
    })),
    codes,
    missing: missingSteps(done, codes),
  };
}

async function countAll(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*)::int from brands) as brands, (select count(*)::int from subcategories) as categories,
           (select count(*)::int from sizes) as sizes,
           (select count(*)::int from products where status = 'published') as products,
           (select count(*)::int from products where status = 'draft') as drafts,
           (select coalesce(sum(v.stock), 0)::int from variants v join products p on p.id = v.product_id
             where p.status = 'published') as pieces,
           (select coalesce(sum(v.stock), 0)::int from variants v join products p on p.id = v.product_id
             where p.status = 'draft') as "piecesOfDrafts",
           (select count(*)::int from staff where removed_at is null and 'courier' = any(roles)) as couriers,
           (select count(*)::int from staff where removed_at is null and 'owner' = any(roles)) as owners,
           (select count(*)::int from staff_recovery_codes c join staff s on s.id = c.staff_id
             where c.used_at is null and s.removed_at is null and 'owner' = any(s.roles)) as codes,
           (select count(*)::int from staff s join outbox b on b.recipient = s.phone
             where b.kind = 'test' and b.sent_at is not null) as tests,
           (select count(distinct page)::int from help_versions where page = any(${[...policyNames]})) as policies,
           (select count(*)::int from orders o
             where o.is_test and o.test_erased_at is not null
               and exists (select from order_history h where h.order_id = o.id and h.status = 'delivered')) as tested,
           (select coalesce(array_agg(step), '{}') from accepted_defaults) as accepted,
           (select o.number from orders o where o.is_test and o.test_erased_at is null limit 1) as testing`.execute(
    db,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('a select of counts is one row');
  return counts;
}
