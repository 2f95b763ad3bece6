import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId } from '../../wire/input.ts';
import { Instant } from '../../wire/wire-types.ts';
import { setupSteps, stepsWithDefaults } from './setup.ts';

const roles = rolesWith('manageStaff');
const TestOrder = z.object({ number: z.string() });

const Setup = z
  .object({
    isOpen: z.boolean(),
    opensAt: Instant.nullable().meta({ description: 'When a shop that is not open yet opens by itself' }),
    testOrder: TestOrder.nullable().meta({ description: 'The test order that has not been erased' }),
    name: z.string(),
    steps: z.array(
      z.object({
        step: z.enum(setupSteps),
        isDone: z.boolean(),
        isRequired: z.boolean(),
        canBeDone: z.boolean().meta({
          description: 'False for a test message where no message leaves the server',
        }),
        said: z.string().meta({
          description: 'What is there, or what is left of a step begun, in the reader’s language; else empty',
        }),
      }),
    ),
    codes: z.enum(['gateway', 'page', 'none']).meta({
      description:
        'How codes reach shoppers; `none`: nobody outside could sign in, so the shop does not open',
    }),
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
    background: true,
    data: Setup,
  }),
  openShop: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/setup/open',
    roles,
    fresh: true,
    idempotent: true,
    tag: 'Setup',
    summary:
      'Open the shop to shoppers, or plan the hour at which it opens by itself. NOT_READY names the missing steps in `errors`',
    body: z.object({ at: Instant.optional().meta({ description: 'Absent: now' }) }),
    data: Setup,
    refusals: ['NOT_READY', 'CONFLICT'],
  }),
  takeOpeningBack: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/setup/takeBack',
    roles,
    idempotent: true,
    tag: 'Setup',
    summary: 'The shop does not open by itself. CONFLICT once it has',
    data: Setup,
    refusals: ['CONFLICT'],
  }),
  addStarterSet: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/setup/starter',
    roles: rolesWith('editCatalog', 'all'),
    idempotent: true,
    tag: 'Setup',
    summary:
      'Categories, colors, sizes and a brand of the shop’s own, each where there is none of its kind. CONFLICT where nothing is missing',
    data: Setup,
    refusals: ['CONFLICT'],
  }),
  acceptDefaults: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/setup/accept',
    roles,
    idempotent: true,
    tag: 'Setup',
    summary: 'The usual values of a step suit as they are: it is done. CONFLICT where it is done already',
    body: z.object({ step: z.enum(stepsWithDefaults) }),
    data: Setup,
    refusals: ['CONFLICT'],
  }),
  placeTestOrder: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/setup/testOrder',
    roles,
    idempotent: true,
    tag: 'Setup',
    status: 201,
    summary:
      'Order the cheapest piece in stock to the dispatch center, for the owner. It goes the way of every order and counts nowhere. CONFLICT names one that is not erased yet',
    body: z.object({
      evenOpen: z.literal(true).optional().meta({ description: 'Required once the shop is open' }),
    }),
    data: TestOrder,
    refusals: ['NOT_READY', 'CONFLICT', 'OUT_OF_STOCK', 'OUTSIDE_SYRIA', 'DELIVERY_PAUSED'],
  }),
  eraseTestOrder: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/setup/testOrder/:id/erase',
    roles,
    idempotent: true,
    tag: 'Setup',
    params: z.object({ id: givenId }),
    summary:
      'Take back what a test order moved, cash, pieces and messages, and leave it out of every list. Refused while its parcel is out of the house',
    data: TestOrder,
    refusals: ['ORDER_STEP_NOT_ALLOWED', 'NOT_ENOUGH_STOCK', 'CONFLICT', 'NOT_FOUND'],
  }),
};
