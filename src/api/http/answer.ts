import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, inputPlace, routesOf } from '../../shop/endpoint.ts';
import {
  type DataOf,
  type EndpointName,
  type Endpoints,
  endpoints,
  type ParsedOf,
} from '../../shop/endpoints.ts';
import type { Shown } from '../db/change-log.ts';
import type { Asked, Shopper, Store } from '../store.ts';
import { joiMessages } from './joi-messages.ts';
import { languageOf } from './language-of.ts';
import { type AnswerWhen, doneMessage } from './messages.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Making, noteMaking } from './cache/cached-answer.ts';
import { envelopeOf, sendData, sendPublicData, sendRefusal } from './send.ts';
import { shownBy } from './cache/cache-tags.ts';
import { savesData, thinImages } from './thin-images.ts';

type WhoMayAsk<Name extends EndpointName> = Endpoints[Name]['access'] extends 'token' | 'registered'
  ? Shopper
  : Shopper | null;

/** What answers a call: its data, or a refusal with a code. */
export type Handler<Name extends EndpointName> = (
  asked: Asked<ParsedOf<Name>, WhoMayAsk<Name>>,
) => Promise<DataOf<Name> | Refusal>;

/**
 * Makes the app answer the call `name` on every path the contract gives it: checks who asks, parses what is asked,
 * runs the handler and wraps its data in the envelope. Nothing else registers a route under `/api`.
 */
export function answer<Name extends EndpointName>(store: Store, name: Name, handler: Handler<Name>): void {
  const call: Endpoint = endpoints[name];
  // The contract's schemas and the handler's types come from the same entry; the registry erases the link.
  const run = handler as unknown as Run;
  for (const { method, path } of routesOf(call)) {
    store.app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const asked = await admit(store, call, request, reply);
        if (isRefusal(asked)) return sendRefusal(request, reply, asked);
        const making = () => make(name, run, { ...asked, now: store.clock() });
        if (call.cache === 'public') return sendKept(store, name, asked, making);
        const made = await making();
        if ('other' in made) return sendRefusal(request, reply, made.other);
        const { shown } = made;
        if (asked.shopper === null && shown !== null) noteMaking(request, { ...made, shown });
        return sendData(asked.language, reply, call, made.message, leanFor(request, made.data));
      },
    });
  }
}

type Run = (asked: Asked<unknown, Shopper | null>) => Promise<unknown>;
type Admitted = Omit<Asked<unknown, Shopper | null>, 'say' | 'eachTime'>;

type MadeData =
  | { other: Refusal }
  | (Omit<Making, 'shown'> & { shown: Shown[] | null; message: string; data: unknown });

async function make(name: EndpointName, run: Run, asked: Admitted): Promise<MadeData> {
  let said: AnswerWhen | null = null;
  const works: (() => void)[] = [];
  const eachTime = (work: () => void) => {
    work();
    works.push(work);
  };
  const data = await run({ ...asked, say: (what) => (said = what), eachTime });
  if (isRefusal(data)) return { other: data };
  const message = doneMessage(name, asked.language, said);
  return { message, data, eachTime: works, shown: shownBy(name, asked.input, data) };
}

/** What this browser is sent of it: less for one that saves data. */
const leanFor = (request: FastifyRequest, data: unknown): unknown =>
  savesData(request) ? thinImages(data) : data;

// Kept under what was asked once it is parsed: however it is spelled, and whatever else stands in the address.
async function sendKept(store: Store, name: EndpointName, asked: Admitted, making: () => Promise<MadeData>) {
  const { language, request, reply } = asked;
  const given = await store.cache.get(
    `${name} ${language}${savesData(request) ? ' lean' : ''} ${JSON.stringify(asked.input)}`,
    async () => {
      const made = await making();
      if ('other' in made) return made;
      const { message, data, eachTime, shown } = made;
      return {
        text: JSON.stringify(envelopeOf(message, leanFor(request, data))),
        eachTime,
        shown: shown ?? ['anything'],
      };
    },
  );
  if ('other' in given) return sendRefusal(request, reply, given.other);
  noteMaking(request, given);
  return sendPublicData(language, request, reply, given.packed);
}

async function admit(
  store: Store,
  call: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admitted | Refusal> {
  const shopper = call.access === 'public' ? null : await request.readShopper();
  if (shopper === null && needsShopper(call)) return refuse('UNAUTHENTICATED');
  if (call.access === 'registered' && !shopper?.registered) return refuse('PROFILE_INCOMPLETE');
  // Answered as to a guest, but not without saying that the token is none any more: a page renews it and asks again.
  if (call.access === 'optional' && shopper === null && request.headers.authorization !== undefined)
    void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  const input = parseInput(call, request);
  if (isRefusal(input)) return input;
  return { input, shopper, language: languageOf(request), now: store.clock(), request, reply };
}

const needsShopper = (call: Endpoint) => call.access === 'token' || call.access === 'registered';

function parseInput(call: Endpoint, request: FastifyRequest): unknown {
  const place = inputPlace(call);
  if (place === null) return {};
  const schema = place === 'query' ? call.query : call.body;
  const given = place === 'query' ? request.query : (request.body ?? {});
  const parsed = schema?.safeParse(given);
  if (parsed === undefined) return {};
  return parsed.success
    ? parsed.data
    : refuse('VALIDATION', { errors: joiMessages(parsed.error.issues, given) });
}
