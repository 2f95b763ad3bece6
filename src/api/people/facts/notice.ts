import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { StoreSentences } from '../../../shop/people/facts/contract.ts';
import type { Db } from '../../platform/db/database.ts';

/** The longest wait, in ms, for the notice; then the last one is used, as no page fails for it. */
const PATIENCE_MS = 500;

type Notice = Pick<StoreSentences, 'notice' | 'noticeShort' | 'noticeHref' | 'isNoticeWritten'>;
type Read = { sentences: Notice; endsAt: Date | null };

/** Of several heroes or notices `h` in force: the one that started last, else the one that was added last. */
export const NEWEST_FIRST = sql`h.starts_at desc nulls last, h.position desc, h.id desc`;

/**
 * Reads the merchant's notice in force, the newest one; null without any. `onFallback` is called when it could not be read and
 * the last one stands in for it, while it is in force.
 */
export function noticeReader(
  db: Db,
): (language: Language, now: Date, onFallback: () => void) => Promise<Notice | null> {
  const known = new Map<Language, Read | null>();
  return async (language, now, onFallback) => {
    const last = known.get(language) ?? null;
    const isOver = last !== null && last.endsAt !== null && last.endsAt <= now;
    const fallback = { isFallback: true, read: isOver ? null : last };
    const reading = readNotice(db, language, now).then((read) => {
      known.set(language, read);
      return { isFallback: false, read };
    });
    const { isFallback, read } = await Promise.race([
      reading.catch(() => fallback),
      wait(PATIENCE_MS, fallback, { ref: false }),
    ]);
    if (isFallback) onFallback();
    return read?.sentences ?? null;
  };
}

async function readNotice(db: Db, language: Language, now: Date): Promise<Read | null> {
  const { rows } = await sql<{ title: string; text: string; href: string; endsAt: Date | null }>`
    select ${sql.ref(`title_${language}`)} as title, ${sql.ref(`text_${language}`)} as text, href, ends_at as "endsAt"
      from home_content h
     where kind = 'notice' and not is_draft and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
     order by ${NEWEST_FIRST} limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { title, text, href, endsAt } = row;
  const sentences = {
    notice: title,
    noticeShort: text || title,
    ...(href !== '' && { noticeHref: href }),
    isNoticeWritten: true,
  };
  return { sentences, endsAt };
}
