import { expect, test } from 'vitest';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { openStore, randomPhone } from '../../../../test/store.ts';
import { blankCoupon } from '../../../shop/buying/coupons/desk/blank-coupon.ts';
import type { StaffRole } from '../../../shop/people/staff/roles.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { verifyStaffAudit } from './staff-audit.ts';

const store = await openStore();
const owner = await openConsole(store, ['owner'], { name: 'Rana' });

const invite = async (roles: ['packer'] | ['owner'] | ['courier'], phone = randomPhone()) => {
  const { body } = await owner.ask('inviteStaff', { phone, name: 'Suha', roles });
  return body.data.member;
};

test('an owner invites, changes and removes; the log says what was and what is', async () => {
  const member = await invite(['packer'], '0944 555 666');
  expect(member).toMatchObject({ phone: '+963944555666', roles: ['packer'], version: 1, devices: [] });
  const changed = await owner.ask('updateStaff', {
    id: member._id,
    version: 1,
    name: 'Suha Omar',
    phone: member.phone,
    roles: ['support', 'packer'],
  });
  expect(changed.body.data.member).toMatchObject({ roles: ['packer', 'support'], version: 2 });
  expect((await owner.ask('removeStaff', { id: member._id, version: 2 })).status).toBe(200);
  const { body } = await owner.ask('listAudit', { subject: member._id });
  expect(body.data).toMatchObject({
    chainOk: true,
    entries: [
      { action: 'staff.remove', actor: { name: 'Rana' } },
      { action: 'staff.change', before: { roles: ['packer'] }, after: { roles: ['packer', 'support'] } },
      { action: 'staff.invite', after: { phone: '+963 9•• ••• 66', roles: ['packer'] } },
    ],
  });
  expect((await owner.ask('listStaff')).body.data.staff.map(({ name }) => name)).toEqual(['Rana']);
});

test('of two changes of one person the second is shown the first', async () => {
  const { _id: id, phone } = await invite(['packer']);
  const change = (name: string) =>
    owner.ask('updateStaff', { id, version: 1, name, phone, roles: ['packer'] });
  expect((await change('Suha A')).status).toBe(200);
  const { status, body } = await change('Suha B');
  expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(body.data).toMatchObject({ member: { name: 'Suha A', version: 2 } });
});

test('one number works here once, until it is removed', async () => {
  const phone = randomPhone();
  const { _id: id } = await invite(['packer'], phone);
  const again = await owner.ask('inviteStaff', { phone, name: 'Other', roles: ['courier'] });
  expect([again.status, again.body.errors]).toEqual([409, ['"phone" belongs to a member of the staff']]);
  await owner.ask('removeStaff', { id, version: 1 });
  // The number was sent an invitation a moment ago.
  const now = store.now();
  store.setNow(new Date(now.getTime() + 60_000));
  expect((await owner.ask('inviteStaff', { phone, name: 'Other', roles: ['courier'] })).status).toBe(201);
  store.setNow(now);
});

test('the last owner stays, and no owner changes their own roles', async () => {
  const me = { id: owner.staffId, version: 1, name: 'Rana', phone: owner.phone };
  expect((await owner.ask('updateStaff', { ...me, roles: ['packer'] })).body.code).toBe('LAST_OWNER');
  expect((await owner.ask('removeStaff', { id: owner.staffId, version: 1 })).body.code).toBe('LAST_OWNER');
  const other = await invite(['owner']);
  expect((await owner.ask('updateStaff', { ...me, roles: ['packer'] })).body.code).toBe('OWN_ROLE');
  await owner.ask('removeStaff', { id: other._id, version: 1 });
});

test('who runs the shop alone may be its courier too, and stops whenever they like', async () => {
  const alone = await openConsole(store, ['owner']);
  const others = `update staff set removed_at = $2 where id <> $1 and ($2::timestamptz is null or removed_at is null)`;
  const me = { id: alone.staffId, name: 'Rana', phone: alone.phone };
  const as = async (version: number, roles: StaffRole[]) => {
    const { status, body } = await alone.ask('updateStaff', { ...me, version, roles });
    return [status, body.code];
  };
  expect(await as(1, ['owner', 'courier'])).toEqual([409, 'OWN_ROLE']);
  const { rows } = await store.pool.query(`select id from staff where removed_at is not null`);
  await store.pool.query(others, [alone.staffId, store.now()]);
  expect(await as(1, ['owner', 'courier', 'packer'])).toEqual([409, 'OWN_ROLE']);
  expect(await as(1, ['courier'])).toEqual([409, 'LAST_OWNER']);
  expect(await as(1, ['owner', 'courier'])).toEqual([200, undefined]);
  expect((await alone.ask('getMe')).body.data.staff.roles).toEqual(['owner', 'courier']);
  expect((await alone.ask('getMyRun')).body.data.hasOtherRoles).toBe(true);
  await store.pool.query(`update staff set removed_at = null where id <> all($1)`, [
    rows.map(({ id }) => id),
  ]);
  expect(await as(2, ['owner'])).toEqual([200, undefined]);
  expect(await as(3, ['owner', 'courier'])).toEqual([409, 'OWN_ROLE']);
});

test('of two owners who remove each other one stays', async () => {
  const [one, two] = [await openConsole(store, ['owner']), await openConsole(store, ['owner'])];
  await store.pool.query(`update staff set removed_at = now() where name = 'Rana'`);
  const answers = await Promise.all([
    one.ask('removeStaff', { id: two.staffId, version: 1 }),
    two.ask('removeStaff', { id: one.staffId, version: 1 }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await store.invariants()).toEqual([]);
  await store.pool.query(`update staff set removed_at = null where name = 'Rana'`);
});

test.each([
  ['removed', (id: string) => owner.ask('removeStaff', { id, version: 1 })],
  [
    'given other roles',
    (id: string) =>
      owner.ask('updateStaff', { id, version: 1, name: 'S', phone: randomPhone(), roles: ['support'] }),
  ],
  ['signed out by an owner', (id: string) => owner.ask('endStaffSessions', { id })],
])('a member who is %s is refused at the next call', async (_how, end) => {
  const packer = await openConsole(store, ['packer']);
  expect((await packer.ask('getMe')).status).toBe(200);
  expect((await end(packer.staffId)).status).toBe(200);
  expect((await packer.ask('getMe')).status).toBe(401);
});

test('an owner who ends their own sessions keeps the one in hand', async () => {
  const { body } = await owner.ask('endStaffSessions', { id: owner.staffId });
  expect(body.data.member.devices).toMatchObject([{ current: true }]);
});

test('a browser whose session ended is told why', async () => {
  const owner = await openConsole(store, ['owner']);
  const why = async (who: ConsoleClient) => (await who.ask('getDesk')).body.data.ended;
  const [removed, moved, away, gone] = await Promise.all(
    [1, 2, 3, 4].map(async () => openConsole(store, ['support'])),
  );
  if (!removed || !moved || !away || !gone) throw new Error('four signed in');
  expect(await why(removed)).toBeNull();
  const { staff } = (await owner.ask('listStaff')).body.data;
  const memberOf = ({ staffId }: ConsoleClient) => staff.find(({ _id }) => _id === staffId);
  await owner.ask('removeStaff', { id: removed.staffId, version: memberOf(removed)?.version ?? 0 });
  const { name = '', phone = '', version = 0 } = memberOf(moved) ?? {};
  await owner.ask('updateStaff', { id: moved.staffId, version, name, phone, roles: ['packer'] });
  await gone.ask('logoutStaff');
  expect([await why(removed), await why(moved), await why(gone)]).toEqual(['removed', 'changed', null]);
  const now = store.now();
  store.setNow(new Date(now.getTime() + 31 * 60_000));
  expect(await why(away)).toBe('expired');
  store.setNow(now);
});

test('signing out ends the session', async () => {
  const packer = await openConsole(store, ['packer']);
  const cookie = packer.cookies.get('staff') ?? '';
  await packer.ask('logoutStaff');
  packer.cookies.set('staff', cookie);
  expect((await packer.ask('getMe')).status).toBe(401);
});

test('each reads the log of their own area', async () => {
  const manager = await openConsole(store, ['manager']);
  expect((await manager.ask('listAudit')).body.data.entries).toEqual([]);
});

test('a line of the log names what it is about and the things in its values', async () => {
  await store.pool.query(
    `insert into brands (id, slug, name_en, name_ar) values ('b1', 'b1', 'Loom', 'نول')`,
  );
  const words = { titleEn: 'Winter', titleAr: 'شتاء', code: 'WINTER', brandIds: ['b1'] };
  const made = await owner.ask('createCoupon', { ...blankCoupon(store.now()), ...words });
  const { _id } = made.body.data.coupon;
  const { actors, entries } = (await owner.ask('listAudit', { topic: 'coupons' })).body.data;
  expect(entries).toMatchObject([
    { action: 'coupon.create', thing: { kind: 'coupon', _id, name: 'Winter' }, after: { brandIds: ['b1'] } },
  ]);
  expect(entries[0]?.changes).toContainEqual({
    name: texts.en.couponDesk.fields.brandIds,
    before: null,
    after: 'Loom',
  });
  expect(actors).toContainEqual({ _id: owner.staffId, name: 'Rana' });
  const manager = await openConsole(store, ['manager']);
  expect((await manager.ask('listAudit', { topic: 'staff' })).body.data.entries).toEqual([]);
  expect((await manager.ask('listAudit', { topic: 'coupons' })).body.data.entries).toHaveLength(1);
  await owner.ask('deleteCoupon', { id: _id });
  const [gone] = (await owner.ask('listAudit', { topic: 'coupons' })).body.data.entries;
  expect(gone).toMatchObject({ action: 'coupon.delete', thing: null });
});

test('the log as a file has the lines that its filter finds, and no text that a spreadsheet runs', async () => {
  const nadim = await openConsole(store, ['manager'], { name: '=HYPERLINK("http://x")' });
  const words = { titleEn: '@SUM(A1)', titleAr: '=1+1', code: 'AUTUMN' };
  await nadim.ask('createCoupon', { ...blankCoupon(store.now()), ...words });
  const rowsOf = async (who: typeof owner, filter: object, language = 'en') => {
    const asked = { format: 'csv' as const, ...filter };
    const { file } = (await who.ask('exportAudit', asked, { 'accept-language': language })).body.data;
    return Buffer.from(file.content, 'base64').toString();
  };
  const filter = { topic: 'coupons', actor: nadim.staffId };
  const csv = await rowsOf(owner, filter);
  expect(csv).toMatch(/^\uFEFFWhen,Who,What,About,Before,After\r\n/);
  expect(csv).toContain(`,"'=HYPERLINK(""http://x"")",Coupon created,'@SUM(A1),,"`);
  expect(csv).toContain('AUTUMN');
  expect(csv).not.toContain('WINTER');
  expect(csv).not.toMatch(/(^|[,\r\n])"?[=+@\t]/);
  expect(await rowsOf(owner, filter, 'ar')).toContain(`قسيمة جديدة,'=1+1,`);
  expect((await rowsOf(nadim, { topic: 'staff' })).split('\r\n')).toHaveLength(2);
  expect(await rowsOf(nadim, {})).not.toContain('Invited');
  const { entries } = (await owner.ask('listAudit', { topic: 'settings' })).body.data;
  expect(entries[0]).toMatchObject({ action: 'audit.export', after: { format: 'csv' } });
});

test('the log cannot be changed, and a line changed by force breaks the chain', async () => {
  await expect(store.pool.query(`update staff_audit set subject = 'x'`)).rejects.toThrow('never changed');
  await expect(store.pool.query('delete from staff_audit')).rejects.toThrow('never changed');
  expect(await store.invariants()).toEqual([]);
  await verifyStaffAudit(store.db);
  const client = await store.pool.connect();
  await client.query('begin');
  await client.query('alter table staff_audit disable trigger staff_audit_stays');
  await client.query(`update staff_audit set subject = 'x' where id = (select min(id) from staff_audit)`);
  await client.query('commit');
  client.release();
  expect(await store.invariants()).toMatchObject([
    { rule: "the chain of the staff's audit log is whole", broken_by: '1' },
  ]);
  await expect(verifyStaffAudit(store.db)).rejects.toThrow('changed at link 1');
  const pages = await owner.ask('listAudit', { before: 2 });
  expect(pages.body.data).toMatchObject({ chainOk: false });
});
