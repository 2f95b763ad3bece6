import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  type ConsoleCallName,
  type ConsoleDataOf,
  consoleEndpoints,
  type ConsoleInputOf,
} from '../src/shop/console-endpoints.ts';
import type { StaffRole } from '../src/shop/people/staff/roles.ts';
import type { ConsoleEndpoint } from '../src/shop/wire/console-endpoint.ts';
import { inputPlace } from '../src/shop/wire/endpoint.ts';
import { randomPhone } from './mobile-at.ts';

type RunSql = (text: string, values: unknown[]) => Promise<unknown>;
type Body<Name extends ConsoleCallName> = { data: ConsoleDataOf<Name>; code?: string };
export type StaffAnswer<Name extends ConsoleCallName> = { status: number; body: Body<Name> };

/** A member of the staff who asks a store that listens somewhere. */
export class RemoteStaff {
  readonly id = randomBytes(8).toString('hex');
  private readonly token = randomBytes(32).toString('base64url');
  private readonly address: () => string;
  private browser: Map<string, string> | null = null;

  /** `address` is called each time: a restarted store may have another port. */
  constructor(address: () => string) {
    this.address = address;
  }

  /** Joins the staff and signs in with a fresh second factor: entering has tests of its own. */
  async join(sql: RunSql, roles: StaffRole[]): Promise<this> {
    await sql('insert into staff (id, phone, name, roles) values ($1, $2, $3, $4)', [
      this.id,
      randomPhone(),
      roles.join(' and '),
      roles,
    ]);
    await sql(
      `insert into staff_sessions (token_hash, staff_id, idle_minutes, needs_second, second_at, created_at, last_used_at, expires_at)
       values ($1, $2, 60, true, now() + interval '10 minutes', now(), now(), now() + interval '2 hours')`,
      [createHash('sha256').update(`staff ${this.token}`).digest('base64url'), this.id],
    );
    return this;
  }

  /** Makes a call, by way of `through` where it is given. Rejects where the answer does not arrive whole. */
  async ask<Name extends ConsoleCallName>(
    name: Name,
    input: ConsoleInputOf<Name>,
    { key, through }: { key?: string; through?: string } = {},
  ): Promise<StaffAnswer<Name>> {
    const call: ConsoleEndpoint = consoleEndpoints[name];
    const given: Record<string, unknown> = { ...input };
    const path = call.path.replaceAll(/:(\w+)/g, (_all, part: string) => {
      const value = String(given[part]);
      delete given[part];
      return encodeURIComponent(value);
    });
    const isBody = inputPlace(call) === 'body';
    const query = isBody ? '' : `?${new URLSearchParams(given as Record<string, string>)}`;
    const response = await fetch((through ?? this.address()) + path + query, {
      method: call.method,
      headers: {
        ...(await this.session()),
        ...(isBody && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(isBody && { body: JSON.stringify(given) }),
    });
    const body: Body<Name> = JSON.parse(await response.text());
    return { status: response.status, body };
  }

  /** Sends a file as the console's pages do. */
  async sendFile<Name extends ConsoleCallName>(
    name: Name,
    file: string | Uint8Array<ArrayBuffer>,
    fileName: string,
  ): Promise<StaffAnswer<Name>> {
    const { method, path }: ConsoleEndpoint = consoleEndpoints[name];
    const body = new FormData();
    body.set('file', new Blob([file]), fileName);
    const response = await fetch(this.address() + path, { method, headers: await this.session(), body });
    const answer: Body<Name> = JSON.parse(await response.text());
    return { status: response.status, body: answer };
  }

  private async session(): Promise<Record<string, string>> {
    const browser = (this.browser ??= await this.openBrowser());
    return {
      cookie: [...browser, this.sessionCookie()].map((pair) => pair.join('=')).join('; '),
      'x-xsrf-token': decodeURIComponent(browser.get('XSRF-TOKEN') ?? ''),
    };
  }

  /** The cookie of the session, and its name where the store is open. */
  sessionCookie(): [name: string, token: string] {
    return [this.address().startsWith('https:') ? '__Host-staff' : 'staff', this.token];
  }

  /** The cookies of a browser that is new here. */
  private async openBrowser(): Promise<Map<string, string>> {
    const { headers } = await fetch(`${this.address()}/api/client/v1/auth/xsrf`);
    const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=') ?? []);
    return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
  }
}

/** The data of an answer that is no refusal. */
export async function done<Name extends ConsoleCallName>(
  answer: Promise<StaffAnswer<Name>>,
): Promise<ConsoleDataOf<Name>> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

/** A key of its own. */
export const keyed = () => ({ key: randomUUID() });
