import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { StoreSentences } from '../../shop/facts/contract.ts';
import type { Language } from '../../shop/language.ts';
import type { Db } from '../db/database.ts';

/** The longest wait, in ms, for the notice; then the last one is used, as no page fails for it. */
const PATIENCE_MS = 500;

type Notice = Pick<StoreSentences, 'notice' | 'noticeShort' | 'noticeHref' | 'isNoticeWritten'>;

/** Reads the merchant's notice in force, the one that started last; null without any. */
export function noticeReader(db: Db): (language: Language, now: Date) => Promise<Notice | null> {
  const known = new Map<Language, Notice | null>();
  return async (language, now) => {
    const last = known.get(language) ?? null;
    const reading = readNotice(db, language, now).then((notice) => {
      known.set(language, notice);
      return notice;
    });
    return Promise.race([reading.catch(() => last), wait(PATIENCE_MS, last, { ref: false })]);
  };
}

async function readNotice(db: Db, language: Language, now: Date): Promise<Notice | null> {
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
