import type { Messages } from './messages.ts';
import type { PictureFetcher } from './picture-fetcher.ts';
import type { Push } from './push.ts';
import type { Telegram } from './telegram.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** External services, each behind a small interface with a real and a recording implementation. */
export type Integrations = {
  messages: Messages;
  push: Push;
  webhooks: WebhookSender;
  pictures: PictureFetcher;
  telegram: Telegram | null;
};
