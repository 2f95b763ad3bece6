import { sql } from 'kysely';
import type { Language } from '../../shop/language.ts';
import { normalize } from '../../shop/normal-form.ts';
import { storeDateOf } from '../../shop/time/store-time.ts';
import type { Db } from '../db/database.ts';
import type { Store } from '../store.ts';

const FLUSH_MS = 2000;
const LONGEST = 80;
/** Limits of the queue before a flush, and of rows per day: a flood of queries must fill neither. */
const MOST_WAITING = 100;
const MOST_OF_DAY = 2000;

/** Records queries without results, batched for two seconds. What may be a phone number or address is not stored. */
export function searchMisses({ app, db, clock }: Store): {
  note: (question: string, language: Language) => void;
  flush: () => Promise<void>;
} {
  let waiting = new Map<string, number>();
  const note = (question: string, language: Language) => {
    const form = normalize(question).slice(0, LONGEST).trim();
    if (form === '' || isPersonal(question)) return;
    const key = `${language} ${form}`;
    if (waiting.has(key) || waiting.size < MOST_WAITING) waiting.set(key, (waiting.get(key) ?? 0) + 1);
  };
  const flush = async () => {
    const noted = waiting;
    waiting = new Map();
    if (noted.size === 0) return;
    await addMisses(db, noted, storeDateOf(clock())).catch((error: unknown) =>
      app.log.warn({ err: error }, 'questions without an answer were not kept'),
    );
  };
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return { note, flush };
}

const isPersonal = (question: string) => /@|\p{N}[\p{N}\s-]{4,}\p{N}/u.test(question);

// Sorted, so that two instances flushing at once cannot deadlock.
async function addMisses(db: Db, noted: ReadonlyMap<string, number>, day: string): Promise<void> {
  const keys = [...noted.keys()].sort();
  const [languages, questions] = [keys.map((key) => key.slice(0, 2)), keys.map((key) => key.slice(3))];
  await sql`
    insert into search_misses (day, language, question, times)
    select ${day}, language, question, times
      from unnest(${languages}::text[], ${questions}::text[], ${keys.map((key) => noted.get(key) ?? 1)}::integer[])
           as asked (language, question, times)
     where (select count(*) from search_misses where day = ${day}) < ${MOST_OF_DAY}
        or exists (select from search_misses m where m.day = ${day} and (m.language, m.question) = (asked.language, asked.question))
     order by language, question
        on conflict (day, language, question) do update set times = search_misses.times + excluded.times`.execute(
    db,
  );
}
