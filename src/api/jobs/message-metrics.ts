import { type RawBuilder, sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import { OVER_BUDGET } from '../../shop/people/notifications/message-budget.ts';
import { addGauge, addGauges } from '../platform/http/operations/gauges.ts';
import type { GatewayHealth } from '../platform/integrations/messages.ts';
import type { Store } from '../store.ts';

/** Metrics of gateways, messages and codes, read when scraped. Labels contain no personal data. */
export function meterMessages(registry: Registry, store: Store): void {
  meterGateways(registry, store);
  const count = (name: string, help: string, read: () => Promise<number>) =>
    addGauge({ registry, name, help }, read);
  const rows = (query: RawBuilder<{ count: number }>) => async () =>
    (await query.execute(store.db)).rows[0]?.count ?? 0;
  count('minwal_messages_waiting', 'Messages that wait to be sent', rows(WAITING));
  count('minwal_messages_oldest_seconds', 'How long the oldest waiting message has waited', () =>
    oldest(store),
  );
  count('minwal_messages_dead', 'Messages given up in the last day', rows(DEAD));
  count('minwal_codes_day', 'Codes sent in the last day', rows(CODES));
  const ceiling = async () => (await store.settings()).otp.storeCeilingPerDay;
  count('minwal_codes_day_ceiling', 'Codes the store pays for in a day', ceiling);
}

async function oldest({ db, clock }: Store): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select((outbox) => outbox.fn.min<Date | null>('due_at').as('at'))
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('kind', '<>', 'code')
    .executeTakeFirst();
  const at = row?.at ?? clock();
  return Math.max(0, clock().getTime() - at.getTime()) / 1000;
}

const WAITING = sql<{ count: number }>`
  select count(*) as count from outbox where sent_at is null and dead_at is null and kind <> 'code'`;
const DEAD = sql<{ count: number }>`
  select count(*) as count from outbox
   where dead_at > now() - interval '1 day' and last_error is distinct from ${OVER_BUDGET}`;
const CODES = sql<{ count: number }>`
  select coalesce(sum(count), 0) as count from rate_counts where counter = 'codes' and at > now() - interval '1 day'`;

function meterGateways(registry: Registry, { integrations }: Store): void {
  const perGateway = (name: string, help: string, read: (health: GatewayHealth) => number) =>
    addGauges({ registry, name, help, label: 'gateway' }, () =>
      integrations.messages.health().map((health) => [health.name, read(health)]),
    );
  perGateway('minwal_gateway_score', 'The share of its last sends that were taken', ({ score }) => score);
  perGateway('minwal_gateway_resting', '1 while it is left alone after failures', ({ circuit }) =>
    circuit === 'open' ? 1 : 0,
  );
  const sends = new Counter({
    name: 'minwal_gateway_sends_total',
    help: 'Messages handed to a gateway, by what became of them',
    labelNames: ['gateway', 'outcome'],
    registers: [],
    collect() {
      this.reset();
      for (const { name: gateway, taken, refused, unknown } of integrations.messages.health()) {
        this.inc({ gateway, outcome: 'taken' }, taken);
        this.inc({ gateway, outcome: 'refused' }, refused);
        this.inc({ gateway, outcome: 'unknown' }, unknown);
      }
    },
  });
  registry.registerMetric(sends);
}
