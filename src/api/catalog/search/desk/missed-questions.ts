import { sql } from 'kysely';
import type { MissedQuestion } from '../../../../shop/catalog/search/desk-calls.ts';
import type { Language } from '../../../../shop/language.ts';
import { addDays, storeDateOf } from '../../../../shop/time/store-time.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { liveIndexOf } from '../index/index-of.ts';
import { listMatches } from '../list-matches.ts';

const DAYS = 30;
const SHOWN = 50;

type Asked = Omit<MissedQuestion, 'found' | 'isUnderstood'>;

/** Of searches with one normal form: how the last shopper typed it. */
export const lastWritten = sql<string>`
  coalesce((array_agg(written order by day desc) filter (where written is not null))[1], min(question))`;

/**
 * The most frequent searches of the last 30 days of which a word found nothing, and what each finds now: those with such a
 * word first.
 */
export async function listMissedQuestions(db: Db, now: Date): Promise<{ questions: MissedQuestion[] }> {
  const rows = await selectMissed(db, now);
  const questions = await liveIndexOf(db).see(now, (view) =>
    rows.map((row) => {
      const list = { filter: {}, query: row.question, page: { page: 1, limit: 1 } };
      const { total, isMissed } = listMatches(view, list, row.language);
      return { ...row, found: total, isUnderstood: !isMissed };
    }),
  );
  const isAnswered = ({ found, isUnderstood }: MissedQuestion) => found > 0 && isUnderstood;
  return {
    questions: questions.toSorted((one, other) => Number(isAnswered(one)) - Number(isAnswered(other))),
  };
}

/** The same without what each finds: for who counts them. */
export async function selectMissed(db: Db, now: Date): Promise<Asked[]> {
  const since = addDays(storeDateOf(now), 1 - DAYS);
  const { rows } = await sql<Asked>`
    select question, language, sum(times)::int as times, max(day)::text as "lastDay", ${lastWritten} as written
      from search_misses m
     where day >= ${since}
       and not exists (select from ignored_questions i
                        where (i.language, i.question) = (m.language, m.question))
     group by language, question order by times desc, "lastDay" desc, question limit ${SHOWN}`.execute(db);
  return rows;
}

/** Leaves a question out of the list, or puts it back. */
export async function ignoreQuestion(
  tx: Tx,
  { question, language, isIgnored }: { question: string; language: Language; isIgnored: boolean },
  { staff, now }: { staff: Staff; now: Date },
): Promise<null> {
  if (isIgnored)
    await sql`insert into ignored_questions (language, question, ignored_at)
              values (${language}, ${question}, ${now}) on conflict do nothing`.execute(tx);
  else
    await sql`delete from ignored_questions where language = ${language} and question = ${question}`.execute(
      tx,
    );
  await recordStaffAudit(
    tx,
    {
      staff,
      action: 'search.ignore',
      subject: question,
      before: { isIgnored: !isIgnored },
      after: { isIgnored },
    },
    now,
  );
  return null;
}
