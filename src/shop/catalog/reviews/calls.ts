import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import {
  givenId,
  optionalInQuery,
  optionalNumberInQuery,
  optionalText,
  PageQuery,
} from '../../wire/input.ts';
import { Id, Pagination } from '../../wire/wire-types.ts';
import { WearerHeight } from '../browse/contract.ts';
import { Fit, Review, ReviewSort } from './contract.ts';
import { hideReasons } from './hide-reasons.ts';

const tag = 'Reviews';

/** Product reviews. */
export const reviewsCalls = {
  getReviews: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/review/get-reviews',
    access: 'optional',
    tag,
    summary:
      'The reviews of a piece that are shown, newest first, or those that gave so many stars, or of ' +
      'people at most 4 cm taller or shorter than `height`. ' +
      'A token tells which is mine and whether I may write one; `own` is mine, hidden or not',
    query: PageQuery.extend({
      productId: givenId,
      rating: optionalNumberInQuery(z.int().min(1).max(5)),
      height: optionalNumberInQuery(WearerHeight),
      sort: optionalInQuery(ReviewSort),
    }),
    data: z.object({
      reviews: z.array(Review),
      pagination: Pagination,
      canReview: z.boolean(),
      own: Review.nullable(),
      boughtSizeId: Id.nullable().meta({ description: 'The size that was delivered to me last' }),
    }),
    refusals: ['NOT_FOUND'],
  }),
  addReview: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/review/add-review',
    access: 'registered',
    tag,
    summary: 'Review a piece that was delivered to me; a second review replaces the first',
    body: z.object({
      productId: givenId,
      rating: z.int().min(1).max(5),
      comment: optionalText(1000),
      fit: Fit.nullable().optional(),
      height: WearerHeight.nullable().optional(),
      usualSizeId: givenId.nullable().optional(),
      takenSizeId: givenId.nullable().optional(),
    }),
    data: z.object({ review: Review }),
    refusals: ['NOT_FOUND', 'REVIEW_NOT_ALLOWED'],
  }),
  deleteReview: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/store/review/delete-review',
    access: 'registered',
    tag,
    summary: 'Take my review of a piece back',
    query: z.object({ productId: givenId }),
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
  voteHelpful: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/review/helpful',
    access: 'registered',
    tag,
    summary: 'Say that a review helped me; saying it again changes nothing',
    query: z.object({ reviewId: givenId }),
    data: z.object({ review: Review }),
    refusals: ['NOT_FOUND', 'OWN_REVIEW'],
  }),
  reportReview: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/review/report',
    access: 'registered',
    tag,
    summary: 'Tell the store that a review should not be there; again replaces the reason',
    body: z.object({ reviewId: givenId, reason: z.enum(hideReasons) }),
    data: z.null(),
    refusals: ['NOT_FOUND', 'OWN_REVIEW'],
  }),
  unvoteHelpful: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/store/review/helpful',
    access: 'registered',
    tag,
    summary: 'Take back that a review helped me',
    query: z.object({ reviewId: givenId }),
    data: z.object({ review: Review }),
    refusals: ['NOT_FOUND', 'OWN_REVIEW'],
  }),
};
