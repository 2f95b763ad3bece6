import { openStaffSession } from '../src/api/people/staff/sign-in/staff-session.ts';
import { transact } from '../src/api/platform/db/database.ts';
import type { Store } from '../src/api/store.ts';
import {
  type ConsoleCallName,
  type ConsoleDataOf,
  consoleEndpoints,
  type ConsoleInputOf,
} from '../src/shop/console-endpoints.ts';
import type { StaffRole } from '../src/shop/people/staff/roles.ts';
import { type ConsoleEndpoint } from '../src/shop/wire/console-endpoint.ts';
import { inputPlace } from '../src/shop/wire/endpoint.ts';
import { type Answer, Client } from './client.ts';
import { randomPhone } from './store.ts';

/** A browser signed in to the merchant's console. */
export class ConsoleClient extends Client {
  staffId = '';
  /** Set by `openConsole`: each change that succeeded is looked for in the audit log. */
  audited: Store['db'] | null = null;
  private readonly usedKeys = new Set<string>();

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
    const logged = await this.lastAuditLine(call);
    const answer = await this.send(
      call.method,
      path + query,
      inputPlace(call) === 'body' ? given : undefined,
      headers,
    );
    const key = headers['idempotency-key'];
    const isRepeated = key !== undefined && this.usedKeys.has(key);
    if (key !== undefined) this.usedKeys.add(key);
    const isChanged = answer.status < 300 && !isRepeated && hasChanged(answer.body.data);
    if (logged !== null && isChanged) await this.expectLine(name, call, logged);
    return answer;
  }

  /** The last line of this person in the audit log; null where none is expected. */
  private async lastAuditLine({ method, roles, changes }: ConsoleEndpoint): Promise<number | null> {
    const isChange = method !== 'GET' && typeof roles !== 'string' && changes !== false;
    if (this.audited === null || !isChange) return null;
    const { last } = await this.audited
      .selectFrom('staff_audit')
      .select((of) => of.fn.max('id').as('last'))
      .where('staff_id', '=', this.staffId)
      .executeTakeFirstOrThrow();
    return last ?? 0;
  }

  /** A change leaves a line by this person; one that replaces something says what was and what is. */
  private async expectLine(name: string, { method }: ConsoleEndpoint, logged: number): Promise<void> {
    const lines =
      (await this.audited
        ?.selectFrom('staff_audit')
        .select(['action', 'before', 'after'])
        .where('staff_id', '=', this.staffId)
        .where('id', '>', logged)
        .execute()) ?? [];
    if (lines.length === 0) throw new Error(`${name} left no line in the audit log`);
    // A line that only names the call is of one that changed nothing.
    const own = lines.filter(({ action }) => action !== 'console.change');
    if (own.length === 0 && method !== 'PUT' && !idle.has(name))
      throw new Error(`${name} left a line that only names it`);
    const isSaid = own.length === 0 || own.some(({ before, after }) => before !== null && after !== null);
    if (method === 'PUT' && !isSaid && !untold.has(name))
      throw new Error(`${name} left no line with what was and what is`);
  }
}

/** Called in tests where nothing is left to change. */
const idle = new Set(['publishHelpText', 'bulkOrders', 'handOverCash']);

/** A PIN is a secret, and a note may be about a person. */
const untold = new Set(['setPin', 'editOrderNote', 'editCustomerNote']);

/** Of what a device sends, only an event that was applied for the first time changes something. */
function hasChanged(data: unknown): boolean {
  const { results } = (data ?? {}) as { results?: { outcome?: string; known?: boolean }[] };
  return results?.some(({ outcome, known }) => outcome !== 'again' && known !== true) ?? true;
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
  client.audited = store.db;
  client.cookies.set(store.config.secure ? '__Host-staff' : 'staff', token);
  return client;
}
