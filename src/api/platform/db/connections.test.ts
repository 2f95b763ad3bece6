import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { inDatabase } from '../../../../test/global-setup.ts';
import { randomPhone } from '../../../../test/mobile-at.ts';
import { readConfig } from '../../config.ts';
import { JOB_NAMES, startJobs } from '../../jobs/runner.ts';
import { openStore } from '../../open-store.ts';
import { divideConnections } from './connections.ts';

test.each([
  [undefined, 16, { requests: 16, jobs: null, listener: 1 }],
  [12, 16, { requests: 7, jobs: 4, listener: 1 }],
  [24, 16, { requests: 17, jobs: 6, listener: 1 }],
  [48, 200, { requests: 35, jobs: 12, listener: 1 }],
  [3, 16, { requests: 16, jobs: 2, listener: 1 }, 'pooled'],
  [undefined, 16, { requests: 16, jobs: null, listener: 1 }, 'pooled'],
])('of %j connections, or %d for requests, each part has its own', (total, requests, parts, pooled = '') => {
  expect(divideConnections(total, requests, pooled !== '')).toEqual(parts);
});

const server = inject('databaseServer');
const name = `test_${randomBytes(6).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'minwal-connections-'));
const admin = new pg.Client({ connectionString: server });
await admin.connect();
afterAll(async () => {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

test('an instance opens no more than it was given, while all jobs run and shoppers ask', async () => {
  await admin.query(`create database ${name} template minwal_template`);
  const config = readConfig({
    DATABASE_URL: inDatabase(server, name),
    DATABASE_CONNECTIONS: '12',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  const open = async () => {
    const { rows } = await admin.query<{ open: number }>(
      'select count(*)::int as open from pg_stat_activity where datname = $1',
      [name],
    );
    return rows[0]?.open ?? 0;
  };
  const { store, databaseUrl, close } = await openStore(config, async () => {});
  await store.app.ready();
  const jobs = startJobs(store, databaseUrl, 500);
  let isOver = false;
  let most = 0;
  const watching = (async () => {
    while (!isOver) {
      const seen = await open();
      // The server may still be ending one that another took the place of.
      if (seen > 12) await wait(500);
      most = Math.max(most, seen > 12 ? Math.min(seen, await open()) : seen);
    }
  })();
  const shopping = Array.from({ length: 12 }, async () => {
    while (!isOver)
      await store.app.inject({
        method: 'POST',
        url: '/api/client/v1/auth/send-otp',
        payload: { number: randomPhone() },
      });
  });
  try {
    await eventually(async () => {
      const succeeded = await store.db
        .selectFrom('job_runs')
        .select('job')
        .where('succeeded_at', 'is not', null)
        .execute();
      expect(succeeded.map(({ job }) => job)).toEqual(expect.arrayContaining([...JOB_NAMES]));
    });
  } finally {
    isOver = true;
    await Promise.all([watching, ...shopping]);
    await jobs.stop();
    await close();
  }
  expect(most).toBeLessThanOrEqual(12);
  expect(most).toBeGreaterThan(1);
});
