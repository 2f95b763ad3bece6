import { describe, expect, test } from 'vitest';
import { addCoupon, addToCart, bringTo, buy, step } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { eventually } from '../../../../test/eventually.ts';
import { bringing, delivered, line } from '../../../../test/returning.ts';
import { openStore, randomPhone } from '../../../../test/store.ts';
import { cleanUp } from '../../jobs/clean-up.ts';

const store = await openStore();
await addProduct(store.db, {
  id: 'dress',
  name: { en: 'Linen dress', ar: 'فستان كتّان' },
  stock: { 'black/M': 90 },
});

/** A shopper with data in every table. */
async function busyShopper() {
  const { shopper, order } = await delivered(store, 'dress', 2);
  await shopper.call('requestReturnShipment', {
    ...bringing(order, 'return', 'other', line('dress')),
    note: 'Ring twice',
  });
  await shopper.call('addReview', { productId: 'dress', rating: 5, comment: 'My sister Salma loves it' });
  await shopper.call('addToFavorites', { productId: 'dress' });
  const couponId = await addCoupon(store, { code: `C${shopper.phone.slice(-8)}` });
  await shopper.call('assignCoupon', { couponId });
  await addToCart(shopper, 'dress');
  const id = (await shopper.call('getUserData')).body.data.user._id;
  await store.pool.query(
    `insert into points_ledger (shopper_id, points, reason) values ($1, 40, 'granted')`,
    [id],
  );
  await store.pool.query(
    `insert into brand_followers (shopper_id, brand_id) select $1, id from brands limit 1`,
    [id],
  );
  return { shopper, id, order };
}

const passMinutes = (phone: string, time = '2 minutes') =>
  store.pool.query(`update verification_codes set created_at = created_at - $2::interval where phone = $1`, [
    phone,
    time,
  ]);

async function freshCode(shopper: Client): Promise<string> {
  await passMinutes(shopper.phone);
  await shopper.call('sendOtp', { number: shopper.phone });
  return shopper.readCode();
}

/** Every table with a column that names the owner. */
const tablesOfShoppers = async (): Promise<string[]> =>
  (
    await store.pool.query(
      `select table_name from information_schema.columns where column_name = 'shopper_id' and table_schema = 'public' order by 1`,
    )
  ).rows.map((row) => row.table_name);

describe('a copy of the data', () => {
  test('holds what the store knows, in the asked language, and nothing of others', async () => {
    const { shopper, order } = await busyShopper();
    await busyShopper();
    const { status, body, headers } = await shopper.call('exportData');
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { data } = body;
    expect(data.profile).toMatchObject({ phoneNumber: shopper.phone, name: 'Rima Haddad' });
    expect(data.orders).toMatchObject([
      {
        number: order.number,
        address: { city: 'Damascus' },
        pieces: [{ piece: 'Linen dress', quantity: 2 }],
        returns: [{ note: 'Ring twice', pieces: [{ piece: 'Linen dress', quantity: 1 }] }],
      },
    ]);
    expect(data.reviews).toMatchObject([{ rating: 5, comment: 'My sister Salma loves it' }]);
    expect(
      [data.cart, data.favorites, data.stores, data.coupons, data.points, data.sessions, data.codes].map(
        (part) => part.length,
      ),
    ).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(data.orders[0]?.['placedAt']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(data.log.map((entry) => entry['action'])).toEqual(
      expect.arrayContaining(['session.open', 'shopper.export']),
    );
  });

  test('holds neither a code nor a token nor a key', async () => {
    const { shopper } = await busyShopper();
    await freshCode(shopper);
    const text = JSON.stringify((await shopper.call('exportData')).body);
    for (const secret of [shopper.accessToken, shopper.refreshToken, shopper.cookies.get('sb')])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hmac|hash|code is|#\d{6}/i);
  });

  test('is in Arabic for who reads Arabic', async () => {
    const shopper = await store.shopper({ language: 'ar' });
    await addToCart(shopper, 'dress');
    expect((await shopper.call('exportData')).body.data.cart).toMatchObject([{ piece: 'فستان كتّان' }]);
  });

  test('is made five times an hour at most, also by ten requests at once', async () => {
    const shopper = await store.shopper();
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopper.call('exportData')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'RATE_LIMITED', data: null });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
  });

  test('leaves out no table that knows shoppers', async () => {
    const { readFileSync } = await import('node:fs');
    const source = readFileSync(new URL('./export-data.ts', import.meta.url), 'utf8');
    // The first has only a coupon on the cart; the others are copies of answers and of an order's texts.
    const elsewhere = ['carts', 'idempotency_keys', 'coupon_redemptions'];
    const missing = (await tablesOfShoppers()).filter((table) => !new RegExp(`\\b${table}\\b`).test(source));
    expect(missing.sort()).toEqual(elsewhere.sort());
  });
});

describe('erasing an account', () => {
  test('leaves no row and no word of the shopper, and orders without them', async () => {
    const { shopper, id, order } = await busyShopper();
    await shopper.call('cancelOrder', {
      orderId: (await buy(shopper, 'dress'))._id,
      reason: 'I moved to Homs',
    });
    await addToCart(shopper, 'dress');
    expect((await shopper.call('deleteAccount', { verificationCode: await freshCode(shopper) })).status).toBe(
      200,
    );
    const left: string[] = [];
    for (const table of await tablesOfShoppers()) {
      const { rows } = await store.pool.query(
        `select to_json(t)::text as row from ${table} t where shopper_id = $1`,
        [id],
      );
      if (rows.length > 0) left.push(table);
      if (table === 'sessions')
        for (const { row } of rows) expect(JSON.parse(row)).toMatchObject({ user_agent: '', push_token: '' });
    }
    expect(left).toEqual(['sessions']);
    const { rows } = await store.pool.query(
      `select to_json(o)::text || (select json_agg(r)::text from returns r where r.order_id = o.id)
                || (select json_agg(h)::text from order_history h where h.order_id = o.id) as all from orders o where number = $1`,
      [order.number],
    );
    expect(rows[0].all).not.toMatch(/Mezzeh|Jalaa|Ring twice|Homs/);
    const { rows: words } = await store.pool.query(`select 1 from order_history where reason like '%Homs%'`);
    expect(words).toEqual([]);
    expect(await store.invariants()).toEqual([]);
  });

  test('cancels unsent orders, and is refused while a courier is on the way', async () => {
    const shopper = await store.shopper();
    const [waiting, sent] = [await buy(shopper, 'dress', 3), await buy(shopper, 'dress')];
    await bringTo(store, sent._id, 'inDelivery');
    const refused = await shopper.call('deleteAccount', { verificationCode: await freshCode(shopper) });
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_ON_ITS_WAY']);
    const orders = (await shopper.call('getAllOrders')).body.data.orders;
    expect(orders.map(({ status }) => status).sort()).toEqual(['inDelivery', 'pending']);

    await step(store, sent._id, 'delivered');
    const code = await freshCode(shopper);
    expect((await shopper.call('deleteAccount', { verificationCode: code })).status).toBe(200);
    const { rows } = await store.pool.query(
      `select id, status from orders where id = any($1) order by status`,
      [[waiting._id, sent._id]],
    );
    expect(rows.map(({ status }) => status)).toEqual(['canceled', 'delivered']);
    expect(await store.invariants()).toEqual([]);
  });

  test('does nothing with a wrong code or with the code of another browser', async () => {
    const shopper = await store.shopper();
    const code = await freshCode(shopper);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await shopper.call('deleteAccount', { verificationCode: wrong })).body.code).toBe('OTP_WRONG');
    const thief = store.guest();
    await thief.call('getXsrfToken');
    thief.accessToken = shopper.accessToken;
    expect((await thief.call('deleteAccount', { verificationCode: code })).status).toBe(401);
    expect((await shopper.call('getUserData')).status).toBe(200);
  });

  test('lets the number sign in again as a new shopper', async () => {
    const shopper = await store.shopper();
    await shopper.call('deleteAccount', { verificationCode: await freshCode(shopper) });
    expect((await shopper.call('getUserData')).status).toBe(401);
    await passMinutes(shopper.phone);
    const again = await store.shopper({ phone: shopper.phone, registered: false });
    expect((await again.call('getUserData')).body.data.user).toMatchObject({ name: '', isRegistered: false });
  });

  test('gives a number no more codes than it had, and keeps that it had some for a day', async () => {
    const phone = randomPhone();
    for (let times = 0; times < 2; times += 1) {
      const shopper = await store.shopper({ phone, registered: false });
      const erased = await shopper.call('deleteAccount', { verificationCode: await freshCode(shopper) });
      expect(erased.status).toBe(200);
      await passMinutes(phone);
    }
    const guest = store.guest();
    expect((await guest.call('sendOtp', { number: phone })).status).toBe(200);
    await passMinutes(phone);
    expect((await guest.call('sendOtp', { number: phone })).body.code).toBe('OTP_LIMIT');

    const codesOf = async () =>
      (
        await store.pool.query('select code_hmac, browser_hash from verification_codes where phone = $1', [
          phone,
        ])
      ).rows;
    expect((await codesOf()).filter(({ code_hmac }) => code_hmac !== '')).toHaveLength(1);
    await passMinutes(phone, '1 day');
    await cleanUp(store.db, new Date());
    expect(await codesOf()).toHaveLength(1);
  });

  test('takes along what calls that were under way wrote afterwards', async () => {
    const { shopper, id } = await busyShopper();
    const code = await freshCode(shopper);
    const lock = await store.pool.connect();
    await lock.query('begin');
    await lock.query('select from shoppers where id = $1 for update', [id]);
    const erased = shopper.call('deleteAccount', { verificationCode: code });
    await waiting(1);
    await store.pool.query(`delete from favorites where shopper_id = $1`, [id]);
    const late = shopper.call('addToFavorites', { productId: 'dress' });
    await waiting(2);
    await lock.query('commit');
    lock.release();
    expect((await erased).status).toBe(200);
    await late;
    await cleanUp(store.db, new Date());
    const left = await store.pool.query(`select from favorites where shopper_id = $1`, [id]);
    expect(left.rowCount).toBe(0);
  });
});

/** Waits until that many statements of this database wait for a lock. */
const waiting = (howMany: number) =>
  eventually(async () => {
    const { rows } = await store.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(howMany);
  });
