import { deliverDueWebhooks } from '../src/api/office/webhooks/deliver-webhooks.ts';
/** Sends what is due for a store of the tests, in a process of its own that can be killed: `node test/webhook-worker.ts URL NOW`. */
import { openDatabase } from '../src/api/platform/db/database.ts';
import { outboxMessages } from '../src/api/platform/integrations/messages.ts';
import { pictureFetcher } from '../src/api/platform/integrations/picture-fetcher.ts';
import { noPush } from '../src/api/platform/integrations/push.ts';
import { Settings } from '../src/shop/settings.ts';
import { senderToHere } from './webhook-receiver.ts';

const [url = '', now = ''] = process.argv.slice(2);
const { db } = openDatabase(url, 2);
await deliverDueWebhooks({
  db,
  integrations: {
    messages: outboxMessages,
    push: noPush,
    webhooks: senderToHere(),
    pictures: pictureFetcher(),
    telegram: null,
  },
  secrets: { pepper: 'p'.repeat(40), tokenKey: 'k'.repeat(40) },
  settings: async () => Settings.parse({}),
  clock: () => new Date(now),
});
await db.destroy();
