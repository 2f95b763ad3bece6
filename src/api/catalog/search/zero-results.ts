import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { normalize } from '../../../shop/normal-form.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Store } from '../../store.ts';

const FLUSH_MS = 2000;
const LONGEST = 80;
/** Limits of the queue before a flush, and of rows per day: a flood of queries must fill neither. */
const MOST_WAITING = 100;
const MOST_OF_DAY = 2000;

/** `written`: as it was typed last. */
type Miss = { times: number; written: string };

/** Records queries without results, batched for two seconds. What may be a phone number or address is not stored. */
export function searchMisses({ app, db, clock }: Store): {
  note: (question: string, language: Language) => void;
  flush: () => Promise<void>;
} {
  let waiting = new Map<string, Miss>();
  const note = (question: string, language: Language) => {
    const form = normalize(question).slice(0, LONGEST).trim();
    if (form === '' || isPersonal(question)) return;
    const key = `${language} ${form}`;
    if (!waiting.has(key) && waiting.size >= MOST_WAITING) return;
    const written = question.replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim();
    waiting.set(key, { times: (waiting.get(key)?.times ?? 0) + 1, written });
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
async function addMisses(db: Db, noted: ReadonlyMap<string, Miss>, day: string): Promise<void> {
  const keys = [...noted.keys()].sort();
  const [languages, questions] = [keys.map((key) => key.slice(0, 2)), keys.map((key) => key.slice(3))];
  const times = keys.map((key) => noted.get(key)?.times ?? 1);
  const written = keys.map((key) => noted.get(key)?.written ?? null);
  await sql`
    insert into search_misses (day, language, question, times, written)
    select ${day}, language, question, times, written
      from unnest(${languages}::text[], ${questions}::text[], ${times}::integer[], ${written}::text[])
           as asked (language, question, times, written)
     where (select count(*) from search_misses where day = ${day}) < ${MOST_OF_DAY}
        or exists (select from search_misses m where m.day = ${day} and (m.language, m.question) = (asked.language, asked.question))
     order by language, question
        on conflict (day, language, question) do update
            set times = search_misses.times + excluded.times, written = excluded.written`.execute(db);
}
