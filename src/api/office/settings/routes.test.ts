import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { keysOf } from '../../../shop/keys-of.ts';
import { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';

const store = await openStore();
const owner = await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager']);

const version = async () => (await owner.ask('getSettings')).body.data.version;

test('a change is kept, said with who made it, and seen by shoppers', async () => {
  const { body } = await manager.ask('changeSettings', {
    version: await version(),
    part: { returnDays: 5 },
    reason: 'Eid',
  });
  expect(body.data.settings.returnDays).toBe(5);
  expect(body.data.settings.exchangeDays).toBe(7);
  expect(body.data.lastChanges.returnDays).toMatchObject({ from: 3 });
  const facts = await owner.call('getStoreFacts');
  expect(facts.body.data.store.returnDays).toBe(5);
  const { rows } = await store.pool.query(
    `select before, after from staff_audit where action = 'settings.change' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ before: { returnDays: 3 }, after: { returnDays: 5, reason: 'Eid' } }]);
});

test('a value that equals its default is not stored', async () => {
  await owner.ask('changeSettings', { version: await version(), part: { pointsCouponDays: 20 } });
  await owner.ask('changeSettings', { version: await version(), part: { pointsCouponDays: 90 } });
  const { rows } = await store.pool.query(`select value ? 'pointsCouponDays' as stored from settings`);
  expect(rows).toEqual([{ stored: false }]);
});

test('a preview names each sentence of the shop that would change, and changes none', async () => {
  const { body } = await owner.ask('previewSettings', { part: { supportAnswerHours: 12 } });
  const { changes } = body.data;
  expect(changes.map(({ place }: { place: string }) => place)).toEqual(
    expect.arrayContaining(['everyPage', 'contact', 'faq', 'policies']),
  );
  for (const { before, after } of changes) {
    expect(before.en).toContain('24 hours');
    expect(after.en).toContain('12 hours');
    expect(after.ar).toMatch(/12\sساعة/);
  }
  expect((await owner.ask('getSettings')).body.data.settings.supportAnswerHours).toBe(24);
});

test('a preview says which of several changed settings changes a sentence', async () => {
  const { trust } = (await owner.ask('getSettings')).body.data.settings;
  const part = { doorRecheck: true, taxRate: 10, trust: { ...trust, newOrders: 3 } };
  const { changes } = (await owner.ask('previewSettings', { part })).body.data;
  expect(changes.map(({ of, after }) => [of, after.en.slice(0, 55)])).toEqual([
    [['trust'], 'Until your first order arrives, you can have 3 orders o'],
    [['doorRecheck'], texts.en.checkout.doorRecheck.slice(0, 55)],
    [['taxRate'], 'The total contains 91 SYP of tax (10 %).'],
  ]);
});

test('a change that moves the promised day shows the sentence that product pages say then', async () => {
  const promised = async () =>
    (await owner.call('getDeliveryQuote', { city: 'Damascus' })).body.data.estimatedDelivery.to;
  // It is Sunday, 10:00.
  expect(await promised()).toBe('2026-11-23');
  const part = { cutOff: 9 };
  const { changes } = (await owner.ask('previewSettings', { part })).body.data;
  expect(changes).toMatchObject([
    {
      place: 'product',
      before: { en: expect.stringMatching(/Monday.23.November in Damascus$/) },
      after: { en: expect.stringMatching(/Tuesday.24.November in Damascus$/) },
    },
  ]);
  await owner.ask('changeSettings', { version: await version(), part });
  expect(await promised()).toBe('2026-11-24');
  expect((await owner.ask('getSettings')).body.data.sentences['cutOff']?.[0]?.text).toEqual(
    changes[0]?.after,
  );
});

test('every setting has its sentences in both languages, but for rules and what is said once it is set', async () => {
  const { sentences } = (await owner.ask('getSettings')).body.data;
  const said = Object.keys(sentences).filter((name) => sentences[name]?.length !== 0);
  const unread = keysOf(Settings.shape).filter((name) => !said.includes(name));
  expect(unread).toEqual([
    'isOpen',
    'opensAt',
    'closures',
    'wrongCouponCodesPerHour',
    'secondCountFrom',
    'doorRefundMax',
    'exchangeHoldDays',
    'otherChannels',
    'quietHours',
    'alertTurnHours',
    'messagesPerDay',
    'messageBudget',
    'messageCost',
    'confirmCalls',
    'autoConfirm',
    'callAbove',
    'confirmDays',
    'deliveryAttempts',
    'doorFeeOnRefusal',
    'doorRecheck',
    'minMargin',
    'maxPriceChange',
    'taxRate',
    'returnPhotoDays',
    'trend',
  ]);
  const unsaid = said.filter((name) =>
    sentences[name]?.some(({ text }) => text.en === '' || !/[\u0600-\u06ff]/.test(text.ar)),
  );
  expect(unsaid).toEqual([]);
});

test.each([
  ['a value out of its range', { returnDays: 0 }, /^"returnDays" /],
  ['a name that is no setting', { returnDay: 4 }, /^"returnDay" is not allowed$/],
  [
    'a name of nothing that is seen',
    { identity: { name: { en: 'Nur', ar: '\u200f ' } } },
    /^"identity\.name\.ar" is not allowed to be empty$/,
  ],
  [
    'a name that no page has room for',
    { identity: { name: { en: 'N'.repeat(101), ar: 'نور' } } },
    /^"identity\.name\.en" length must be less than/,
  ],
  [
    'a channel without a handle',
    { socialChannel: { name: { en: 'Telegram', ar: 'تلغرام' }, handle: ' ', url: 'https://t.me/minwal' } },
    /^"socialChannel\.handle" is not allowed to be empty$/,
  ],
  ['hours that end before they begin', { supportHours: { opens: 20, closes: 9 } }, /supportHours/],
  [
    'bands with a gap',
    { deliveryBands: [{ id: 'a', fromKm: 5, toKm: null, fee: 1, businessDays: { min: 1, max: 1 } }] },
    /deliveryBands/,
  ],
  [
    'a fee that no cash pays exactly',
    {
      deliveryBands: [{ id: 'a', fromKm: 0, toKm: null, fee: 160, businessDays: { min: 1, max: 1 } }],
    },
    /^"deliveryBands\[0\]\.fee" must be a multiple of 25$/,
  ],
])('%s is refused by its name and changes nothing', async (_what, part, complaint) => {
  const before = await version();
  for (const { status, body } of [
    await owner.ask('previewSettings', { part }),
    await owner.ask('changeSettings', { version: before, part }),
  ]) {
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.errors[0]).toMatch(complaint);
  }
  expect(await version()).toBe(before);
});

test('the second of two editors gets the current settings with who changed them', async () => {
  const old = await version();
  await owner.ask('changeSettings', { version: old, part: { exchangeDays: 9 } });
  const { status, body } = await manager.ask('changeSettings', { version: old, part: { exchangeDays: 10 } });
  expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(body.data.settings.exchangeDays).toBe(9);
  expect(body.data.lastChanges.exchangeDays).toMatchObject({ by: expect.stringContaining('owner'), from: 7 });
});

test('of many concurrent editors one wins and none overwrites', async () => {
  const old = await version();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      owner.ask('changeSettings', { version: old, part: { pointsCouponDays: 30 + index } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect(await version()).toBe(old + 1);
});

test.each(['freeDeliveryFrom', 'maxOrderTotal', 'otp', 'identity', 'courierCashLimit', 'pointsPerPounds'])(
  'a manager does not change %s: it is money, a limit or identity',
  async (name) => {
    const { settings } = (await manager.ask('getSettings')).body.data;
    const { status, body } = await manager.ask('changeSettings', {
      version: await version(),
      part: Object.fromEntries(Object.entries(settings).filter(([key]) => key === name)),
    });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  },
);

test('identity takes a fresh second factor', async () => {
  const stale = await openConsole(store, ['owner']);
  store.setNow(new Date(store.now().getTime() + 6 * 60_000));
  const { settings } = (await stale.ask('getSettings')).body.data;
  const { status, body } = await stale.ask('changeSettings', {
    version: await version(),
    part: { identity: settings.identity },
  });
  expect([status, body.code]).toEqual([401, 'REAUTH']);
});
