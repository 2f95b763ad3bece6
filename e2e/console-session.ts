import { createHash, randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { StaffRole } from '../src/shop/people/staff/roles.ts';
import { phoneNumber } from './phone-number.ts';
import { storeQuery } from './store-query.ts';

/** Signs a new member of the staff in to the console of a browser: entering has a journey of its own. Returns their id. */
export async function isOnStaff(context: BrowserContext, roles: StaffRole[], name: string, url: string) {
  const [id, token] = [randomBytes(8).toString('hex'), randomBytes(32).toString('base64url')];
  await storeQuery(`insert into staff (id, phone, name, roles) values ($1, $2, $3, $4)`, [
    id,
    phoneNumber(),
    name,
    roles,
  ]);
  await storeQuery(
    `insert into staff_sessions (token_hash, staff_id, idle_minutes, needs_second, second_at, created_at, last_used_at, expires_at)
     values ($1, $2, 60, true, now(), now(), now(), now() + interval '2 hours')`,
    [createHash('sha256').update(`staff ${token}`).digest('base64url'), id],
  );
  await context.addCookies([{ name: 'staff', value: token, url, httpOnly: true, sameSite: 'Strict' }]);
  return id;
}
