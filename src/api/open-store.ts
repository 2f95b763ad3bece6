import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { listenForChanges, noChanges } from './platform/db/changes/changes.ts';
import { clockWarning, followDatabaseClock } from './platform/db/database-clock.ts';
import { type Db, FILLING, openDatabase, requestLimits } from './platform/db/database.ts';
import { startEmbeddedDatabase } from './platform/db/embedded/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { patiently } from './platform/db/patiently.ts';
import { openMessages } from './platform/integrations/gateways/open-messages.ts';
import { pictureFetcher } from './platform/integrations/picture-fetcher.ts';
import { openPush } from './platform/integrations/push/open-push.ts';
import { openTelegram } from './platform/integrations/telegram.ts';
import { webhookSender } from './platform/integrations/webhook-sender.ts';
import { openSecrets, readKeys } from './secrets.ts';
import type { Store } from './store.ts';

/** A store ready to listen: `databaseUrl` for its jobs, `close` to stop everything. */
export type OpenStore = { store: Store; databaseUrl: string; close: () => Promise<void> };

/** Opens the store by the environment: database, migrations, `fill`, app. Throws a sentence for the terminal. */
export async function openStore(
  config: Config,
  fill: (db: Db, now: Date) => Promise<void>,
): Promise<OpenStore> {
  const embedded = config.databaseUrl === null ? await startEmbeddedDatabase(config.dataDir) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await patiently('its tables were brought up to date', () => migrate(databaseUrl));
    const { requests } = config.connections;
    const limits = requestLimits(config.requestMs);
    const { db } =
      config.poolerUrl === null
        ? openDatabase(databaseUrl, requests, limits)
        : openDatabase(config.poolerUrl, requests, { ...limits, isPooled: true });
    const time = await patiently('its time was asked', () =>
      followDatabaseClock(db, (ahead) => process.stderr.write(`${clockWarning(ahead)}\n`)),
    );
    const clock = time.now;
    const secrets = await openSecrets(db, readKeys(config), { now: clock(), isAlone: embedded !== null });
    await patiently('the shop was filled with the demo', () =>
      fillWith(databaseUrl, (filling) => fill(filling, clock())),
    );
    const changes = config.publicCache ? listenForChanges(databaseUrl) : noChanges;
    const store = await createApp({
      db,
      changes,
      clock,
      integrations: {
        messages: openMessages(config.gateways, clock, (event) => store.app.log.warn(event, 'gateway')),
        push: openPush(config.push, config.dataDir, clock),
        webhooks: webhookSender(),
        pictures: pictureFetcher(),
        telegram: config.telegram === null ? null : openTelegram(config.telegram),
      },
      config,
      secrets,
    });
    const close = async () => {
      time.stop();
      await store.app.close();
      await changes.stop();
      await db.destroy();
      await embedded?.stop();
    };
    return { store, databaseUrl, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function fillWith(url: string, fill: (db: Db) => Promise<void>): Promise<void> {
  const { db } = openDatabase(url, 2, FILLING);
  try {
    await fill(db);
  } finally {
    await db.destroy();
  }
}
