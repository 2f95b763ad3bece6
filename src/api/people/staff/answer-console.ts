import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ConsoleCallName,
  type ConsoleDataOf,
  consoleEndpoints,
  type ConsoleEndpoints,
  type ConsoleParsedOf,
} from '../../../shop/console-endpoints.ts';
import type { Language } from '../../../shop/language.ts';
import { needsSecondFactor } from '../../../shop/people/staff/session-terms.ts';
import type { ConsoleEndpoint } from '../../../shop/wire/console-endpoint.ts';
import { inputPlace } from '../../../shop/wire/endpoint.ts';
import { withDeadline } from '../../platform/db/deadline.ts';
import { hasIdempotencyKey } from '../../platform/http/idempotency.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { consoleDoneMessage } from '../../platform/http/reply/messages.ts';
import { parseGiven } from '../../platform/http/reply/parse-given.ts';
import { sendData, sendRefusal } from '../../platform/http/reply/send.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { admitKey, keyIn } from './keys/admit-key.ts';
import { readFormerStaff, readStaff, type Staff } from './sign-in/staff-session.ts';
import { recordStaffAudit } from './staff-audit.ts';

type WhoAsks<Name extends ConsoleCallName> = ConsoleEndpoints[Name]['roles'] extends 'anybody'
  ? Staff | null
  : Staff;

/** The input of a console handler: parsed, path parameters included, with the caller. */
export type ConsoleContext<Input, Who = Staff> = {
  input: Input;
  staff: Who;
  language: Language;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The result of a console handler: data, or a refusal with a code. */
export type ConsoleHandler<Name extends ConsoleCallName> = (
  context: ConsoleContext<ConsoleParsedOf<Name>, WhoAsks<Name>>,
) => Promise<ConsoleDataOf<Name> | Refusal>;

/**
 * Registers the console call `name`: checks session, second factor and role by the endpoint's data, or a machine's key
 * and its scope, parses the input, wraps the data. A call without permission is refused and logged. Only here below `/api/console`.
 */
export function answerConsole<Name extends ConsoleCallName>(
  store: Store,
  name: Name,
  handler: ConsoleHandler<Name>,
): void {
  const call: ConsoleEndpoint = consoleEndpoints[name];
  // The contract's schemas and the handler's types come from the same entry; the registry erases the relation.
  const run = handler as unknown as (context: ConsoleContext<unknown, Staff | null>) => Promise<unknown>;
  const admitted = new WeakMap<FastifyRequest, Staff | null>();
  store.app.route({
    method: call.method,
    url: call.path,
    config: { takesFile: call.upload === true },
    // Authorized before the body is read, so that an unauthorized upload costs nothing.
    onRequest: async (request, reply) => {
      if (call.upload !== true) return;
      const staff = await withDeadline(store.config.requestMs, () => admit(store, name, call, request));
      if (!isRefusal(staff)) return void admitted.set(request, staff);
      return sendRefusal(request, reply.header('connection', 'close'), staff);
    },
    handler: async (request, reply) => {
      const staff = admitted.get(request) ?? (await admit(store, name, call, request));
      if (isRefusal(staff)) return sendRefusal(request, reply, staff);
      const input = parseInput(call, request);
      if (isRefusal(input)) return sendRefusal(request, reply, input);
      const language = languageOf(request);
      const data = await run({ input, staff, language, now: store.clock(), request, reply });
      // A stream or a file was sent by the handler, or was given up midway by its reader.
      if (reply.sent || reply.raw.headersSent) return reply;
      if (isRefusal(data)) return sendRefusal(request, reply, data);
      return sendData(language, reply, call, consoleDoneMessage(language), data);
    },
  });
}

async function admit(
  store: Store,
  name: ConsoleCallName,
  call: ConsoleEndpoint,
  request: FastifyRequest,
): Promise<Staff | null | Refusal> {
  const key = keyIn(request);
  if (key !== null) {
    const machine = await admitKey(store, { name, scope: call.scope, key });
    return isRefusal(machine) ? machine : (keylessRefusal(call, request) ?? machine);
  }
  const staff = await readStaff(store, request, call.background !== true);
  if (call.roles === 'anybody') return staff;
  if (staff === null) {
    const former =
      call.late === true && typeof call.roles !== 'string'
        ? await readFormerStaff(store, request, call.roles)
        : null;
    return former ?? refuse('UNAUTHENTICATED');
  }
  if (staff.isLocked && name !== 'getMe') return refuse('LOCKED');
  if (call.roles === 'signingIn') return staff;
  if (staff.isHalf) return refuse('SECOND_FACTOR');
  if (!staff.roles.some((role) => call.roles.includes(role))) {
    await recordStaffAudit(
      store.db,
      { staff, action: 'session.refused', only: 'act', subject: name },
      store.clock(),
    );
    return refuse('FORBIDDEN');
  }
  if (call.fresh === true && !staff.isFresh && needsSecondFactor(staff.roles)) return refuse('REAUTH');
  return keylessRefusal(call, request) ?? staff;
}

const keylessRefusal = (call: ConsoleEndpoint, request: FastifyRequest): Refusal | null =>
  call.idempotent === true && !hasIdempotencyKey(request)
    ? refuse('VALIDATION', { errors: ['"Idempotency-Key" is required'] })
    : null;

/** Path parameters together with the query or body. */
function parseInput(call: ConsoleEndpoint, request: FastifyRequest): unknown {
  const place = inputPlace(call);
  const given = place === 'query' ? request.query : (request.body ?? {});
  const errors: string[] = [];
  const parsed = [
    { schema: call.params, value: request.params },
    { schema: call.query ?? call.body, value: given },
  ].map(({ schema, value }) => {
    if (schema === undefined) return {};
    const result = parseGiven(schema, value);
    errors.push(...result.errors);
    return result.data;
  });
  return errors.length > 0 ? refuse('VALIDATION', { errors }) : Object.assign({}, ...parsed);
}
