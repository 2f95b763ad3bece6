import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, optionalInQuery, optionalText, text } from '../../wire/input.ts';
import { Id, Instant, LocalizedText } from '../../wire/wire-types.ts';
import { Fit } from './contract.ts';
import { hideReasons } from './hide-reasons.ts';

const tag = 'Reviews';
const roles = rolesWith('editCatalog');
const Reason = z.enum(hideReasons);
const refusals = ['NOT_FOUND', 'VERSION_CONFLICT'] as const;

/** A review as the staff see it. `reports`: by reason, since they last decided about it. */
export const ConsoleReview = z
  .object({
    _id: Id,
    version: z.int(),
    productId: Id,
    product: z.string(),
    author: z.string(),
    rating: z.int(),
    comment: z.string(),
    fit: Fit.nullable(),
    height: z.int().nullable(),
    usualSize: z.string().nullable(),
    takenSize: z.string().nullable(),
    createdAt: Instant,
    hiddenAt: Instant.nullable(),
    hiddenReason: z.string().nullable(),
    reports: z.array(z.object({ reason: Reason, count: z.int() })),
    answer: LocalizedText.nullable(),
  })
  .meta({ id: 'ConsoleReview' });
export type ConsoleReview = z.infer<typeof ConsoleReview>;

/** The moderation of reviews. */
export const reviewDeskCalls = {
  listConsoleReviews: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/reviews',
    roles,
    tag,
    summary:
      'Reviews, reported ones first, then the newest, 50 at a time: `before` is the last of the page before',
    query: z.object({
      view: optionalInQuery(z.enum(['reported', 'unanswered', 'hidden'])),
      search: optionalInQuery(text(60)),
      before: optionalInQuery(givenId),
    }),
    data: z.object({
      reviews: z.array(ConsoleReview),
      next: z.string().nullable(),
      counts: z.object({ all: z.int(), reported: z.int(), unanswered: z.int(), hidden: z.int() }),
    }),
  }),
  hideReview: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/reviews/:id/hide',
    roles,
    tag,
    summary: 'Hide a review with a reason, which its author is told',
    params: z.object({ id: givenId }),
    body: z.object({ version: z.int(), reason: Reason }),
    data: z.object({ review: ConsoleReview }),
    refusals,
  }),
  restoreReview: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/reviews/:id/restore',
    roles,
    tag,
    summary: 'Show a hidden review again, or leave a reported one: its reports are dealt with',
    params: z.object({ id: givenId }),
    body: z.object({ version: z.int() }),
    data: z.object({ review: ConsoleReview }),
    refusals,
  }),
  answerReview: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/reviews/:id/answer',
    roles,
    tag,
    summary: 'The store’s one answer below a review, in one language or both; empty takes it back',
    params: z.object({ id: givenId }),
    body: z.object({ version: z.int(), en: optionalText(1000), ar: optionalText(1000) }),
    data: z.object({ review: ConsoleReview }),
    refusals,
  }),
};
