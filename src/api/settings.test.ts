import { describe, expect, test } from 'vitest';
import { addProduct } from '../../test/catalog.ts';
import { openStore } from '../../test/store.ts';
import { refuse } from './refusal.ts';
import { readStoredSettings, writeSettings } from './settings.ts';

const store = await openStore();
await addProduct(store.db, { id: 'dress', stock: { 'black/M': 50 } });
const pieces = { productId: 'dress', colorId: 'black', sizeId: 'M' };

const nextReading = () => store.setNow(new Date(store.now().getTime() + 3000));

test('settings that cannot be read again stay as they were', async () => {
  await writeSettings(store.db, { maxQuantityPerLine: 3 });
  const shopper = await store.shopper();
  const most = async () => {
    nextReading();
    const { status, body } = await shopper.call('addToCart', { ...pieces, quantity: 4 });
    return [status, body.code, body.message];
  };
  const limit = [409, 'QUANTITY_LIMIT', expect.stringContaining('3')];
  expect(await most()).toEqual(limit);
  await store.pool.query('alter table settings rename to settings_away');
  expect(await most()).toEqual(limit);
  expect(await most()).toEqual(limit);
  await store.pool.query('alter table settings_away rename to settings');
  await writeSettings(store.db, { maxQuantityPerLine: 2 });
  expect(await most()).toEqual([409, 'QUANTITY_LIMIT', expect.stringContaining('2')]);
});

describe('an edit', () => {
  test('of the version in force makes the next one; of another it is refused', async () => {
    const { version } = await readStoredSettings(store.db);
    expect(await writeSettings(store.db, { returnDays: 5 }, version)).toEqual({ version: version + 1 });
    expect(await writeSettings(store.db, { returnDays: 6 }, version)).toEqual(refuse('CONFLICT'));
    await store.pool.query(`update settings set value = '{"returnDays": 4}'`);
    expect(await writeSettings(store.db, { returnDays: 6 }, version + 1)).toEqual(refuse('CONFLICT'));
    expect(await readStoredSettings(store.db)).toEqual({ value: { returnDays: 4 }, version: version + 2 });
  });

  test('of ten at once is one', async () => {
    const { version } = await readStoredSettings(store.db);
    const edits = Array.from({ length: 10 }, (_, day) =>
      writeSettings(store.db, { returnDays: day + 1 }, version),
    );
    const outcomes = await Promise.all(edits);
    expect(outcomes.filter((outcome) => 'version' in outcome)).toEqual([{ version: version + 1 }]);
  });

  test('that begins the settings is one, too', async () => {
    await store.pool.query('delete from settings');
    const edits = await Promise.all([5, 6].map((days) => writeSettings(store.db, { returnDays: days }, 0)));
    expect(edits.filter((outcome) => 'version' in outcome)).toEqual([{ version: 1 }]);
    await store.pool.query('delete from settings');
    expect(await writeSettings(store.db, { returnDays: 5 }, 7)).toEqual(refuse('CONFLICT'));
  });

  test.each<[object, string[]]>([
    [{ returnDays: 0 }, ['"returnDays" must be greater than or equal to 1']],
    [{ otp: { tries: 1.5 } }, ['"otp.tries" must be an integer']],
    [{ returnDay: 5 }, ['"returnDay" is not allowed']],
    [{ otp: { trys: 5 } }, ['"otp.trys" is not allowed']],
  ])('%j is refused by its name', async (value, errors) => {
    const before = await readStoredSettings(store.db);
    expect(await writeSettings(store.db, value)).toEqual(refuse('VALIDATION', { errors }));
    expect(await readStoredSettings(store.db)).toEqual(before);
  });
});

describe('a stored setting that cannot be read', () => {
  const keep = (value: object) =>
    store.pool.query(
      'insert into settings (value) values ($1) on conflict (only_row) do update set value = $1',
      [value],
    );
  const metric = async () =>
    (await store.app.inject('/metrics')).body.match(/^minwal_settings_unreadable\{.*$/gm) ?? [];

  test('keeps its last value, beside others that change, and is counted by its name', async () => {
    await keep({ maxQuantityPerLine: 3, lowStock: 7 });
    const shopper = await store.shopper();
    const most = async () => {
      nextReading();
      const { body } = await shopper.call('addToCart', { ...pieces, quantity: 4 });
      return body.message;
    };
    const few = async () => {
      nextReading();
      return (await shopper.call('getProductDetails', { productId: 'dress' })).body.data.product.fewLeft;
    };
    expect([await most(), await few()]).toEqual([expect.stringContaining('3'), 7]);
    expect(await metric()).toEqual([]);
    await keep({ maxQuantityPerLine: 'many', lowStock: 6 });
    expect([await most(), await few()]).toEqual([expect.stringContaining('3'), 6]);
    expect(await metric()).toEqual(['minwal_settings_unreadable{name="maxQuantityPerLine"} 1']);
    await keep({ maxQuantityPerLine: 2 });
    expect([await most(), await few()]).toEqual([expect.stringContaining('2'), 5]);
    expect(await metric()).toEqual([]);
  });

  test('is refused by an instance that never could read it, until it is mended', async () => {
    await keep({ maxQuantityPerLine: 'many' });
    const beside = await store.beside();
    const read = () => beside.settings().then(({ maxQuantityPerLine }) => maxQuantityPerLine, String);
    expect(await read()).toMatch(/"maxQuantityPerLine" cannot be read/);
    await keep({ maxQuantityPerLine: 4 });
    expect(await read()).toBe(4);
  });
});
