import { z } from 'zod';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { setupSteps } from './setup.ts';

const roles = ['owner'] as const;
const Setup = z
  .object({
    isOpen: z.boolean(),
    name: z.string(),
    steps: z.array(
      z.object({
        step: z.enum(setupSteps),
        isDone: z.boolean(),
        isRequired: z.boolean(),
        said: z
          .string()
          .meta({ description: 'What is there, in the reader’s language; empty where nothing is' }),
      }),
    ),
    missing: z.array(z.enum(setupSteps)).meta({ description: 'Required steps that are not done' }),
  })
  .meta({ id: 'Setup' });

/** From an empty shop to an open one. */
export const setupCalls = {
  getSetup: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/setup',
    roles,
    tag: 'Setup',
    summary: 'What is done and what is missing before the shop opens, as the data says',
    data: Setup,
  }),
  openShop: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/setup/open',
    roles,
    fresh: true,
    idempotent: true,
    tag: 'Setup',
    summary: 'Open the shop to shoppers. NOT_READY names the missing steps in `errors`',
    data: Setup,
    refusals: ['NOT_READY'],
  }),
};
