import type { Messages } from './messages.ts';
import type { Push } from './push.ts';
import type { Telegram } from './telegram.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** External services, each behind a small interface with a real and a recording implementation. */
export type Integrations = {
  messages: Messages;
  push: Push;
  webhooks: WebhookSender;
  telegram: Telegram | null;
};
