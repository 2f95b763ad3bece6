import { randomBytes } from 'node:crypto';
import { postEntry } from '../../src/api/money/cash/post-entry.ts';
import type { Db, Tx } from '../../src/api/platform/db/database.ts';
import { type StaffRole, staffRoles } from '../../src/shop/people/staff/roles.ts';
import { storeDateOf } from '../../src/shop/time/store-time.ts';
import { daysBefore } from './days.ts';
import { insertRows } from './insert-rows.ts';

/** What the owner put into the safe, so that change, expenses and refunds have something to come out of. */
const CHANGE_AT_OPENING = 150_000;

/** One person for each role. Who needs a second code has one: the page of signing in shows it in the demo. */
const people = {
  owner: { name: 'رنا حلاق', phone: '+963944700101' },
  manager: { name: 'سهى عمر', phone: '+963944700102' },
  packer: { name: 'محمود درويش', phone: '+963944700103' },
  courier: { name: 'يوسف نعمة', phone: '+963944700104' },
  accountant: { name: 'نديم صبّاغ', phone: '+963944700105' },
  support: { name: 'هبة الأحمد', phone: '+963944700106' },
};

/** Who acts in the demo. */
export const demoStaff = (role: StaffRole) => ({ id: idOf(role), roles: [role] });

const idOf = (role: string) => `demo-${role}`;

export async function loadStaff(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'staff',
    staffRoles.map((role) => ({
      id: idOf(role),
      ...people[role],
      roles: [role],
      totp_seed: randomBytes(16).toString('base64url'),
      created_at: daysBefore(now, 200),
    })),
  );
  const opened = daysBefore(now, 30);
  await postEntry(tx, {
    kind: 'deposit',
    lines: { safe: CHANGE_AT_OPENING, owner: -CHANGE_AT_OPENING },
    actor: `merchant:${idOf('owner')}`,
    reason: 'فراطة الافتتاح',
    day: storeDateOf(opened),
    occurredAt: opened,
    now: opened,
  });
  await insertRows(tx, 'order_views', [
    { staff_id: idOf('manager'), name: 'دمشق للتجهيز', query: 'city=damascus&view=toPick', is_shared: true },
  ]);
}

/** Those of the demo who still work here, by role. */
export async function demoStaffIn(db: Db): Promise<{ role: string; phone: string }[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'phone'])
    .where('id', 'in', staffRoles.map(idOf))
    .where('removed_at', 'is', null)
    .execute();
  return staffRoles.flatMap((role) =>
    rows.filter(({ id }) => id === idOf(role)).map(({ phone }) => ({ role, phone })),
  );
}
