import { sql } from 'kysely';
import type { Language } from '../../../../shop/language.ts';
import { type StaffNewsKind, staffNewsKinds } from '../../../../shop/people/staff/news.ts';
import type { Settings } from '../../../../shop/settings.ts';
import type { Db } from '../../../platform/db/database.ts';

/** What a member does not want to hear of, and when. */
export type NewsWishes = {
  muted: readonly StaffNewsKind[];
  quietHours: Settings['quietHours'];
  byMessage: boolean;
  /** Where the shop's bot tells them. */
  telegramChat: string | null;
};

export type WishesRow = {
  muted: string[] | null;
  quiet_from: number | null;
  quiet_until: number | null;
  by_message: boolean | null;
  telegram_chat: string | null;
};

/** The wishes of a row of `staff_news_wishes`; who has not chosen is quiet when the shop is. */
export const wishesOf = (row: WishesRow | undefined, { quietHours }: Settings): NewsWishes => ({
  muted: staffNewsKinds.filter((kind) => row?.muted?.includes(kind)),
  quietHours: {
    from: row?.quiet_from ?? quietHours.from,
    until: row?.quiet_until ?? quietHours.until,
  },
  byMessage: row?.by_message ?? false,
  telegramChat: row?.telegram_chat ?? null,
});

export async function readNewsWishes(db: Db, staffId: string, settings: Settings): Promise<NewsWishes> {
  const row = await db
    .selectFrom('staff_news_wishes')
    .select(['muted', 'quiet_from', 'quiet_until', 'by_message', 'telegram_chat'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return wishesOf(row, settings);
}

/** Stores what is given; the rest stays. News are told in the language in which they were last chosen. */
export async function writeNewsWishes(
  db: Db,
  staffId: string,
  { muted = null, quietHours = null, byMessage = null, language }: Given,
): Promise<void> {
  await sql`
    insert into staff_news_wishes as w (staff_id, language, muted, quiet_from, quiet_until, by_message)
    values (${staffId}, ${language}, coalesce(${muted}::text[], '{}'), ${quietHours?.from ?? null}::int,
            ${quietHours?.until ?? null}::int, coalesce(${byMessage}::boolean, false))
        on conflict (staff_id) do update
       set language = excluded.language,
           muted = coalesce(${muted}::text[], w.muted),
           quiet_from = coalesce(excluded.quiet_from, w.quiet_from),
           quiet_until = coalesce(excluded.quiet_until, w.quiet_until),
           by_message = coalesce(${byMessage}::boolean, w.by_message)`.execute(db);
}

type Given = { language: Language } & {
  [Name in Exclude<keyof NewsWishes, 'telegramChat'>]?: NewsWishes[Name] | null;
};
