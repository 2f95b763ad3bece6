import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseSettings } from './office/settings/parse-settings.ts';
import { Settings } from './settings.ts';

test('an empty row of settings is the store as it opens', () => {
  const settings = Settings.parse({});
  expect(settings).toMatchObject({
    returnDays: 3,
    exchangeDays: 7,
    estimateDays: 4,
    deliveryDays: { min: 1, max: 5 },
    cashStep: 25,
    freeDeliveryFrom: null,
    maxQuantityPerLine: 10,
    otp: { lifetimeSeconds: 300, tries: 5, resendSeconds: 60 },
    trend: { windowDays: 14, halfLifeDays: 3 },
    supportHours: { opens: 9, closes: 18 },
  });
  expect(settings.deliveryBands).toHaveLength(7);
});

test('a merchant changes one number and keeps the others', () => {
  const settings = Settings.parse({ returnDays: 5, otp: { tries: 3 } });
  expect(settings.returnDays).toBe(5);
  expect(settings.otp).toMatchObject({ tries: 3, lifetimeSeconds: 300 });
});

test('every setting says its unit, its default and what it drives', () => {
  const { properties = {} } = z.toJSONSchema(Settings, { io: 'input' });
  expect(Object.keys(properties)).toEqual(Object.keys(Settings.shape));
  for (const [name, schema] of Object.entries(properties)) {
    expect(schema, name).toMatchObject({ drives: expect.stringMatching(/\w{3}/) });
    for (const part of ['unit', 'default']) expect(schema, name).toHaveProperty(part);
  }
});

describe('refused:', () => {
  const band = { id: 'a', fromKm: 0, toKm: null, fee: 100, businessDays: { min: 1, max: 2 } };
  test.each([
    ['no delivery band', { deliveryBands: [] }],
    ['a first band that begins later', { deliveryBands: [{ ...band, fromKm: 1 }] }],
    ['a last band that ends', { deliveryBands: [{ ...band, toKm: 10 }] }],
    [
      'a gap between bands',
      {
        deliveryBands: [
          { ...band, toKm: 10 },
          { ...band, id: 'b', fromKm: 11 },
        ],
      },
    ],
    [
      'two bands with one id',
      {
        deliveryBands: [
          { ...band, toKm: 10 },
          { ...band, fromKm: 10 },
        ],
      },
    ],
    [
      'a band that ends before it begins',
      {
        deliveryBands: [
          { ...band, toKm: 60 },
          { ...band, id: 'b', fromKm: 60, toKm: 15 },
          { ...band, id: 'c', fromKm: 15 },
        ],
      },
    ],
    ['support that closes before it opens', { supportHours: { opens: 18, closes: 9 } }],
    ['more days at least than at most', { deliveryBands: [{ ...band, businessDays: { min: 3, max: 2 } }] }],
    ['a promise of more days at least than at most', { deliveryDays: { min: 5, max: 1 } }],
    ['a window without a day', { returnDays: 0 }],
    ['a window longer than a year', { exchangeDays: 366 }],
    ['half a pound', { cashStep: 12.5 }],
    ['a holiday that is no day', { holidays: [{ date: '2026-02-30', name: { en: 'x', ar: 'س' } }] }],
    [
      'a channel that is not https',
      { socialChannel: { name: { en: 'x', ar: 'س' }, handle: 'x', url: 'javascript:alert(1)' } },
    ],
    ['a handle for a link', { socialChannel: { name: { en: 'x', ar: 'س' }, handle: 'x', url: '@rana' } }],
  ])('%s', (_, changed) => {
    expect(Settings.safeParse(changed).success).toBe(false);
  });
});

test('a link of a channel may be typed without its protocol', () => {
  const url = ' wa.me/963944123456 ';
  const { socialChannel } = Settings.parse({
    socialChannel: { name: { en: 'x', ar: 'س' }, handle: 'x', url },
  });
  expect(socialChannel.url).toBe('https://wa.me/963944123456');
});

describe('what is stored and cannot be read', () => {
  const last = Settings.parse({ returnDays: 5, lowStock: 2, otp: { tries: 3 } });
  test.each<[string, unknown, object, string[]]>([
    [
      'a word for a number',
      { returnDays: 'five', lowStock: 4 },
      { returnDays: 5, lowStock: 4 },
      ['returnDays'],
    ],
    [
      'two of them',
      { returnDays: 0, lowStock: -1 },
      { returnDays: 5, lowStock: 2 },
      ['returnDays', 'lowStock'],
    ],
    [
      'a number of a group',
      { otp: { tries: 0 }, returnDays: 9 },
      { returnDays: 9, otp: { tries: 3 } },
      ['otp.tries'],
    ],
    ['null', { returnDays: null }, { returnDays: 5, lowStock: 5 }, ['returnDays']],
    ['the whole document', [5], { returnDays: 5, lowStock: 2 }, ['settings']],
    ['nothing', null, { returnDays: 5, lowStock: 2 }, ['settings']],
    ['an unknown name', { returnDay: 5, lowStock: 4 }, { returnDays: 3, lowStock: 4 }, ['returnDay']],
    ['an unknown name of a group', { trend: { days: 5 } }, { returnDays: 3 }, ['trend.days']],
  ])('%s keeps its last value and is named', (_, stored, read, names) => {
    const { settings, unreadable } = parseSettings(stored, last);
    expect(settings).toMatchObject(read);
    expect(unreadable.map(({ name }) => name)).toEqual(names);
  });

  test('is refused by its name where there is no last value', () => {
    expect(() => parseSettings({ returnDays: 'five', otp: { tries: 0 } })).toThrow(
      /"returnDays" cannot be read: .*"otp\.tries" cannot be read/,
    );
    expect(parseSettings({ returnDay: 5 }).unreadable).toEqual([
      { name: 'returnDay', problem: 'unknown name' },
    ]);
  });
});

test('every number has an upper end that an integer of the database holds', () => {
  const unbounded: string[] = [];
  const walk = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const { type, maximum } = part as { type?: unknown; maximum?: number };
    if (type === 'integer' && (maximum ?? Infinity) > 2_147_483_647) unbounded.push(path);
    for (const [key, inner] of Object.entries(part)) walk(inner, `${path}/${key}`);
  };
  walk(z.toJSONSchema(Settings, { io: 'input' }).properties, '');
  expect(unbounded.filter((path) => !path.endsWith('/version'))).toEqual([]);
});
