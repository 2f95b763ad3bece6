import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { optionalNumberInQuery } from '../../wire/input.ts';
import { HelpText } from './contract.ts';
import { helpPageNames, policyNames } from './help-page.ts';

const number = optionalNumberInQuery(z.int().min(1).max(1_000_000)).meta({
  description: 'An earlier version of a policy',
});

/** The texts of the help pages, and the policies' PDF documents. */
export const helpCalls = {
  getHelpText: endpoint({
    method: 'GET',
    path: '/api/v1/app/help',
    access: 'public',
    cache: 'public',
    tag: 'Help',
    summary: 'The text of a help page, as the merchant or the shop words it; a policy also as it once was',
    query: z.object({ page: z.enum(helpPageNames), number }),
    data: z.object({ text: HelpText }),
    refusals: ['NOT_FOUND'],
  }),
  getPolicyDocument: endpoint({
    method: 'GET',
    path: '/api/v1/app/policies/document',
    access: 'public',
    cache: 'public',
    tag: 'Help',
    summary: 'The PDF of a policy: where it is and how many bytes it has',
    query: z.object({ policy: z.enum(policyNames), number }),
    data: z.object({ document: z.object({ url: z.string(), bytes: z.int().positive() }) }),
    refusals: ['NOT_FOUND'],
  }),
};
