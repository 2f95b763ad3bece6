import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { givenId, optionalInQuery, optionalText, PageQuery } from '../wire/input.ts';
import { Pagination } from '../wire/wire-types.ts';
import { Order, OrderStatus } from './contract.ts';

const tag = 'Orders';

/** The shopper's orders. */
export const ordersCalls = {
  getAllOrders: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/order/get-all-order-user',
    access: 'registered',
    tag,
    summary: 'My orders, newest first; `counts` says how many stand in each status',
    query: PageQuery.extend({ status: optionalInQuery(OrderStatus) }),
    data: z.object({
      orders: z.array(Order),
      pagination: Pagination,
      counts: z.record(OrderStatus, z.int()),
    }),
  }),
  getOrderDetails: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/order/get-order-details',
    access: 'registered',
    tag,
    summary: 'One of my orders',
    query: z.object({ orderId: givenId }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND'],
  }),
  cancelOrder: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/order/cancel-order',
    access: 'registered',
    tag,
    summary: 'Cancel an order that is not out for delivery yet',
    body: z.object({ orderId: givenId, reason: optionalText(500) }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND', 'CANCEL_TOO_LATE', 'ORDER_STEP_NOT_ALLOWED'],
  }),
  confirmOrder: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/order/confirm-order',
    access: 'registered',
    tag,
    summary: 'Confirm an order that the store called about',
    body: z.object({ orderId: givenId }),
    data: z.object({ order: Order }),
    refusals: ['NOT_FOUND', 'HELD', 'ORDER_STEP_NOT_ALLOWED'],
  }),
};
