import { z } from 'zod';
import { consoleEndpoint } from '../../../wire/console-endpoint.ts';
import { givenId, isOncePer, line, optionalInQuery, optionalText, text } from '../../../wire/input.ts';
import { Day, Instant, Money, Named } from '../../../wire/wire-types.ts';
import { Company, Courier, Run, RunWithStops, Stop } from '../contract.ts';
import { DoorEvent, DoorResult, ReturnStop } from './door-contract.ts';
import { WaitingReturn } from './waiting-return.ts';

/** Who plans runs and hands parcels over. */
const dispatchers = ['owner', 'manager', 'packer'] as const;
const params = z.object({ id: givenId });
const version = z.int().min(1);
const run = z.object({ run: RunWithStops });

/** Parcels on their way: runs of couriers and companies, and what happens at doors. */
export const runCalls = {
  listCarriers: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/carriers',
    roles: dispatchers,
    tag: 'Runs',
    summary:
      'The couriers with the cash they hold (null where the reader may not see it), and the transport companies',
    data: z.object({ couriers: z.array(Courier), companies: z.array(Company) }),
  }),
  addCompany: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/companies',
    roles: ['owner', 'manager', 'accountant'],
    tag: 'Runs',
    summary: 'Add a transport company',
    status: 201,
    body: z.object({ nameEn: line(100), nameAr: line(100), phone: optionalText(40) }),
    data: z.object({ company: Named }),
  }),
  listRuns: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/runs',
    roles: dispatchers,
    tag: 'Runs',
    summary: 'The runs of a day, and those of earlier days that have not ended',
    query: z.object({ day: optionalInQuery(Day) }),
    data: z.object({ runs: z.array(Run) }),
  }),
  listWaitingReturns: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/runs/returns',
    roles: dispatchers,
    tag: 'Runs',
    summary: 'Returns that a courier picks up, exchanges or pays, and that are in no run; nearest day first',
    data: z.object({ returns: z.array(WaitingReturn) }),
  }),
  getRun: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/runs/:id',
    roles: dispatchers,
    tag: 'Runs',
    summary: 'A run with its stops',
    params,
    data: run,
    refusals: ['NOT_FOUND'],
  }),
  createRun: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/runs',
    roles: dispatchers,
    tag: 'Runs',
    summary:
      'Plan a run of a courier or for a company; `parcels` in the order of the stops, then a courier’s `returns`, or `arranged` by their distances',
    status: 201,
    idempotent: true,
    body: z.object({
      courierId: givenId.optional(),
      companyId: givenId.optional(),
      parcels: z.array(givenId).max(200),
      returns: z.array(givenId).max(200).optional(),
      /** Puts them into a sensible order from the dispatch center on. */
      arranged: z.boolean().optional(),
    }),
    data: run,
    refusals: [
      'NOT_FOUND',
      'NOT_PACKED',
      'OFFICE_NEEDS_COMPANY',
      'RETURN_NEEDS_COURIER',
      'CONFLICT',
      'ORDER_STEP_NOT_ALLOWED',
    ],
  }),
  updateRun: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/runs/:id',
    roles: dispatchers,
    tag: 'Runs',
    summary:
      'Change a run: before it is handed over `parcels` and `returns` are its stops in their order (none: the run is dropped), after it only the order of the open stops. `courierId` gives it to another courier, who accepts it; stops that have ended stay with the first',
    params,
    body: z.object({
      version,
      parcels: z.array(givenId).max(200).optional(),
      returns: z.array(givenId).max(200).optional(),
      courierId: givenId.optional(),
    }),
    data: run,
    refusals: [
      'NOT_FOUND',
      'NOT_PACKED',
      'OFFICE_NEEDS_COMPANY',
      'RETURN_NEEDS_COURIER',
      'CONFLICT',
      'VERSION_CONFLICT',
      'ORDER_STEP_NOT_ALLOWED',
      'CASH_UNCOUNTED',
      'FORBIDDEN',
    ],
  }),
  handOverRun: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/runs/:id/handOver',
    roles: dispatchers,
    tag: 'Runs',
    summary: 'Hand all parcels of a run over; for a company each with its waybill',
    idempotent: true,
    params,
    body: z.object({
      version,
      waybills: z
        .array(z.object({ parcelId: givenId, number: text(40) }))
        .max(200)
        .refine(isOncePer('parcelId'), 'must name each parcel once')
        .optional(),
    }),
    data: run,
    refusals: [
      'NOT_FOUND',
      'NOT_PACKED',
      'OFFICE_NEEDS_COMPANY',
      'HELD',
      'CASH_UNCOUNTED',
      'WAYBILL_TAKEN',
      'ORDER_STEP_NOT_ALLOWED',
    ],
  }),
  acceptRun: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/runs/:id/accept',
    roles: ['owner', 'manager', 'courier'],
    tag: 'Runs',
    summary: 'The courier has the parcels',
    idempotent: true,
    params,
    body: z.object({ version }),
    data: run,
    refusals: ['NOT_FOUND', 'ORDER_STEP_NOT_ALLOWED'],
  }),
  endRun: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/runs/:id/end',
    roles: dispatchers,
    tag: 'Runs',
    summary: 'End a run once every stop has ended; what did not come back becomes a task',
    idempotent: true,
    params,
    body: z.object({ version }),
    data: run,
    refusals: ['NOT_FOUND', 'ORDER_STEP_NOT_ALLOWED'],
  }),

  getMyRun: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/my/run',
    roles: ['courier'],
    tag: 'My run',
    summary: 'My open runs with every stop as it is needed without a line, and the cash I hold',
    data: z.object({
      runs: z.array(Run),
      stops: z.array(Stop),
      returnStops: z.array(ReturnStop),
      cashHeld: Money,
      openCounts: z.int().meta({ description: 'Counts of my cash that I have not answered' }),
      courier: Named,
      shop: z.string().meta({ description: 'The shop’s name, for greetings' }),
      hasOtherRoles: z.boolean().meta({ description: 'Whether I work in the rest of the console too' }),
      rules: z.object({
        doorRecheck: z.boolean(),
        doorFeeOnRefusal: z.enum(['waive', 'ask']),
        deliveryAttempts: z.int(),
        largestNote: Money,
        nextDays: z.array(Day).meta({ description: 'The days on which a parcel may be tried again' }),
      }),
    }),
  }),
  sendDoorEvents: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/my/events',
    roles: ['courier'],
    late: true,
    tag: 'My run',
    summary:
      'What happened at doors, in any number and as often as needed: each event is applied once. `deviceNow` is the device’s clock. Of who is no courier any more each becomes a conflict',
    body: z.object({ deviceNow: Instant, events: z.array(DoorEvent).min(1).max(200) }),
    data: z.object({ results: z.array(DoorResult), cashHeld: Money }),
    refusals: ['PIN_WRONG'],
  }),
};
