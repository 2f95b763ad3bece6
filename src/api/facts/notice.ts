import { sql } from 'kysely';
import type { StoreSentences } from '../../shop/facts/contract.ts';
import type { Language } from '../../shop/language.ts';
import type { Db } from '../db/database.ts';

/** The merchant's notice in force, the one that started last; null without any. */
export async function readNotice(
  db: Db,
  language: Language,
  now: Date,
): Promise<Pick<StoreSentences, 'notice' | 'noticeShort' | 'noticeHref' | 'isNoticeWritten'> | null> {
  const { rows } = await sql<{ title: string; text: string; href: string }>`
    select ${sql.ref(`title_${language}`)} as title, ${sql.ref(`text_${language}`)} as text, href
      from home_content
     where kind = 'notice' and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
     order by starts_at desc nulls last, id limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    notice: row.title,
    noticeShort: row.text || row.title,
    ...(row.href !== '' && { noticeHref: row.href }),
    isNoticeWritten: true,
  };
}
