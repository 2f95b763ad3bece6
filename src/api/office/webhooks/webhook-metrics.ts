import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { addGauge } from '../../platform/http/operations/gauges.ts';
import type { Store } from '../../store.ts';

type Figures = { waiting: number; failed: number; off: number };

/** What waits for other servers and what was given up, read when scraped. */
export function meterWebhooks(registry: Registry, { db }: Store): void {
  const read = async (): Promise<Figures | undefined> => {
    const { rows } = await sql<Figures>`
      select (select count(*) from webhook_deliveries d join webhooks w on w.id = d.webhook_id
               where w.off_at is null and d.delivered_at is null and d.dead_at is null) as waiting,
             (select count(*) from webhook_deliveries where dead_at > now() - interval '1 day') as failed,
             (select count(*) from webhooks where off_reason <> 'byHand') as off`.execute(db);
    return rows[0];
  };
  const gauge = (name: string, help: string, figure: keyof Figures) =>
    addGauge({ registry, name, help }, async () => (await read())?.[figure] ?? null);
  gauge('minwal_webhook_messages_waiting', 'Messages that wait for a receiver', 'waiting');
  gauge('minwal_webhook_messages_failed', 'Messages given up in the last day', 'failed');
  gauge('minwal_webhooks_off', 'Webhooks switched off because they failed', 'off');
}
