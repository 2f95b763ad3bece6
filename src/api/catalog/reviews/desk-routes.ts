import { type RawBuilder, sql } from 'kysely';
import type { ConsoleReview } from '../../../shop/catalog/reviews/desk-calls.ts';
import { inEachLanguage, type Language } from '../../../shop/language.ts';
import type { AuditAction } from '../../../shop/people/staff/audit.ts';
import { notifyBy } from '../../people/notifications/message-templates.ts';
import { answerConsole, type ConsoleContext } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import { foldedPart } from '../../platform/db/like-part.ts';
import { textsOfRow } from '../../platform/db/localized.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { hiddenWords } from './hidden-words.ts';
import {
  countConsoleReviews,
  isHidden,
  isReported,
  isUnanswered,
  type LockedReview,
  lockReview,
  selectConsoleReviews,
} from './review-rows.ts';

const PAGE = 50;
const VIEWS = { reported: isReported, unanswered: isUnanswered, hidden: isHidden };

/** Reviews in the console: list, hide, restore, answer. */
export function reviewDeskRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listConsoleReviews', async ({ input: { view, search, before }, language }) => {
    const inView = view === undefined ? sql`true` : VIEWS[view];
    const found = search === undefined ? inView : sql`${inView} and ${holds(search)}`;
    const page =
      before === undefined
        ? found
        : sql`${found} and (${isReported}, r.created_at, r.id) <
                (select ${isReported}, r.created_at, r.id from reviews r where r.id = ${before})`;
    const reviews = await selectConsoleReviews(db, page, PAGE, language);
    const next = reviews.length < PAGE ? null : (reviews.at(-1)?._id ?? null);
    return { reviews, next, counts: await countConsoleReviews(db) };
  });

  answerConsole(store, 'hideReview', async (context) => {
    const settings = await store.settings();
    const { reason } = context.input;
    return change(store, context, 'review.hide', async (tx, review) => {
      await sql`update reviews set hidden_at = ${context.now}, hidden_reason = ${reason}, decided_at = ${context.now}
                 where id = ${review.id}`.execute(tx);
      await notifyAuthor(tx, review, 'review.hidden', { settings, now: context.now }, (language) => ({
        product: review[`name_${language}`],
        reason: hiddenWords(reason, language),
      }));
      return { before: { reason: review.hidden_reason }, after: { reason } };
    });
  });

  answerConsole(store, 'restoreReview', async (context) =>
    change(store, context, 'review.restore', async (tx, review) => {
      await sql`update reviews set hidden_at = null, hidden_reason = null, decided_at = ${context.now}
                 where id = ${review.id}`.execute(tx);
      return { before: { reason: review.hidden_reason }, after: { reason: null } };
    }),
  );

  answerConsole(store, 'answerReview', async (context) => {
    const settings = await store.settings();
    const { en = '', ar = '' } = context.input;
    return change(store, context, 'review.answer', async (tx, review) => {
      const at = en === '' && ar === '' ? null : context.now;
      const isFirst = review.answer_en === '' && review.answer_ar === '';
      if (at === null && isFirst) return refuse('VALIDATION', { errors: ['"ar" or "en" is required'] });
      await sql`update reviews set answer_en = ${en}, answer_ar = ${ar}, answered_at = ${at}
                 where id = ${review.id}`.execute(tx);
      if (at !== null && isFirst)
        await notifyAuthor(tx, review, 'review.answered', { settings, now: context.now }, (language) => ({
          product: review[`name_${language}`],
        }));
      return { before: textsOfRow(review, 'answer'), after: { en, ar } };
    });
  });
}

/** Whether the comment, the name of the product or that of the author holds a searched text. */
function holds(search: string): RawBuilder<unknown> {
  const part = foldedPart(search);
  // Products and authors are read once each: joined, those of every review would be looked up.
  return sql`(r.comment_folded like ${part} or r.product_id in (select id from products where names_folded like ${part})
              or r.shopper_id in (select id from shoppers where name_folded like ${part}))`;
}

type Context = ConsoleContext<{ id: string; version: number }>;
type Change = { before: Record<string, unknown>; after: Record<string, unknown> };

/** Changes a locked review that is as the caller saw it, with a line in the log, and answers with it. */
async function change(
  { db }: Store,
  { input: { id, version }, staff, language, now }: Context,
  action: AuditAction,
  work: (tx: Tx, review: LockedReview) => Promise<Change | Refusal>,
): Promise<{ review: ConsoleReview } | Refusal> {
  const refusal = await transact(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (review === undefined) return refuse('NOT_FOUND');
    if (review.version !== version)
      return refuse('VERSION_CONFLICT', { data: await readOne(tx, id, language) });
    const done = await work(tx, review);
    if (isRefusal(done)) return done;
    const { before, after } = done;
    await recordStaffAudit(tx, { staff, action, subject: id, before, after }, now);
    return null;
  });
  return refusal ?? readOne(db, id, language);
}

async function readOne(
  db: Tx | Store['db'],
  id: string,
  language: Language,
): Promise<{ review: ConsoleReview } | Refusal> {
  const [review] = await selectConsoleReviews(db, sql`r.id = ${id}`, 1, language);
  return review === undefined ? refuse('NOT_FOUND') : { review };
}

async function notifyAuthor<Name extends 'review.hidden' | 'review.answered'>(
  tx: Tx,
  { shopper_id: shopperId, product_id: productId }: LockedReview,
  template: Name,
  terms: Parameters<typeof notifyBy>[2],
  fields: (language: Language) => Parameters<typeof notifyBy<Name>>[1]['fields'][Language],
): Promise<void> {
  const href = `/ProductDetails/${productId}#reviews`;
  await notifyBy(tx, { shopperId, template, fields: inEachLanguage(fields), href }, terms);
}
