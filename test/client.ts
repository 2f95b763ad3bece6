import type { FastifyInstance, InjectOptions } from 'fastify';
import { type DataOf, type EndpointName, endpoints, type InputOf } from '../src/shop/endpoints.ts';
import type { Language } from '../src/shop/language.ts';
import { type Endpoint, inputPlace } from '../src/shop/wire/endpoint.ts';

export type Answer<Data> = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: { status: boolean; message: string; data: Data; errors: string[]; code?: string };
};

/** A client (browser or native app) of one person that uses the store over HTTP. */
export class Client {
  readonly cookies = new Map<string, string>();
  accessToken: string | null = null;
  refreshToken: string | null = null;
  phone = '';
  /** The instance that answers. */
  app: FastifyInstance;
  private readonly language: Language;
  private readonly hasCookies: boolean;

  constructor(app: FastifyInstance, language: Language, hasCookies = true) {
    this.app = app;
    this.language = language;
    this.hasCookies = hasCookies;
  }

  /** Makes a call of the contract with this person's cookies, token and XSRF header. */
  async call<Name extends EndpointName>(
    name: Name,
    input?: InputOf<Name>,
    headers: Record<string, string> = {},
  ): Promise<Answer<DataOf<Name>>> {
    const call: Endpoint = endpoints[name];
    if (this.hasCookies && call.method !== 'GET' && !this.cookies.has('XSRF-TOKEN')) {
      await this.send('GET', '/api/client/v1/auth/xsrf');
    }
    // A call's input is one flat object; the contract says where each part is sent.
    const given: Record<string, unknown> = input ?? {};
    const query = inputPlace(call) === 'query' ? `?${toQuery(given)}` : '';
    const body = inputPlace(call) === 'body' ? given : undefined;
    return this.send(call.method, `${call.path}${query}`, body, headers);
  }

  /** Sends any request and stores returned cookies. */
  async send(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Answer<never>> {
    const xsrf = this.cookies.get('XSRF-TOKEN');
    const response = await this.app.inject({
      method,
      url,
      headers: {
        'accept-language': this.language,
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(method !== 'GET' && xsrf !== undefined ? { 'x-xsrf-token': decodeURIComponent(xsrf) } : {}),
        ...(this.accessToken === null ? {} : { authorization: `Bearer ${this.accessToken}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (this.hasCookies) this.keepCookies(response.cookies);
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : (response.body as never),
    };
  }

  /** Signs in: asks for a code, reads it from the outbox, verifies it. */
  async signIn(phone: string): Promise<void> {
    this.phone = phone;
    const sent = await this.call('sendOtp', { number: phone });
    if (sent.status !== 200) throw new Error(`no code: ${JSON.stringify(sent.body)}`);
    const verified = await this.call('verifyCode', {
      phoneNumber: phone,
      verificationCode: await this.readCode(),
    });
    if (verified.status !== 200) throw new Error(`not signed in: ${JSON.stringify(verified.body)}`);
    this.setTokensCookie(verified.body.data);
  }

  /** The newest code in the outbox for this person's phone. */
  async readCode(): Promise<string> {
    const { body } = await this.call('readOutbox', { to: this.phone });
    const code = body.data.messages.find((message) => message.code !== null)?.code;
    if (code === undefined || code === null) throw new Error('the outbox holds no code');
    return code;
  }

  /** Completes the profile with an address in Damascus. */
  async completeProfile(): Promise<void> {
    const profile = {
      name: 'Rima Haddad',
      city: 'Damascus',
      area: 'Mezzeh',
      street: 'Al-Jalaa Street',
      latitude: 33.5138,
      longitude: 36.2765,
    };
    const { status, body } = await this.call('registerUser', profile);
    if (status !== 200) throw new Error(`no profile: ${JSON.stringify(body)}`);
    this.accessToken = body.data.accessToken;
  }

  setTokensCookie(pair: { accessToken: string; refreshToken: string }): void {
    this.accessToken = pair.accessToken;
    this.refreshToken = pair.refreshToken;
    if (this.hasCookies)
      this.cookies.set(
        'user',
        encodeURIComponent(
          JSON.stringify({ accessToken: pair.accessToken, refreshToken: pair.refreshToken }),
        ),
      );
  }

  private keepCookies(cookies: { name: string; value: string; maxAge?: number; expires?: Date }[]): void {
    for (const { name, value, expires } of cookies) {
      if (value === '' || (expires !== undefined && expires.getTime() < 1000)) this.cookies.delete(name);
      else this.cookies.set(name, encodeURIComponent(value));
    }
  }
}

function toQuery(input: Record<string, unknown>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(
    given.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  ).toString();
}
