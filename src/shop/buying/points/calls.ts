import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { PageQuery } from '../../wire/input.ts';
import { Pagination } from '../../wire/wire-types.ts';
import { Cart } from '../cart/contract.ts';
import { Coupon } from '../coupons/contract.ts';
import { ExpiringPoints, PointsEntry } from './contract.ts';

const tag = 'Points';
const givenPoints = z.object({ points: z.int().min(1).max(1_000_000) });

/** Points earned by buying, and what they can be turned into. */
export const pointsCalls = {
  getPoints: endpoint({
    method: 'GET',
    path: '/api/client/v1/user/points',
    access: 'registered',
    tag,
    summary: 'The balance and every change that made it, newest first',
    query: PageQuery,
    data: z.object({
      balance: z.int(),
      expiring: ExpiringPoints.nullable(),
      entries: z.array(PointsEntry),
      pagination: Pagination,
    }),
  }),
  redeemPoints: endpoint({
    method: 'POST',
    path: '/api/client/v1/user/points/redeem',
    access: 'registered',
    tag,
    summary: 'Turn points into a coupon of an amount',
    body: givenPoints,
    data: z.object({ coupon: Coupon, balance: z.int() }),
    refusals: ['POINTS_NOT_ENOUGH', 'POINTS_STEP'],
  }),
  spendPoints: endpoint({
    method: 'POST',
    path: '/api/client/v1/user/points/apply',
    access: 'registered',
    tag,
    summary: 'Turn points into a coupon and put it on the cart in the place of another',
    body: givenPoints,
    data: z.object({ cart: Cart, balance: z.int() }),
    refusals: ['POINTS_NOT_ENOUGH', 'POINTS_STEP', 'POINTS_ABOVE_CART', 'CART_EMPTY'],
  }),
};
