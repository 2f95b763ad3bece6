import { sql } from 'kysely';
import type { Language } from '../../shop/language.ts';
import { quietUntil } from '../../shop/people/notifications/quiet-hours.ts';
import { smsText } from '../../shop/people/notifications/sms-text.ts';
import { newsFor, type StaffNewsKind } from '../../shop/people/staff/news.ts';
import { rolesAmong } from '../../shop/people/staff/roles.ts';
import type { Settings } from '../../shop/settings.ts';
import { listOf, REMINDED_MS, type Thing, thingsToTell, titleOf } from '../office/today/things-to-tell.ts';
import { forgetNewsDevice } from '../people/staff/news/news-devices.ts';
import { wishesOf, type WishesRow } from '../people/staff/news/news-wishes.ts';
import { forgetTelegram, takeTelegramLinks } from '../people/staff/news/telegram-links.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/new-id.ts';
import type { Integrations } from '../platform/integrations/integrations.ts';
import type { PushNote } from '../platform/integrations/push.ts';
import { SendFailure } from '../platform/integrations/send-failure.ts';
import type { Store } from '../store.ts';

const MOST_TRIES = 5;

type Teller = Pick<Store, 'db' | 'config' | 'settings' | 'clock'> & {
  integrations: Pick<Integrations, 'push' | 'messages' | 'telegram'>;
};

/**
 * Tells each member of the staff what waits for their roles, each thing once. Nobody is told in their quiet hours; what
 * still waits afterwards is told then, and several things of a kind in one message. Returns how many messages went out.
 */
export async function tellStaff(teller: Teller): Promise<number> {
  const { db, config, integrations } = teller;
  const [settings, now] = [await teller.settings(), teller.clock()];
  if (integrations.telegram !== null)
    // If Telegram cannot be reached, push and SMS still work.
    await takeTelegramLinks(db, integrations.telegram, now).catch(onlyIfSent);
  const members = await readMembers(db, integrations, settings, now);
  const reading = { settings, config, now };
  const things = new Map<StaffNewsKind, Thing[]>();
  let told = 0;
  for (const member of members)
    for (const kind of member.kinds) {
      const waiting = things.get(kind) ?? (await thingsToTell[kind](db, reading));
      things.set(kind, waiting);
      const fresh = await claim(db, member, { kind, things: waiting }, now);
      if (fresh.length === 0) continue;
      const isTold = await send(teller, member, noteOf(kind, fresh, member.language), settings);
      if (isTold) told += 1;
      else await markFailed(db, member, kind, fresh, now);
    }
  return told;
}

type Member = {
  id: string;
  phone: string;
  language: Language;
  kinds: StaffNewsKind[];
  tokens: string[];
  byMessage: boolean;
  chat: string | null;
};

type MemberRow = WishesRow & {
  id: string;
  phone: string;
  roles: string[];
  language: Language | null;
  tokens: string[];
};

/** The members that can be told something now. */
async function readMembers(
  db: Db,
  { messages, telegram }: Teller['integrations'],
  settings: Settings,
  now: Date,
): Promise<Member[]> {
  const { rows } = await sql<MemberRow>`
    select s.id, s.phone, s.roles, w.language, w.muted, w.quiet_from, w.quiet_until, w.by_message, w.telegram_chat,
           array(select token from staff_push_devices d where d.staff_id = s.id order by d.added_at, d.id) as tokens
      from staff s left join staff_news_wishes w on w.staff_id = s.id
     where s.removed_at is null
     order by s.id`.execute(db);
  return rows.flatMap(({ id, phone, roles, language, tokens, ...row }) => {
    const { muted, quietHours, byMessage, telegramChat } = wishesOf(row, settings);
    const member = {
      id,
      phone,
      language: language ?? 'ar',
      kinds: newsFor(rolesAmong(roles)).filter((kind) => !muted.includes(kind)),
      tokens,
      byMessage: byMessage && messages.kind === 'gateway',
      chat: telegram === null ? null : telegramChat,
    };
    const isReached = tokens.length > 0 || member.byMessage || member.chat !== null;
    return isReached && quietUntil(now, quietHours) === null ? [member] : [];
  });
}

/**
 * The things that this member was not told of, noted as told before they are sent: after a crash in between one is lost
 * rather than told twice. An order that came in lately is not told of as one that waits.
 */
async function claim(
  db: Db,
  { id }: Member,
  { kind, things }: { kind: StaffNewsKind; things: readonly Thing[] },
  now: Date,
): Promise<Thing[]> {
  if (things.length === 0) return [];
  const lately = new Date(now.getTime() - REMINDED_MS);
  const { rows } = await sql<{ subject: string }>`
    insert into staff_news as n (staff_id, kind, subject, told_at)
    select ${id}, ${kind}, t.subject, ${now}
      from unnest(${things.map(({ subject }) => subject)}::text[], ${things.map(({ orderId }) => orderId ?? null)}::text[]) t(subject, order_id)
     where not exists (select from staff_news o where ${kind} = 'toConfirm' and o.staff_id = ${id} and o.kind = 'newOrder'
                          and o.subject = t.order_id and o.failed_at is null and o.told_at > ${lately})
        on conflict (staff_id, kind, subject) do update set tries = n.tries + 1, told_at = excluded.told_at, failed_at = null
     where n.failed_at is not null and n.tries < ${MOST_TRIES}
    returning n.subject`.execute(db);
  const claimed = new Set(rows.map(({ subject }) => subject));
  return things.filter(({ subject }) => claimed.has(subject));
}

async function markFailed(
  db: Db,
  { id }: Member,
  kind: StaffNewsKind,
  things: readonly Thing[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_news')
    .set({ failed_at: now })
    .where('staff_id', '=', id)
    .where('kind', '=', kind)
    .where(
      'subject',
      'in',
      things.map(({ subject }) => subject),
    )
    .execute();
}

function noteOf(kind: StaffNewsKind, things: readonly Thing[], language: Language): PushNote {
  const [first] = things;
  const title = titleOf(kind, things.length)[language];
  if (first === undefined || things.length > 1)
    return { title, text: '', href: listOf[kind], tag: `${kind} ${first?.subject ?? ''}`, language };
  return { title, text: first.text[language], href: first.href, tag: `${kind} ${first.subject}`, language };
}

/** Sends by Telegram, else by web push, else by SMS. False if it was certainly not delivered. */
async function send(
  { db, config, integrations: { push, messages, telegram } }: Teller,
  { id, tokens, phone, byMessage, chat }: Member,
  note: PushNote,
  { identity }: Settings,
): Promise<boolean> {
  const { title, text, language } = note;
  const ways = [
    async () => {
      if (telegram === null || chat === null) return false;
      const said = [title, text, `${config.publicUrl}${note.href}`].filter((line) => line !== '').join('\n');
      if ((await telegram.send(chat, said)) === 'taken') return true;
      await forgetTelegram(db, id);
      return false;
    },
    async () => pushToAll(db, push, tokens, note),
    async () => {
      if (!byMessage) return false;
      const said = smsText(identity.name[language], title, text);
      await messages.send({ id: newId(), to: phone, text: said, language, code: null });
      return true;
    },
  ];
  for (const way of ways)
    try {
      if (await way()) return true;
    } catch (error) {
      // It may have arrived: another way would tell it twice.
      if (!(error instanceof SendFailure)) throw error;
      if (error.taken === 'unknown') return true;
    }
  return false;
}

/** One device that took it is enough. */
async function pushToAll(
  db: Db,
  push: Integrations['push'],
  tokens: readonly string[],
  note: PushNote,
): Promise<boolean> {
  const results = await Promise.allSettled(
    tokens.map(async (token) => {
      const outcome = await push.send(token, note);
      if (outcome === 'gone') await forgetNewsDevice(db, token);
      return outcome;
    }),
  );
  if (results.some((result) => result.status === 'fulfilled' && result.value === 'taken')) return true;
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return false;
}

function onlyIfSent(error: unknown): void {
  if (!(error instanceof SendFailure)) throw error;
}
