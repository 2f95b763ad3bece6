import { z } from 'zod';
import { Order } from '../../buying/orders/contract.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { givenId } from '../../wire/input.ts';
import { eachExchangeOnce, ReturnLine, ReturnRequest } from './contract.ts';
import { MOST_PHOTO_BYTES } from './photos.ts';

const tag = 'Returns';

/** Why a return may not be asked for. */
export const returnRefusals = [
  'NOT_FOUND',
  'RETURN_NOT_ALLOWED',
  'RETURN_WINDOW_OVER',
  'EXCHANGE_WINDOW_OVER',
  'NOT_RETURNABLE',
  'RETURN_REQUESTED',
  'OUT_OF_STOCK',
] as const;

export const photos = z.array(z.string()).meta({ description: 'URLs that contain the photographs' });

/** Returns and exchanges. */
export const returnsCalls = {
  requestReturnOrder: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/order/request-return-order',
    access: 'registered',
    tag,
    summary: 'Ask to bring back everything of an order that can go back',
    idempotent: true,
    body: ReturnRequest,
    data: z.object({ order: Order }),
    refusals: [...returnRefusals],
  }),
  requestReturnShipment: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/order/request-return-shipment',
    access: 'registered',
    tag,
    summary: 'Ask to bring back some pieces of an order',
    idempotent: true,
    body: ReturnRequest.extend({
      items: z
        .array(ReturnLine)
        .min(1)
        .max(100)
        .refine(...eachExchangeOnce),
    }),
    data: z.object({ order: Order }),
    refusals: [...returnRefusals, 'RETURN_QUANTITY'],
  }),
  addReturnPhoto: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/order/return-photos',
    access: 'registered',
    tag,
    summary: 'Add a photograph to a request until it is decided: four at most, the same one once',
    body: z.object({
      orderId: givenId,
      returnId: givenId,
      photo: z
        .string()
        .regex(/^[A-Za-z0-9+/]+={0,2}$/)
        .max(Math.ceil(MOST_PHOTO_BYTES / 3) * 4)
        .meta({ description: 'JPEG, PNG, WebP or AVIF in Base64' }),
    }),
    data: z.object({ photos: z.int().meta({ description: 'How many the request has' }) }),
    refusals: ['NOT_FOUND', 'RETURN_DECIDED', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED'],
  }),
  getReturnPhotos: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/order/return-photos',
    access: 'registered',
    tag,
    summary: 'The photographs of one’s own request',
    query: z.object({ returnId: givenId }),
    data: z.object({ photos }),
    refusals: ['NOT_FOUND'],
  }),
  withdrawReturn: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/order/withdraw-return',
    access: 'registered',
    tag,
    summary: 'Take a request back while nobody has decided on it',
    body: z.object({ orderId: givenId, returnId: givenId }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND', 'RETURN_SETTLED'],
  }),
};
