import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../../../shop/language.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { MINUTE_MS } from '../../../../shop/time/durations.ts';
import { type Db, transact } from '../../../platform/db/database.ts';
import type { Telegram, TelegramUpdate } from '../../../platform/integrations/telegram.ts';
import { recordStaffAudit } from '../staff-audit.ts';

const LINK_MS = 15 * MINUTE_MS;
/** The name of the bot in the log, as of a device. */
export const TELEGRAM = 'Telegram';

/** A link for a member: who opens it and presses Start is told there. Returns its code. */
export async function offerTelegramLink(
  db: Db,
  staffId: string,
  language: Language,
  now: Date,
): Promise<string> {
  const code = randomBytes(16).toString('base64url');
  await db
    .insertInto('telegram_links')
    .values({
      code_hash: hashOf(code),
      staff_id: staffId,
      language,
      expires_at: new Date(now.getTime() + LINK_MS),
    })
    .execute();
  return code;
}

/** Reads what was written to the bot, and connects who came by a link. Does nothing while no link is open. */
export async function takeTelegramLinks(db: Db, telegram: Telegram, now: Date): Promise<void> {
  const open = await db
    .selectFrom('telegram_links')
    .select('code_hash')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (open === undefined) return;
  await telegram.takeUpdates(async (updates) => {
    for (const update of updates) {
      const language = await connect(db, update, now);
      // Who is connected hears so; that it did not arrive changes nothing.
      if (language !== null)
        await telegram.send(update.chat, texts[language].staffNews.telegramHere).catch(() => null);
    }
  });
}

/** Connects a chat that sent `/start` with the code of a link, which ends; null for everything else. */
async function connect(db: Db, { chat, text }: TelegramUpdate, now: Date): Promise<Language | null> {
  const [, code] = /^\/start ([\w-]{22})$/.exec(text.trim()) ?? [];
  if (code === undefined) return null;
  return transact(db, async (tx) => {
    const link = await tx
      .deleteFrom('telegram_links')
      .where('code_hash', '=', hashOf(code))
      .where('expires_at', '>', now)
      .returning(['staff_id', 'language'])
      .executeTakeFirst();
    if (link === undefined) return null;
    const { rows } = await sql`
      insert into staff_news_wishes (staff_id, language, telegram_chat)
      select id, ${link.language}, ${chat} from staff where id = ${link.staff_id} and removed_at is null
          on conflict (staff_id) do update set telegram_chat = excluded.telegram_chat
      returning staff_id`.execute(tx);
    if (rows.length === 0) return null;
    await recordStaffAudit(
      tx,
      {
        staff: { id: link.staff_id },
        action: 'news.addDevice',
        only: 'made',
        subject: link.staff_id,
        after: { device: TELEGRAM },
      },
      now,
    );
    return link.language === 'en' ? 'en' : 'ar';
  });
}

/** Tells a member nothing there any more. False where nothing was connected. */
export async function forgetTelegram(db: Db, staffId: string): Promise<boolean> {
  await db.deleteFrom('telegram_links').where('staff_id', '=', staffId).execute();
  const { numUpdatedRows } = await db
    .updateTable('staff_news_wishes')
    .set({ telegram_chat: null })
    .where('staff_id', '=', staffId)
    .where('telegram_chat', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const hashOf = (code: string) => createHash('sha256').update(`telegram ${code}`).digest('base64url');
