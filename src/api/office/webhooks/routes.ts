import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { BOTH_SECRETS_MS } from '../../../shop/office/webhooks/events.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { attemptTest } from './attempt-delivery.ts';
import { addTest } from './delivery-queries.ts';
import {
  addWebhook,
  lockWebhook,
  type LockedWebhook,
  readDeliveries,
  readSeed,
  readWebhooks,
  replay,
  updateWebhook,
  type WebhookFields,
} from './webhook-queries.ts';
import { secretOf } from './webhook-signature.ts';

const MOST_WEBHOOKS = 20;
const LOG_PAGE = 30;

/** Webhooks, for the owner alone. No secret is stored, audited, or part of an idempotent answer. */
export function webhookRoutes(store: Store): void {
  const { db } = store;

  const oneOf = async (id: string, now: Date) => {
    const [webhook] = await readWebhooks(db, now, id);
    return webhook === undefined ? refuse('NOT_FOUND') : { webhook };
  };
  const withSecret = async (id: string, seed: string, now: Date) => {
    const found = await oneOf(id, now);
    return isRefusal(found) ? found : { ...found, secret: secretOf(store.secrets.pepper, seed) };
  };
  const deliveryOf = async (webhookId: string, id: string) => {
    const [found] = await readDeliveries(db, webhookId, { id }, 1);
    return found === undefined ? refuse('NOT_FOUND') : { delivery: found.delivery };
  };

  answerConsole(store, 'listWebhooks', async ({ now }) => ({ webhooks: await readWebhooks(db, now) }));

  answerConsole(store, 'createWebhook', async (context) => {
    const { input, staff, now } = context;
    const refused = await refuseUrl(store, input.url);
    if (refused !== null) return refused;
    const made = await runOnce(store, 'createWebhook', context, async (tx) => {
      const wrong = (await refuseMore(tx)) ?? (await refuseCompany(tx, input));
      if (wrong !== null) return wrong;
      const id = await addWebhook(tx, input, newSeed(), now);
      await recordStaffAudit(
        tx,
        { staff, action: 'webhook.create', only: 'made', subject: id, after: auditedOf(input) },
        now,
      );
      return { id };
    });
    if (isRefusal(made)) return made;
    const { seed } = (await readSeed(db, made.id)) ?? {};
    return seed === undefined ? refuse('NOT_FOUND') : withSecret(made.id, seed, now);
  });

  answerConsole(store, 'changeWebhook', async ({ input, staff, now }) => {
    const refused = await refuseUrl(store, input.url);
    if (refused !== null) return refused;
    const wrong = await transact(db, async (tx) => {
      const before = await lockCurrent(tx, input, now);
      if (isRefusal(before)) return before;
      const unknown = await refuseCompany(tx, input);
      if (unknown !== null) return unknown;
      await updateWebhook(tx, before, input, now);
      const was = { ...auditedOf(fieldsOf(before)), isOn: before.off_at === null };
      const after = { ...auditedOf(input), isOn: input.isOn };
      await recordStaffAudit(
        tx,
        { staff, action: 'webhook.change', subject: before.id, before: was, after },
        now,
      );
      return null;
    });
    return wrong ?? oneOf(input.id, now);
  });

  answerConsole(store, 'deleteWebhook', async ({ input, staff, now }) =>
    transact(db, async (tx) => {
      const before = await lockCurrent(tx, input, now);
      if (isRefusal(before)) return before;
      await tx.deleteFrom('webhooks').where('id', '=', input.id).execute();
      const was = auditedOf(fieldsOf(before));
      await recordStaffAudit(
        tx,
        { staff, action: 'webhook.delete', only: 'removed', subject: input.id, before: was },
        now,
      );
      return null;
    }),
  );

  answerConsole(store, 'rotateWebhook', async ({ input: { id }, staff, now }) => {
    const seed = newSeed();
    const refused = await transact(db, async (tx) => {
      const before = await lockWebhook(tx, id);
      if (before === undefined) return refuse('NOT_FOUND');
      const until = new Date(now.getTime() + BOTH_SECRETS_MS);
      const seeds = { seed, old_seed: before.seed, old_until: until, version: before.version + 1 };
      await tx.updateTable('webhooks').set(seeds).where('id', '=', id).execute();
      await recordStaffAudit(
        tx,
        // Both are secrets.
        { staff, action: 'webhook.rotate', only: 'secret', subject: id, after: { name: before.name } },
        now,
      );
      return null;
    });
    return refused ?? withSecret(id, seed, now);
  });

  answerConsole(store, 'testWebhook', async ({ input: { id }, staff, now }) => {
    const test = await transact(db, async (tx) => {
      const added = await addTest(tx, id, now);
      if (added === undefined) return refuse('NOT_FOUND');
      const after = { name: added.webhookName };
      await recordStaffAudit(tx, { staff, action: 'webhook.test', only: 'act', subject: id, after }, now);
      return added;
    });
    if (isRefusal(test)) return test;
    // The receiver may take longer than the request's time for the database.
    await withoutDeadline(() => attemptTest(store, test));
    return withoutDeadline(() => deliveryOf(id, test.id));
  });

  answerConsole(store, 'listWebhookDeliveries', async ({ input: { id, ...filter }, now }) => {
    const found = await oneOf(id, now);
    if (isRefusal(found)) return found;
    const rows = await readDeliveries(db, id, filter, LOG_PAGE + 1);
    const shown = rows.slice(0, LOG_PAGE);
    return {
      ...found,
      deliveries: shown.map(({ delivery }) => delivery),
      next: rows.length > LOG_PAGE ? (shown.at(-1)?.place ?? null) : null,
    };
  });

  answerConsole(store, 'replayWebhookDelivery', async ({ input: { id, deliveryId }, staff, now }) => {
    const refused = await transact(db, async (tx) => {
      const webhook = await lockWebhook(tx, id);
      if (webhook === undefined) return refuse('NOT_FOUND');
      if (webhook.off_at !== null) return refuse('CONFLICT');
      if (!(await replay(tx, id, deliveryId))) return refuse('NOT_FOUND');
      const after = { name: webhook.name, delivery: deliveryId };
      await recordStaffAudit(tx, { staff, action: 'webhook.replay', only: 'act', subject: id, after }, now);
      return null;
    });
    return refused ?? deliveryOf(id, deliveryId);
  });
}

const newSeed = () => randomBytes(32).toString('base64url');

const fieldsOf = ({
  name,
  url,
  events,
  sends_address: sendsAddress,
  company_id: companyId,
}: LockedWebhook) => ({
  name,
  url,
  events,
  sendsAddress,
  companyId,
});

// The query of a URL may be a password of the receiver's.
const auditedOf = ({ url, ...rest }: ReturnType<typeof fieldsOf>) => ({
  ...rest,
  url: url.split('?')[0] ?? '',
});

/** Only https, without a user or password in it, at a host whose addresses are public now. */
async function refuseUrl(store: Store, given: string): Promise<Refusal | null> {
  const fault = (isPlain(given) ? null : 'notPlain') ?? (await store.integrations.webhooks.check(given));
  return fault === null ? null : refuse('URL_REFUSED', { errors: [`"url" is refused: ${fault}`] });
}

function isPlain(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { username, password, hash } = new URL(given);
  return username === '' && password === '' && hash === '';
}

async function refuseMore(tx: Tx): Promise<Refusal | null> {
  // Until the commit: two at once would both see room for one.
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 11))`.execute(tx);
  const { count } = await tx
    .selectFrom('webhooks')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count < MOST_WEBHOOKS ? null : refuse('TOO_MANY');
}

async function refuseCompany(tx: Tx, { sendsAddress, companyId }: WebhookFields): Promise<Refusal | null> {
  if (!sendsAddress || companyId === null) return null;
  const found = await tx.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
  return found === undefined ? refuse('NOT_FOUND') : null;
}

async function lockCurrent(
  tx: Tx,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<LockedWebhook | Refusal> {
  const row = await lockWebhook(tx, id);
  if (row === undefined) return refuse('NOT_FOUND');
  if (row.version === version) return row;
  const [webhook] = await readWebhooks(tx, now, id);
  return refuse('VERSION_CONFLICT', { data: { webhook } });
}
