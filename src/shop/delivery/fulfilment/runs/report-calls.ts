import { z } from 'zod';
import { OrderStatus, ParcelStage, RefusalReason } from '../../../buying/orders/contract.ts';
import { rolesWith } from '../../../people/staff/roles.ts';
import { consoleEndpoint } from '../../../wire/console-endpoint.ts';
import { givenId, line, text } from '../../../wire/input.ts';
import { Day, Instant } from '../../../wire/wire-types.ts';
import { ConsoleOrder } from '../contract.ts';
import { doorCash, Kept } from './door-contract.ts';

const version = z.int().min(1);
const reason = text(200);
const refusals = ['ORDER_STEP_NOT_ALLOWED', 'HELD'] as const;

const step = {
  method: 'POST',
  tag: 'Orders',
  params: z.object({ id: givenId }),
  idempotent: true,
  data: z.object({ order: ConsoleOrder }),
} as const;

/** What a company's program says of a parcel. */
const companyReports = ['delivered', 'failed', 'returned', 'atOffice'] as const;

/** What companies, and couriers without a device, say of parcels on their way. */
export const carrierReportCalls = {
  reportDelivered: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/deliver',
    roles: ['owner', 'manager', 'accountant'],
    summary:
      'A company, or a courier without a device, delivered it; an accountant reports for companies only',
    body: z.object({ version, kept: Kept, collected: doorCash.optional() }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  reportRefused: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/refuse',
    roles: ['owner', 'manager', 'accountant'],
    summary: 'Nothing of it was kept',
    body: z.object({
      version,
      refusal: RefusalReason,
      reason,
      collected: doorCash.optional().meta({
        description:
          'What was taken of the delivery fee; absent: all of it, where the shop asks for it and somebody was met',
      }),
    }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  reportAtOffice: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/atOffice',
    roles: ['owner', 'manager', 'accountant'],
    summary: 'It can be collected at a company’s office',
    body: z.object({ version, office: line(200) }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  reportAttempt: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/attempt',
    roles: ['owner', 'manager'],
    summary: 'It could not be delivered and is tried again on a day',
    body: z.object({ version, reason, nextDate: Day }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  reportLost: consoleEndpoint({
    ...step,
    path: '/api/console/v1/orders/:id/lost',
    roles: ['owner', 'manager'],
    summary: 'It is lost for good',
    body: z.object({ version, reason }),
    refusals: [...refusals, 'NOT_FOUND'],
  }),
  reportParcel: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/parcels/report',
    roles: rolesWith('manageStaff'),
    scope: 'parcels.report',
    idempotent: true,
    tag: 'Orders',
    summary:
      'For a key of a transport company: what became of one of its parcels. `failed` is tried again on `nextDate`, `returned` comes back; people report on the order itself',
    body: z.object({
      waybill: text(40),
      step: z.enum(companyReports),
      reason: reason.optional().meta({ description: 'Of `failed` and `returned`' }),
      refusal: RefusalReason.exclude(['store', 'lost'])
        .optional()
        .meta({ description: 'Of `returned`: why nothing was kept' }),
      collected: doorCash.optional().meta({
        description:
          'Of `returned`: what was taken of the delivery fee; absent: all of it, where the shop asks for it and somebody was met',
      }),
      nextDate: Day.optional().meta({ description: 'Of `failed`' }),
      office: line(200).optional().meta({ description: 'Of `atOffice`' }),
      at: Instant.optional().meta({ description: 'When it happened, since the hand-over; absent: now' }),
    }),
    data: z.object({
      parcel: z.object({
        waybill: z.string(),
        status: OrderStatus,
        stage: ParcelStage.nullable(),
        version: z.int(),
      }),
    }),
    refusals: [...refusals, 'VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
  }),
};
