import type { Language } from '../../shop/language.ts';
import { forgetDevice, liveDevices } from '../people/notifications/push-token.ts';
import type { Db } from '../platform/db/database.ts';
import type { Push } from '../platform/integrations/push.ts';
import { SendFailure } from '../platform/integrations/send-failure.ts';

/** A message's notification; nulls if its shopper or inbox entry was deleted. */
export type Pushed = {
  readonly id: string;
  readonly shopper_id: string | null;
  readonly notification_id: string | null;
  readonly language: Language;
  readonly title: string | null;
  readonly body: string | null;
  readonly href: string | null;
};

/** Thrown when there is no device to push to. */
export class NoDevice extends Error {
  constructor() {
    super('no device');
    this.name = 'NoDevice';
  }
}

/** Pushes a message to every device of its shopper; one success is enough. Throws `NoDevice` or a `SendFailure`. */
export async function pushMessage(db: Db, push: Push, message: Pushed, now: Date): Promise<void> {
  const { id, shopper_id, notification_id, language, title, body, href } = message;
  if (shopper_id === null || title === null || href === null) throw new NoDevice();
  const note = { title, text: body ?? '', href, tag: notification_id ?? id, language };
  const devices = await liveDevices(db, shopper_id, now);
  const results = await Promise.allSettled(
    devices.map(async (token) => {
      const outcome = await push.send(token, note);
      if (outcome === 'gone') await forgetDevice(db, token);
      return outcome;
    }),
  );
  if (results.some((result) => result.status === 'fulfilled' && result.value === 'taken')) return;
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) throw new NoDevice();
  throw failed.reason instanceof SendFailure
    ? failed.reason
    : new SendFailure('no', 'the push service broke');
}
