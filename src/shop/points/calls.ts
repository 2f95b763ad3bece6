import { z } from 'zod';
import { Coupon } from '../coupons/contract.ts';
import { endpoint } from '../endpoint.ts';
import { PageQuery } from '../input.ts';
import { Pagination } from '../wire.ts';
import { PointsEntry } from './contract.ts';

const tag = 'Points';

/** Points earned by buying, and what they can be turned into. */
export const pointsCalls = {
  getPoints: endpoint({
    method: 'GET',
    path: '/api/client/v1/user/points',
    access: 'registered',
    tag,
    summary: 'The balance and every change that made it, newest first',
    query: PageQuery,
    data: z.object({ balance: z.int(), entries: z.array(PointsEntry), pagination: Pagination }),
  }),
  redeemPoints: endpoint({
    method: 'POST',
    path: '/api/client/v1/user/points/redeem',
    access: 'registered',
    tag,
    summary: 'Turn points into a coupon of an amount',
    body: z.object({ points: z.int().min(1).max(1_000_000) }),
    data: z.object({ coupon: Coupon, balance: z.int() }),
    refusals: ['POINTS_NOT_ENOUGH', 'POINTS_STEP'],
  }),
};
