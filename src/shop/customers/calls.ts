import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { text } from '../wire/input.ts';
import { Appeal } from './contract.ts';

const path = '/api/client/v1/store/order/appeal';

/** The shopper's word against a limit on their orders. */
export const customerCalls = {
  getAppeal: endpoint({
    method: 'GET',
    path,
    access: 'registered',
    tag: 'Orders',
    summary: 'My last appeal against a limit on my orders, with the answers',
    data: z.object({ appeal: Appeal.nullable() }),
  }),
  appeal: endpoint({
    method: 'POST',
    path,
    access: 'registered',
    tag: 'Orders',
    summary: 'Say that a limit on my orders is wrong; an open appeal takes further messages, five a day',
    idempotent: true,
    body: z.object({ text: text(1000) }),
    data: z.object({ appeal: Appeal }),
    refusals: ['RATE_LIMITED'],
  }),
};
