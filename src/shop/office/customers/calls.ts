import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { optionalText, text } from '../../wire/input.ts';
import { letterKinds } from './case.ts';
import { Appeal, ShopperCase } from './contract.ts';

const call = { access: 'registered', refusals: ['RATE_LIMITED'] } as const;
const appealPath = '/api/client/v1/store/order/appeal';
const supportPath = '/api/client/v1/store/support';

/** What shoppers write to the store: questions, complaints, and appeals against a limit on their orders. */
export const customerCalls = {
  getAppeal: endpoint({
    method: 'GET',
    path: appealPath,
    access: 'registered',
    tag: 'Orders',
    summary: 'My last appeal against a limit on my orders, with the answers',
    data: z.object({ appeal: Appeal.nullable() }),
  }),
  appeal: endpoint({
    ...call,
    method: 'POST',
    path: appealPath,
    tag: 'Orders',
    summary: 'Say that a limit on my orders is wrong; an open appeal takes further messages, five a day',
    idempotent: true,
    body: z.object({ text: text(1000) }),
    data: z.object({ appeal: Appeal }),
  }),
  getSupportCases: endpoint({
    method: 'GET',
    path: supportPath,
    access: 'registered',
    tag: 'Support',
    summary: 'What I wrote to the store, with the answers; open cases first',
    data: z.object({ cases: z.array(ShopperCase) }),
  }),
  writeToSupport: endpoint({
    ...call,
    method: 'POST',
    path: supportPath,
    tag: 'Support',
    summary:
      'Write to the store, about one of my orders or none; an open case of the same kind and order takes further messages, five a day',
    idempotent: true,
    body: z.object({ kind: z.enum(letterKinds), orderNumber: optionalText(20), text: text(1000) }),
    data: z.object({ cases: z.array(ShopperCase) }),
    refusals: ['RATE_LIMITED', 'NOT_FOUND'],
  }),
};
