import { type RawBuilder, sql } from 'kysely';
import type { ConsoleReview } from '../../../shop/catalog/reviews/desk-calls.ts';
import { type Language, languages, type Localized } from '../../../shop/language.ts';
import type { Db } from '../../platform/db/database.ts';
import { filledColumns, localized, nameInEither, type TextColumns } from '../../platform/db/localized.ts';
import { authorOf } from './author.ts';
import { hiddenWords } from './hidden-words.ts';

type Row = Omit<ConsoleReview, '_id' | 'createdAt' | 'hiddenAt' | 'answer'> & { answer: Localized } & {
  id: string;
  created_at: Date;
  hidden_at: Date | null;
};

/** Reports that came after the last decision about a review `r`. */
const OPEN_REPORTS = sql`from review_reports p where p.review_id = r.id and p.at > coalesce(r.decided_at, '-infinity')`;

export const isReported = sql<boolean>`(r.hidden_at is null and exists (select ${OPEN_REPORTS}))`;
export const isUnanswered = sql<boolean>`(r.hidden_at is null and r.comment <> '' and r.answered_at is null)`;
export const isHidden = sql<boolean>`r.hidden_at is not null`;

/** Reviews that meet a condition on `r`, reported ones first, then the newest. */
export async function selectConsoleReviews(
  db: Db,
  condition: RawBuilder<unknown>,
  limit: number,
  language: Language,
): Promise<ConsoleReview[]> {
  const found = sql`from reviews r where (${condition})`;
  // Reported reviews are few and all are read. The others are read by the index of times, up to the limit.
  const reported = sql`
    select r.id, true as is_reported ${found} and r.id in (select review_id from review_reports) and ${isReported}`;
  const others = sql`
    select r.id, false ${found} and not ${isReported} order by r.created_at desc, r.id desc limit ${sql.lit(limit)}`;
  const { rows } = await sql<Row>`
    select r.id, r.version, r.product_id as "productId", ${nameInEither('d', language)} as product, s.name as author, r.rating,
           r.comment, r.fit, r.height, ${sizeLabel('usual', language)}, ${sizeLabel('taken', language)}, r.created_at, r.hidden_at, r.hidden_reason as "hiddenReason", ${localized('r.answer')} as answer,
           (select coalesce(json_agg(json_build_object('reason', g.reason, 'count', g.count) order by g.count desc, g.reason), '[]')
              from (select p.reason, count(*) as count ${OPEN_REPORTS} group by p.reason) g) as reports
      from (${reported} union all (${others})) page
      join reviews r on r.id = page.id join shoppers s on s.id = r.shopper_id join products d on d.id = r.product_id
     order by page.is_reported desc, r.created_at desc, r.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id, created_at, hidden_at, answer, ...row }) => ({
    ...row,
    _id: id,
    author: authorOf(row.author),
    hiddenReason: row.hiddenReason === null ? null : hiddenWords(row.hiddenReason, language),
    createdAt: created_at.toISOString(),
    hiddenAt: hidden_at?.toISOString() ?? null,
    answer: languages.every((each) => answer[each] === '') ? null : answer,
  }));
}

function sizeLabel(which: 'usual' | 'taken', language: Language): RawBuilder<unknown> {
  const [label, id] = [sql.ref(`label_${language}`), sql.ref(`r.${which}_size_id`)];
  return sql`(select ${label} from sizes where id = ${id}) as ${sql.ref(`${which}Size`)}`;
}

export async function countConsoleReviews(db: Db) {
  const { rows } = await sql<{ all: number; reported: number; unanswered: number; hidden: number }>`
    select count(*) as all, count(*) filter (where ${isReported}) as reported,
           count(*) filter (where ${isUnanswered}) as unanswered, count(*) filter (where ${isHidden}) as hidden
      from reviews r`.execute(db);
  return rows[0] ?? { all: 0, reported: 0, unanswered: 0, hidden: 0 };
}

export type LockedReview = TextColumns<'name' | 'answer'> & {
  id: string;
  version: number;
  shopper_id: string;
  product_id: string;
  hidden_at: Date | null;
  hidden_reason: string | null;
};

export async function lockReview(db: Db, id: string): Promise<LockedReview | undefined> {
  const { rows } = await sql<LockedReview>`
    select r.id, r.version, r.shopper_id, r.product_id, ${filledColumns('d', 'name')}, r.hidden_at, r.hidden_reason, r.answer_en, r.answer_ar
      from reviews r join products d on d.id = r.product_id where r.id = ${id} for update of r`.execute(db);
  return rows[0];
}
