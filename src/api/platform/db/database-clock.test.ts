import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { randomPhone } from '../../../../test/mobile-at.ts';
import { openStore as openTestStore } from '../../../../test/store.ts';
import { readConfig } from '../../config.ts';
import { openStore } from '../../open-store.ts';
import { followDatabaseClock } from './database-clock.ts';

const TEN_MINUTES = 600_000;
const A_MOMENT = 60_000;

const { db, url } = await openTestStore();
const folder = mkdtempSync(join(tmpdir(), 'minwal-clock-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void vi.restoreAllMocks());

/** Sets this machine's clock; timers go on. */
function setClockOff(ms: number): void {
  const rightly = Date.now.bind(Date);
  const begun = performance.now() - rightly();
  vi.useFakeTimers({ toFake: ['Date'], now: rightly() + ms, shouldAdvanceTime: false });
  vi.spyOn(Date, 'now').mockImplementation(() => performance.now() - begun + ms);
}

test.each([TEN_MINUTES, -TEN_MINUTES])(
  'a store whose machine is %d ms ahead writes the database’s time, and warns',
  async (off) => {
    const warned = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' });
    setClockOff(off);
    const { store, close } = await openStore(config, async () => {});
    const phone = randomPhone();
    const { statusCode } = await store.app.inject({
      method: 'POST',
      url: '/api/client/v1/auth/send-otp',
      payload: { number: phone },
    });
    await close();
    vi.useRealTimers();
    const { rows } = await sql<{ off: number }>`
      select abs(extract(epoch from clock_timestamp() - created_at))::float8 * 1000 as off
        from verification_codes where phone = ${phone}`.execute(db);
    expect(statusCode).toBe(200);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.off).toBeLessThan(A_MOMENT);
    expect(warned.mock.calls.flat().join('')).toContain(
      `600 s ${off > 0 ? 'ahead of' : 'behind'} the database’s`,
    );
  },
);

test('a clock that is set while the store runs is followed, and what is right is let be', async () => {
  const told: number[] = [];
  const clock = await followDatabaseClock(db, (ahead) => told.push(ahead), 20);
  const difference = () => Math.abs(clock.now().getTime() - Date.now());
  expect(difference()).toBeLessThan(A_MOMENT);
  setClockOff(TEN_MINUTES);
  await eventually(async () => expect(difference()).toBeGreaterThan(TEN_MINUTES - A_MOMENT));
  expect(told).toEqual([600]);
  vi.restoreAllMocks();
  vi.useRealTimers();
  await eventually(async () => expect(difference()).toBeLessThan(A_MOMENT));
  clock.stop();
});
