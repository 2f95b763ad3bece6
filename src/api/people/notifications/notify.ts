import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import {
  isPromised,
  type MessageChannel,
  channelFor,
  type NotificationKind,
  notificationKinds,
  type PreferenceName,
  preferencesWith,
} from '../../../shop/people/notifications/message-channel.ts';
import { quietUntil } from '../../../shop/people/notifications/quiet-hours.ts';
import { smsText } from '../../../shop/people/notifications/sms-text.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { textValues } from '../../platform/db/localized.ts';
import { newId } from '../../platform/db/new-id.ts';

type BothLanguages = Readonly<Record<Language, string>>;

/** A message: a title without a full stop, sentences, and a path to more. */
export type Notice = {
  readonly shopperId: string;
  readonly kind: NotificationKind;
  readonly title: BothLanguages;
  readonly text: BothLanguages;
  /** A path of this store: `/order/…`. */
  readonly href: string;
  /** The language of the phone message; by default the shopper's own. */
  readonly language?: Language;
  /** Only for the inbox: news that needs no action costs no SMS. */
  readonly inboxOnly?: boolean;
  /** Goes to the phone as news of orders does, although its kind stays in the inbox. */
  readonly toPhone?: boolean;
  /** Goes out in quiet hours too. */
  readonly mayDisturb?: boolean;
};

/** The settings that decide how a message is sent. */
export type NotifyTerms = {
  readonly settings: Pick<Settings, 'orderNewsBy' | 'messagesPerDay' | 'quietHours' | 'identity'>;
  readonly now: Date;
  /** How long what is sent to the phone waits, for it to be withdrawn. */
  readonly waitMs?: number;
};

/**
 * Notifies a shopper in the caller's transaction: an inbox row, and one outbox message by their preferences. After too
 * many in a day only the inbox gets it: repeated orders must not spend money on SMS. Returns the inbox row's id.
 */
export async function notify(
  tx: Tx,
  notice: Notice,
  terms: NotifyTerms,
  reading: Promise<Recipient | undefined> = findRecipient(tx, notice.shopperId, terms.now),
): Promise<string | null> {
  const recipient = await reading;
  if (recipient === undefined) return null;
  const notificationId = newId();
  await Promise.all([
    addToInbox(tx, notificationId, notice, terms.now),
    notice.inboxOnly === true ? null : sendToPhone(tx, notice, { ...recipient, notificationId }, terms),
  ]);
  return notificationId;
}

async function sendToPhone(
  tx: Tx,
  notice: Notice,
  recipient: Recipient & { notificationId: string },
  { settings, now, waitMs = 0 }: NotifyTerms,
): Promise<void> {
  const kind = notice.toPhone === true ? 'order' : notice.kind;
  const channel = channelFor(kind, preferencesWith(recipient, settings.orderNewsBy), recipient.can_push);
  if (channel === null) return;
  if (isPromised(kind) && recipient.promised_today >= settings.messagesPerDay) return;
  const language = notice.language ?? recipient.language;
  const quietEnd = notice.mayDisturb === true ? null : quietUntil(now, settings.quietHours);
  const dueAt = quietEnd ?? new Date(now.getTime() + waitMs);
  await tx
    .insertInto('outbox')
    .values({
      kind,
      channel,
      shopper_id: notice.shopperId,
      recipient: recipient.phone,
      text: smsText(settings.identity.name[language], notice.title[language], notice.text[language]),
      notification_id: recipient.notificationId,
      created_at: now,
      may_disturb: notice.mayDisturb === true,
      due_at: dueAt,
      next_try_at: dueAt,
    })
    .execute();
}

/**
 * Takes messages back, from the inbox and from what waits to be sent. False where one has been
 * sent or is being sent; the caller must then roll back.
 */
export async function withdrawNotices(tx: Tx, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  await sql`delete from outbox where notification_id = any(${ids}) and attempts = 0`.execute(tx);
  const { rows } = await sql`select from outbox where notification_id = any(${ids})`.execute(tx);
  if (rows.length > 0) return false;
  await sql`delete from notifications where id = any(${ids})`.execute(tx);
  return true;
}

export type Recipient = Record<PreferenceName, MessageChannel | null> & {
  phone: string;
  language: Language;
  can_push: boolean;
  promised_today: number;
};

/** The recipient of a message and their channels; undefined for a shopper without a phone number. */
export async function findRecipient(tx: Tx, shopperId: string, now: Date): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select s.phone, s.language, w.orders, w.stock, w.news,
           (select count(*) from outbox
             where recipient = s.phone and kind = any(${notificationKinds.filter(isPromised)})
               and created_at > ${now}::timestamptz - interval '1 day') as promised_today,
           exists (select 1 from sessions
                    where shopper_id = s.id and ended_at is null and expires_at > ${now} and push_token <> '') as can_push
      from shoppers s left join notification_wishes w on w.shopper_id = s.id
     where s.id = ${shopperId} and s.phone is not null`.execute(tx);
  return rows[0];
}

async function addToInbox(
  tx: Tx,
  id: string,
  { shopperId, kind, title, text, href }: Notice,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      id,
      shopper_id: shopperId,
      kind,
      ...textValues('title', (language) => title[language]),
      ...textValues('text', (language) => text[language]),
      href,
      created_at: now,
    })
    .execute();
}
