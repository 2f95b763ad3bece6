import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { StoreFacts, StoreSentences } from './contract.ts';

export const factsCalls = {
  getStoreFacts: endpoint({
    method: 'GET',
    path: '/api/v1/app/store',
    access: 'public',
    cache: 'public',
    tag: 'Store',
    summary: 'Windows, delivery, support and channels of the store',
    data: z.object({ store: StoreFacts, sentences: StoreSentences }),
  }),
};
