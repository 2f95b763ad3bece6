import { sql } from 'kysely';
import { FAILING_MS } from '../../../shop/office/webhooks/events.ts';
import { smsText } from '../../../shop/people/notifications/sms-text.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import type { Store } from '../../store.ts';

type Alarmed = Pick<Store, 'db' | 'settings' | 'clock'>;
type Reason = 'gone' | 'failing';

/** Switches a webhook off and notifies the owners; Today shows it until it is on again. */
export async function switchOff(store: Alarmed, id: string, reason: Reason): Promise<void> {
  await switchOffWhere(store, reason, sql`id = ${id}`);
}

/** Switches off what failed for five days without one success. */
export async function switchOffFailing(store: Alarmed): Promise<void> {
  const since = new Date(store.clock().getTime() - FAILING_MS);
  await switchOffWhere(store, 'failing', sql`failing_since <= ${since}`);
}

async function switchOffWhere(store: Alarmed, reason: Reason, which: ReturnType<typeof sql>): Promise<void> {
  const now = store.clock();
  const { identity } = await store.settings();
  await transact(store.db, async (tx) => {
    const { rows } = await sql<{ id: string; name: string }>`
      update webhooks set off_at = ${now}, off_reason = ${reason}, version = version + 1
       where off_at is null and ${which} returning id, name`.execute(tx);
    for (const { id, name } of rows) {
      await recordStaffAudit(
        tx,
        {
          staff: null,
          action: 'webhook.off',
          subject: id,
          before: { name, isOn: true },
          after: { name, isOn: false, reason },
        },
        now,
      );
      await notifyOwners(tx, alarmText(identity.name.ar, name, reason), now);
    }
  });
}

// Arabic: the language of an owner is not known.
function alarmText(shop: string, name: string, reason: Reason): string {
  const { alarm } = texts.ar.webhooks;
  return smsText(shop, alarm.title(name), alarm.text[reason]);
}

async function notifyOwners(tx: Tx, text: string, now: Date): Promise<void> {
  await sql`
    insert into outbox (kind, channel, recipient, text, created_at, due_at, next_try_at)
    select 'account', 'sms', phone, ${text}, ${now}, ${now}, ${now}
      from staff where removed_at is null and 'owner' = any(roles)`.execute(tx);
}
