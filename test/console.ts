import { transact } from '../src/api/db/database.ts';
import { openStaffSession } from '../src/api/staff/staff-session.ts';
import type { Store } from '../src/api/store.ts';
import { type ConsoleEndpoint } from '../src/shop/console-endpoint.ts';
import {
  type ConsoleCallName,
  type ConsoleDataOf,
  consoleEndpoints,
  type ConsoleInputOf,
} from '../src/shop/console-endpoints.ts';
import { inputPlace } from '../src/shop/endpoint.ts';
import type { StaffRole } from '../src/shop/staff/roles.ts';
import { type Answer, Client } from './client.ts';
import { randomPhone } from './store.ts';

/** A browser signed in to the merchant's console. */
export class ConsoleClient extends Client {
  staffId = '';

  /** Makes a call of the console with this person's cookies and XSRF header. */
  async ask<Name extends ConsoleCallName>(
    name: Name,
    input?: ConsoleInputOf<Name>,
    headers: Record<string, string> = {},
  ): Promise<Answer<ConsoleDataOf<Name>>> {
    const call: ConsoleEndpoint = consoleEndpoints[name];
    if (!this.cookies.has('XSRF-TOKEN')) await this.send('GET', '/api/client/v1/auth/xsrf');
    const given: Record<string, unknown> = { ...input };
    const path = call.path.replaceAll(/:(\w+)/g, (_all, key: string) => {
      const value = String(given[key] ?? 'none');
      delete given[key];
      return encodeURIComponent(value);
    });
    const query =
      inputPlace(call) === 'query' ? `?${new URLSearchParams(given as Record<string, string>)}` : '';
    return this.send(call.method, path + query, inputPlace(call) === 'body' ? given : undefined, headers);
  }
}

/**
 * A staff member with these roles and a fresh second factor. The session is inserted directly: signing in has tests
 * of its own.
 */
export async function openConsole(
  store: Store,
  roles: StaffRole[],
  given: { phone?: string; name?: string; second?: boolean } = {},
): Promise<ConsoleClient> {
  const client = new ConsoleClient(store.app, 'en');
  const now = store.clock();
  client.phone = given.phone ?? randomPhone();
  const token = await transact(store.db, async (tx) => {
    const { id } = await tx
      .insertInto('staff')
      .values({ phone: client.phone, name: given.name ?? roles.join(' and '), roles, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    client.staffId = id;
    const session = await openStaffSession(tx, { staffId: id, roles, userAgent: 'test' }, now);
    if (given.second !== false)
      await tx.updateTable('staff_sessions').set({ second_at: now }).where('id', '=', session.id).execute();
    return session.token;
  });
  client.cookies.set('staff', token);
  return client;
}
