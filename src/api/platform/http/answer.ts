import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type DataOf,
  type EndpointName,
  type Endpoints,
  endpoints,
  type ParsedOf,
} from '../../../shop/endpoints.ts';
import { type Endpoint, inputPlace, routesOf } from '../../../shop/wire/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { RequestContext, Shopper, Store } from '../../store.ts';
import type { CacheTag } from '../db/changes/catalog-changes.ts';
import type { Db } from '../db/database.ts';
import { cacheTagsOf } from './cache/cache-tags.ts';
import { type Cacheable, markCacheable } from './cache/cached-answer.ts';
import { languageOf } from './language-of.ts';
import { type AnswerWhen, doneMessage } from './reply/messages.ts';
import { parseGiven } from './reply/parse-given.ts';
import { envelopeOf, sendData, sendPublicData, sendRefusal } from './reply/send.ts';
import { savesData, thinImages } from './reply/thin-images.ts';

type WhoMayAsk<Name extends EndpointName> = Endpoints[Name]['access'] extends 'token' | 'registered'
  ? Shopper
  : Shopper | null;

/** The result of a handler: data, or a refusal with a code. */
export type Handler<Name extends EndpointName> = (
  context: RequestContext<ParsedOf<Name>, WhoMayAsk<Name>>,
) => Promise<DataOf<Name> | Refusal>;

/**
 * Registers a call on its paths: checks the session, parses the input, wraps the data. Only here below `/api`. A handler of
 * `GET` reads, and one of an idempotent call writes by `runOnce` alone: these begin by what the token says, while the session
 * is confirmed. What else would write in them awaits `confirm` first.
 */
export function answer<Name extends EndpointName>(store: Store, name: Name, handler: Handler<Name>): void {
  const call: Endpoint = endpoints[name];
  // The contract's schemas and the handler's types come from the same entry; the registry erases the relation.
  const run = handler as unknown as Run;
  for (const { method, path } of routesOf(call)) {
    store.app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const isReading = method === 'GET';
        const context = await admit(store, call, isReading || call.idempotent === true, request, reply);
        if (isRefusal(context)) return sendRefusal(request, reply, context);
        const compute = () => runCall(name, run, { ...context, now: store.clock() });
        if (call.cache === 'public') return sendCached(store, name, context, compute);
        const computed = await computeConfirmed(compute, context, isReading);
        if ('other' in computed) return sendRefusal(request, reply, computed.other);
        const { tags } = computed;
        if (context.shopper === null && tags !== null) markCacheable(request, { ...computed, tags });
        return sendData(context.language, reply, call, computed.message, leanFor(request, computed.data));
      },
    });
  }
}

type Run = (context: RequestContext<unknown, Shopper | null>) => Promise<unknown>;
type Admitted = Omit<RequestContext<unknown, Shopper | null>, 'withMessage' | 'onServe' | 'asFallback'>;

type Computed =
  | { other: Refusal }
  | (Omit<Cacheable, 'tags'> & {
      tags: CacheTag[] | null;
      message: string;
      data: unknown;
      isFallback: boolean;
    });

async function runCall(name: EndpointName, run: Run, context: Admitted): Promise<Computed> {
  let when: AnswerWhen | null = null;
  let isFallback = false;
  const works: (() => void)[] = [];
  const onServe = (work: () => void) => {
    work();
    works.push(work);
  };
  const data = await run({
    ...context,
    withMessage: (given) => (when = given),
    onServe,
    asFallback: () => (isFallback = true),
  });
  if (isRefusal(data)) return { other: data };
  const message = doneMessage(name, context.language, when);
  return { message, data, onServe: works, tags: cacheTagsOf(name, context.input, data), isFallback };
}

/** Reads while the session is confirmed. What was read for a session that is refused goes nowhere. */
async function computeConfirmed(
  compute: () => Promise<Computed>,
  { confirm }: Admitted,
  isReading: boolean,
): Promise<Computed> {
  const confirming = isReading ? confirm() : null;
  const [computed] = await Promise.allSettled([compute(), confirming]);
  const refusal = await (confirming ?? confirm());
  if (refusal !== null) return { other: refusal };
  if (computed.status === 'rejected') throw computed.reason;
  return computed.value;
}

/** The answer's data, reduced for browsers that save data. */
const leanFor = (request: FastifyRequest, data: unknown): unknown =>
  savesData(request) ? thinImages(data) : data;

// The cache key is the parsed input, so spelling and unknown parameters of the URL do not matter.
async function sendCached(
  store: Store,
  name: EndpointName,
  context: Admitted,
  compute: () => Promise<Computed>,
) {
  const { language, request, reply } = context;
  const given = await store.cache.get(
    `${name} ${language}${savesData(request) ? ' lean' : ''} ${JSON.stringify(context.input)}`,
    async () => {
      const computed = await compute();
      if ('other' in computed) return computed;
      const { message, data, onServe, tags, isFallback } = computed;
      if (tags === null) throw new Error(`${name} is public and has no cache tags`);
      return {
        text: JSON.stringify(envelopeOf(message, leanFor(request, data))),
        onServe,
        tags,
        isFallback,
      };
    },
  );
  if ('other' in given) return sendRefusal(request, reply, given.other);
  if (given.isFallback !== true) markCacheable(request, given);
  return sendPublicData(language, request, reply, given.packed);
}

async function admit(
  store: Store,
  call: Endpoint,
  mayBeginAhead: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admitted | Refusal> {
  const claimed = mayBeginAhead && needsShopper(call) ? request.claimedShopper() : null;
  // A profile may have been completed since the token was signed.
  const isEnough = claimed?.registered === true;
  const shopper = call.access === 'public' ? null : isEnough ? claimed : await request.readShopper();
  const refused = sessionRefusal(call, shopper);
  if (refused !== null) return refused;
  const confirm = async (db?: Db) => (isEnough ? sessionRefusal(call, await request.readShopper(db)) : null);
  // Answered as for a guest, with a header that the token is invalid, so that the page refreshes it.
  if (call.access === 'optional' && shopper === null && request.headers.authorization !== undefined)
    void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  const input = parseInput(call, request);
  if (isRefusal(input)) return (await confirm()) ?? input;
  return { input, shopper, language: languageOf(request), now: store.clock(), request, reply, confirm };
}

function sessionRefusal(call: Endpoint, shopper: Shopper | null): Refusal | null {
  if (shopper === null && needsShopper(call)) return refuse('UNAUTHENTICATED');
  return call.access === 'registered' && !shopper?.registered ? refuse('PROFILE_INCOMPLETE') : null;
}

const needsShopper = (call: Endpoint) => call.access === 'token' || call.access === 'registered';

function parseInput(call: Endpoint, request: FastifyRequest): unknown {
  const place = inputPlace(call);
  if (place === null) return {};
  const schema = place === 'query' ? call.query : call.body;
  const given = place === 'query' ? request.query : (request.body ?? {});
  if (schema === undefined) return {};
  const { data, errors } = parseGiven(schema, given);
  return errors.length > 0 ? refuse('VALIDATION', { errors }) : data;
}
