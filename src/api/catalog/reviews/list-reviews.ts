import { sql } from 'kysely';
import type { Size } from '../../../shop/catalog/browse/contract.ts';
import { HEIGHT_REACH } from '../../../shop/catalog/browse/size-taken.ts';
import type { Fit, Review, ReviewSort } from '../../../shop/catalog/reviews/contract.ts';
import type { Language } from '../../../shop/language.ts';
import type { PageQuery } from '../../../shop/wire/input.ts';
import type { Db } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/http/pagination.ts';
import { authorOf } from './author.ts';
import { hiddenWords } from './hidden-words.ts';

type ReviewRow = {
  id: string;
  author: string;
  rating: number;
  comment: string;
  fit: Fit | null;
  height: number | null;
  usual_size: Size | null;
  taken_size: Size | null;
  created_at: Date;
  mine: boolean;
  helpful: number;
  voted: boolean;
  hidden_reason: string | null;
  answer: string | null;
};

/** The columns of a review `r` as seen by a reader; `readerId` is null for a guest. */
const columns = (readerId: string | null, language: Language) => sql<ReviewRow>`
  r.id, r.author, r.rating, r.comment, r.fit, r.height, ${sizeOf('usual', language)}, ${sizeOf('taken', language)}, r.created_at, r.shopper_id = ${readerId} is true as mine, r.helpful,
  exists (select from review_votes where review_id = r.id and shopper_id = ${readerId}) as voted,
  case when r.hidden_at is not null then coalesce(r.hidden_reason, '') end as hidden_reason,
  coalesce(nullif(${sql.ref(`r.answer_${language}`)}, ''), nullif(r.answer_en, ''), nullif(r.answer_ar, '')) as answer`;

const sizeOf = (which: 'usual' | 'taken', language: Language) => sql`
  (select json_build_object('_id', id, 'label', ${sql.ref(`label_${language}`)})
     from sizes where id = ${sql.ref(`r.${which}_size_id`)}) as ${sql.ref(`${which}_size`)}`;

/** Reviews `r` with this many stars, of people of this height; undefined for all. */
export const isAmong = (rating: number | undefined, height: number | undefined) => sql`
  ${rating === undefined ? sql`true` : sql`r.rating = ${rating}`}
  ${height === undefined ? sql`` : sql`and r.height between ${height - HEIGHT_REACH} and ${height + HEIGHT_REACH}`}`;

export type ReviewsQuery = {
  readonly productId: string;
  readonly readerId: string | null;
  /** Only reviews with this many stars. */
  readonly rating: number | undefined;
  /** Only reviews of people of about this height, in cm. */
  readonly height: number | undefined;
  readonly sort: ReviewSort;
  readonly language: Language;
};

/** One page of a product's visible reviews, most helpful or newest first. */
export async function listReviews(
  db: Db,
  { productId, readerId, rating, height, sort, language }: ReviewsQuery,
  page: PageQuery,
): Promise<Review[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columns(readerId, language)}
      from reviews r
     where r.product_id = ${productId} and r.hidden_at is null and ${isAmong(rating, height)}
     order by ${sort === 'helpful' ? sql`r.helpful desc,` : sql``} r.created_at desc, r.id
     limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return rows.map((row) => toReview(row, language));
}

export async function ownReview(
  db: Db,
  productId: string,
  readerId: string,
  language: Language,
): Promise<Review | null> {
  const { rows } = await sql<ReviewRow>`
    select ${columns(readerId, language)}
      from reviews r
     where r.product_id = ${productId} and r.shopper_id = ${readerId}`.execute(db);
  return rows[0] === undefined ? null : toReview(rows[0], language);
}

/** A visible review as the reader sees it; undefined if it does not exist. */
export async function findReview(
  db: Db,
  id: string,
  readerId: string,
  language: Language,
): Promise<Review | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columns(readerId, language)}
      from reviews r
     where r.id = ${id} and r.hidden_at is null`.execute(db);
  return rows[0] === undefined ? undefined : toReview(rows[0], language);
}

function toReview(row: ReviewRow, language: Language): Review {
  const {
    id,
    author,
    rating,
    comment,
    fit,
    height,
    usual_size,
    taken_size,
    created_at,
    mine,
    helpful,
    voted,
    hidden_reason,
    answer,
  } = row;
  return {
    _id: id,
    author: authorOf(author),
    rating,
    comment,
    fit,
    height,
    usualSize: usual_size,
    takenSize: taken_size,
    createdAt: created_at.toISOString(),
    mine,
    helpful,
    votedHelpful: voted,
    hiddenReason: hidden_reason === null ? null : hiddenWords(hidden_reason, language),
    answer,
  };
}
