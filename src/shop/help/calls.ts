import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { policyNames } from './policy.ts';

/** The policies' PDF documents. */
export const helpCalls = {
  getPolicyDocument: endpoint({
    method: 'GET',
    path: '/api/v1/app/policies/document',
    access: 'public',
    cache: 'public',
    tag: 'Help',
    summary: 'The PDF of a policy: where it is and how many bytes it has',
    query: z.object({ policy: z.enum(policyNames) }),
    data: z.object({ document: z.object({ url: z.string(), bytes: z.int().positive() }) }),
  }),
};
