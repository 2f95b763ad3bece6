import { expect, test } from 'vitest';
import { addToCart, pay } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { policyNames } from '../../../shop/office/help/help-page.ts';
import type { SetupStep } from '../../../shop/office/settings/setup.ts';
import { runJob } from '../../jobs/runner.ts';
import { makeOwner } from '../../people/staff/make-owner.ts';
import { outboxMessages } from '../../platform/integrations/messages.ts';
import { openIfDue } from './open-if-due.ts';

const store = await openStore();
const empty = await openStore();
const first = { phone: '+963944000111', name: 'Rana', by: null };

test('the first owner of an empty shop begins with a closed one, of a shop that sells with an open one', async () => {
  await addProduct(store.db);
  await makeOwner(store.db, first, store.now());
  expect((await store.settings()).isOpen).toBe(true);
  await empty.pool.query('delete from products; delete from brands');
  await makeOwner(empty.db, first, empty.now());
  const { rows } = await empty.pool.query(`select value -> 'isOpen' as open from settings`);
  expect(rows).toEqual([{ open: false }]);
});

test('the checklist knows what is missing from the data, and opens the shop once nothing is', async () => {
  await store.pool.query(`insert into settings (value) values ('{"isOpen": false}')
    on conflict (only_row) do update set value = excluded.value`);
  const owner = await openConsole(store, ['owner']);
  const missing = async () => (await owner.ask('getSetup')).body.data.missing;
  const open = (key: string) => owner.ask('openShop', {}, { 'idempotency-key': key });
  expect(await missing()).toEqual(expect.arrayContaining(['identity', 'channel', 'dispatchCenter']));
  const refused = await open('too-early');
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_READY']);
  expect(refused.body.errors).toEqual(await missing());
  // The days it will promise are known before it opens.
  expect((await owner.ask('listClosures')).body.data).toMatchObject({ next: '2026-11-22', closures: [] });

  const dress = await addProduct(store.db, { price: 500, stock: { 'black/M': 5 } });
  const put = (status: string) => store.pool.query('update products set status = $1', [status]);
  const said = async (step: SetupStep) =>
    (await owner.ask('getSetup')).body.data.steps.find((each) => each.step === step)?.said;
  await put('draft');
  expect([await said('products'), await said('stock')]).toEqual([
    'You have 2 drafts. Finish one and publish it.',
    'Pieces of drafts count once the product is published.',
  ]);
  await put('published');
  expect(await said('products')).toBe('2 products published');
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  const paid = await pay(shopper);
  expect([paid.body.code, paid.body.message]).toEqual(['DELIVERY_PAUSED', 'The shop opens soon.']);

  const { settings, version } = (await owner.ask('getSettings')).body.data;
  // An address in one language is enough.
  const rana = { name: { en: 'Rana', ar: 'متجر رنا' }, address: { en: '', ar: 'حمص' } };
  const part = {
    identity: { ...settings.identity, phone: ' ٠٣١ ١٢٣ ٤٥٦', ...rana },
    socialChannel: {
      name: { en: 'Telegram', ar: 'تلغرام' },
      handle: '٠٩٤٤ ٠٠٠ ١١١',
      url: 'wa.me/963944000111',
    },
    dispatchCenter: { latitude: 34.7268, longitude: 36.7234, name: { en: 'Homs', ar: 'حمص' } },
  };
  expect((await owner.ask('changeSettings', { version, part: { isOpen: true } })).status).toBe(403);
  const begun = { identity: { ...part.identity, name: { en: 'Minwal', ar: 'متجر رنا' } } };
  await owner.ask('changeSettings', { version, part: begun });
  const { steps } = (await owner.ask('getSetup')).body.data;
  expect(steps[0]).toMatchObject({ step: 'identity', isDone: false, said: 'Left: the name in English.' });
  await owner.ask('changeSettings', { version: version + 1, part });
  expect(await missing()).toEqual([]);
  const saved = (await owner.ask('getSettings')).body.data.settings;
  expect([saved.identity.phone, saved.socialChannel.handle]).toEqual(['031 123 456', '0944 000 111']);
  const opened = await open('at-last-open');
  expect([opened.status, opened.body.data.isOpen]).toEqual([200, true]);
  expect((await pay(shopper)).status).toBe(201);
});

test('a way back in is recovery codes of an owner that are left, or a second owner', async () => {
  const single = await openStore();
  const owner = await openConsole(single, ['owner']);
  const accountant = await openConsole(single, ['accountant']);
  const isThere = async () =>
    (await owner.ask('getSetup')).body.data.steps.find(({ step }) => step === 'recovery')?.isDone;
  const code = (id: string, used: Date | null) =>
    single.pool.query(
      `insert into staff_recovery_codes (staff_id, code_hash, created_at, used_at) values ($1, $2, now(), $3)`,
      [id, `hash-${id}-${String(used)}`, used],
    );
  await code(accountant.staffId, null);
  await code(owner.staffId, single.now());
  expect(await isThere()).toBe(false);
  await code(owner.staffId, null);
  expect(await isThere()).toBe(true);
  await single.pool.query(`delete from staff_recovery_codes`);
  await openConsole(single, ['owner']);
  expect(await isThere()).toBe(true);
});

const tested = {
  name: 'order.handOver',
  language: 'en',
  title: 'Out: {number}',
  text: 'PIN {pin}, {total}',
} as const;

test('a test that stays in the outbox is not ticked: it reached nobody', async () => {
  const owner = await openConsole(store, ['owner']);
  expect((await owner.ask('getTemplate', { name: tested.name })).body.data.sends).toBe(false);
  expect((await askWithKey(owner, 'testTemplate', tested)).status).toBe(200);
  await runJob(store, 'deliver-messages');
  const { steps } = (await owner.ask('getSetup')).body.data;
  expect(steps.find(({ step }) => step === 'messages')).toMatchObject({
    isDone: false,
    canBeDone: false,
    said: 'This server cannot send messages yet. Ask the person who set it up to connect a gateway.',
  });
});

test('a test that reached a phone of the staff, and both policies once published, are ticked', async () => {
  const sending = await openStore({ integrations: { messages: { ...outboxMessages, kind: 'gateway' } } });
  const owner = await openConsole(sending, ['owner']);
  const done = async () =>
    (await owner.ask('getSetup')).body.data.steps.flatMap(({ step, isDone }) =>
      isDone && (step === 'messages' || step === 'policies') ? [step] : [],
    );
  expect((await owner.ask('getTemplate', { name: tested.name })).body.data.sends).toBe(true);
  expect(await done()).toEqual([]);
  expect((await askWithKey(owner, 'testTemplate', tested)).status).toBe(200);
  expect(await done()).toEqual([]);
  await runJob(sending, 'deliver-messages');
  expect(await done()).toEqual(['messages']);
  for (const page of policyNames) {
    const { version } = (await owner.ask('getEditedHelpText', { page })).body.data.text;
    expect((await askWithKey(owner, 'publishHelpText', { page, version })).status).toBe(200);
  }
  expect(await done()).toEqual(['messages', 'policies']);
});

test('usual fees and days are ticked by the owner whom they suit, once, and by who and when', async () => {
  const owner = await openConsole(empty, ['owner']);
  const done = async () =>
    (await owner.ask('getSetup')).body.data.steps.flatMap(({ step, isDone }) =>
      isDone && (step === 'fees' || step === 'days') ? [step] : [],
    );
  expect(await done()).toEqual([]);
  const accept = async (step: 'fees' | 'days') => askWithKey(owner, 'acceptDefaults', { step });
  const answers = await Promise.all([accept('fees'), accept('fees')]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(await done()).toEqual(['fees']);
  expect((await accept('days')).status).toBe(200);
  expect(await done()).toEqual(['fees', 'days']);
  const { rows } = await empty.pool.query(
    `select step, accepted_by as by, accepted_at as at from accepted_defaults order by step`,
  );
  const by = { by: owner.staffId, at: empty.now() };
  expect(rows).toEqual([
    { step: 'days', ...by },
    { step: 'fees', ...by },
  ]);
  const { entries } = (await owner.ask('listAudit', { actor: owner.staffId })).body.data;
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
    ['settings.accept', 'days'],
    ['settings.accept', 'fees'],
  ]);
});

test('an empty shop takes the starter set once, and only what it has none of', async () => {
  await empty.pool.query(
    'delete from sizes; delete from colors; delete from subcategories; delete from categories',
  );
  await empty.pool.query(`insert into colors (name_en, name_ar, hex) values ('Own', 'لوني', '#123456')`);
  const owner = await openConsole(empty, ['owner']);
  expect((await askWithKey(owner, 'addStarterSet', {})).status).toBe(200);
  const { brands, categories, colors, sizes } = (await owner.ask('getTaxonomy')).body.data;
  expect([brands.length, colors.length, sizes.length]).toEqual([1, 1, 20]);
  expect(sizes.map(({ label }) => label)).toEqual(expect.arrayContaining(['One size', '4 years']));
  expect(categories.map(({ subCategories }) => subCategories.length)).toEqual([5, 4, 3, 3]);
  expect((await askWithKey(owner, 'addStarterSet', {})).body.code).toBe('CONFLICT');
});

test('a planned shop says its hour, opens at that moment without a job, and once by the job', async () => {
  await store.pool.query(`update settings set value = value || '{"isOpen": false}'`);
  const owner = await openConsole(store, ['owner']);
  const shoe = await addProduct(store.db, { price: 300, stock: { 'black/M': 5 } });
  const shopper = await store.shopper();
  await addToCart(shopper, shoe);
  const plan = (at: string) => askWithKey(owner, 'openShop', { at });
  expect((await plan('2026-11-22T06:00:00Z')).status).toBe(400);
  const planned = await plan('2026-11-26T07:30:00Z');
  expect(planned.body.data).toMatchObject({ isOpen: false, opensAt: '2026-11-26T07:30:00Z' });
  const paid = await pay(shopper);
  expect([paid.body.code, paid.body.message.replaceAll('\u00a0', ' ')]).toEqual([
    'DELIVERY_PAUSED',
    'The shop opens soon: Thursday 26 November, 10:30.',
  ]);
  await runJob(store, 'open-shop');
  expect((await store.settings()).isOpen).toBe(false);

  expect((await askWithKey(owner, 'takeOpeningBack', {})).body.data.opensAt).toBeNull();
  expect((await pay(shopper)).body.message).toBe('The shop opens soon.');
  await plan('2026-11-22T07:02:00Z');
  store.setNow(new Date('2026-11-22T07:01:59Z'));
  expect((await pay(shopper)).body.code).toBe('DELIVERY_PAUSED');
  store.setNow(new Date('2026-11-22T07:02:00Z'));
  expect((await pay(shopper)).status).toBe(201);
  expect((await owner.ask('getToday')).body.data.isOpen).toBe(true);
  expect((await askWithKey(owner, 'takeOpeningBack', {})).body.code).toBe('CONFLICT');

  const both = await Promise.all([openIfDue(store.db, store.now()), openIfDue(store.db, store.now())]);
  expect(both.toSorted()).toEqual([false, true]);
  const { rows } = await store.pool.query(
    `select value -> 'isOpen' as open, value -> 'opensAt' as at,
            (select count(*)::int from staff_audit where staff_id is null and after ->> 'isOpen' = 'true') as lines from settings`,
  );
  expect(rows).toEqual([{ open: true, at: null, lines: 1 }]);
  expect((await plan('2026-12-01T07:30:00Z')).body.code).toBe('CONFLICT');
});

test('an opening is planned by its own call only', async () => {
  const owner = await openConsole(store, ['owner']);
  const { version } = (await owner.ask('getSettings')).body.data;
  const part = { opensAt: '2027-01-01T07:00:00Z' };
  expect((await owner.ask('changeSettings', { version, part })).status).toBe(403);
});

test('an office is offered once a company is there, and no longer without one', async () => {
  const owner = await openConsole(store, ['owner']);
  const offered = async () => {
    const { settings, hasCompany } = (await owner.ask('getSettings')).body.data;
    expect(settings.officePickup).toBe(true);
    return [(await store.settings()).officePickup, hasCompany];
  };
  // A reading of the settings is used for two seconds.
  const later = () => store.setNow(new Date(store.now().getTime() + 3000));
  await store.pool.query(`update companies set archived_at = now()`);
  later();
  expect(await offered()).toEqual([false, false]);
  await askWithKey(owner, 'addCompany', { nameEn: 'Qadmus', nameAr: 'القدموس', phone: '' });
  later();
  expect(await offered()).toEqual([true, true]);
});

test('only an owner opens a shop', async () => {
  const manager = await openConsole(store, ['manager']);
  expect((await manager.ask('getSetup')).status).toBe(403);
});

test('a shop on the internet that sends no codes does not open, and says why', async () => {
  const secure = await openStore({ environment: { PUBLIC_URL: 'https://minwal.example' } });
  const asked = await openConsole(secure, ['owner']);
  const { codes, missing, steps } = (await asked.ask('getSetup')).body.data;
  expect([codes, missing.includes('messages')]).toEqual(['none', true]);
  expect(steps.find(({ step }) => step === 'messages')).toMatchObject({
    isRequired: true,
    said: expect.stringContaining('This server cannot send messages yet'),
  });
  const refused = await askWithKey(asked, 'openShop', {});
  expect([refused.body.code, refused.body.errors?.includes('messages')]).toEqual(['NOT_READY', true]);
  const owner = await openConsole(store, ['owner']);
  const local = (await owner.ask('getSetup')).body.data;
  expect([local.codes, local.missing.includes('messages')]).toEqual(['page', false]);
});
