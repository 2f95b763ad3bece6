import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { millisecondsAhead } from '../../db/database-clock.ts';
import { isFromThisMachine } from '../guards/origin-of.ts';
import { sendRefusal } from '../reply/send.ts';
import { measureDatabase } from './database-metrics.ts';
import { addGauge, addGauges } from './gauges.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** `/metrics` for Prometheus, for loopback or with the token. Labels contain no personal data. */
export function metricsRoutes(
  store: Store,
  meters: readonly ((registry: Registry, store: Store) => void)[],
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by the route they were given on',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  store.app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  // First, so that what is read below does not count as waiting.
  measureDatabase(registry, store);
  countCache(store, registry);
  measureClock(store, registry);
  for (const meter of meters) meter(registry, store);
  store.app.get('/metrics', async (request, reply) => {
    if (!mayRead(store, request)) return sendRefusal(request, reply, refuse('NOT_FOUND'));
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function countCache({ cache }: Store, registry: Registry): void {
  const name = 'public_cache';
  const help =
    'Answers kept for everybody: hits, misses, passes (could not be asked) and drops since the start; entries and bytes now';
  addGauges({ registry, name, help, label: 'what' }, () => Object.entries(cache.figures));
}

function measureClock({ db }: Store, registry: Registry): void {
  const name = 'minwal_clock_ahead_seconds';
  const help = 'How far this machine’s clock is ahead of the database’s; negative: behind';
  addGauge({ registry, name, help }, async () => {
    const ahead = await millisecondsAhead(db);
    return ahead === null ? null : ahead / 1000;
  });
}

function mayRead(store: Store, request: FastifyRequest): boolean {
  if (isFromThisMachine(request)) return true;
  const { metricsToken } = store.config;
  const [given, right] = [
    Buffer.from(request.headers.authorization ?? ''),
    Buffer.from(`Bearer ${metricsToken ?? ''}`),
  ];
  return metricsToken !== null && given.length === right.length && timingSafeEqual(given, right);
}
