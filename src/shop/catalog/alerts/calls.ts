import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { givenId } from '../../wire/input.ts';
import { Id, Instant } from '../../wire/wire-types.ts';

/** The color and size of a stock alert. */
export const StockAlert = z
  .object({ productId: Id, colorId: Id, sizeId: Id, createdAt: Instant })
  .meta({ id: 'StockAlert' });
export type StockAlert = z.infer<typeof StockAlert>;

const tag = 'Catalog';
const path = '/api/client/v1/store/alert';
const piece = z.object({ productId: givenId, colorId: givenId, sizeId: givenId });
/** All stock alerts of the shopper, newest first. */
const data = z.object({ alerts: z.array(StockAlert) });

/** Stock alerts. */
export const alertCalls = {
  getStockAlerts: endpoint({
    method: 'GET',
    path,
    access: 'registered',
    tag,
    summary: 'The colors and sizes I wait for, the latest first',
    data,
  }),
  addStockAlert: endpoint({
    method: 'POST',
    path,
    access: 'registered',
    tag,
    summary:
      'Tell me once when this color and size of a sold-out or announced piece can be had; asked again it changes nothing',
    query: piece,
    data,
    refusals: ['NOT_FOUND', 'ALERT_NOT_NEEDED', 'ALERT_LIMIT'],
  }),
  removeStockAlert: endpoint({
    method: 'DELETE',
    path,
    access: 'registered',
    tag,
    summary: 'Wait for it no longer; where I did not, it changes nothing',
    query: piece,
    data,
  }),
};
