import { z } from 'zod';
import { OrderStatus, ParcelStage } from '../../buying/orders/contract.ts';
import { orderViews } from '../../delivery/fulfilment/order-views.ts';
import { closureFields } from '../../people/closures/closure.ts';
import { messageStates } from '../../people/messages/message-states.ts';
import { paidKinds } from '../../people/notifications/message-budget.ts';
import { deskRoles, rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { text } from '../../wire/input.ts';
import { Id, Image, Instant, LanguageCode, Money } from '../../wire/wire-types.ts';

const tag = 'Today';

/** The order that has waited longest. */
const Oldest = z.object({
  number: z.string(),
  name: z.string().nullable(),
  city: z.string(),
  since: Instant,
});

/** A courier on the road: stops of the run, those that ended, and the cash of the others. */
const OnTheRoad = z.object({ name: z.string(), stops: z.int(), ended: z.int(), cash: Money });

const FoundOrder = z
  .object({
    _id: Id,
    number: z.string(),
    name: z.string().nullable(),
    city: z.string(),
    status: OrderStatus,
    stage: ParcelStage.nullable(),
  })
  .meta({ id: 'FoundOrder' });
export type FoundOrder = z.infer<typeof FoundOrder>;

export const milestoneKinds = ['first', 'tenth', 'best'] as const;

/** What the console's first page and its search from everywhere ask. */
export const todayCalls = {
  getToday: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/today',
    roles: rolesWith('readOrders'),
    tag,
    summary: 'What waits, by stage and kind; cash where the reader may see it',
    background: true,
    data: z.object({
      isOpen: z.boolean().meta({ description: 'False until the shop has been opened' }),
      milestones: z
        .array(z.object({ kind: z.enum(milestoneKinds), productId: Id.nullable(), name: z.string() }))
        .meta({
          description:
            'Reached and not put away yet: the first and the tenth sale, and the piece that was kept most once one was kept ten times; for who reads reports',
        }),
      stages: z.partialRecord(ParcelStage, z.int()),
      held: z.int(),
      toCall: z.int(),
      toHandOver: z.int().meta({ description: 'Parcels that wait for a run' }),
      callsFrom: Instant.nullable().meta({
        description:
          'From when the first of those may be called, by the call hours and after the last call; null: now',
      }),
      late: z.int(),
      tasks: z.partialRecord(z.enum(['short', 'conflict', 'difference', 'lost', 'unpaid', 'claim']), z.int()),
      unknownConflicts: z
        .int()
        .meta({ description: 'Acts of couriers that name a parcel or return the store does not have' }),
      cases: z
        .int()
        .nullable()
        .meta({ description: 'Cases that wait for an answer; null for who does not serve customers' }),
      returns: z.object({
        toDecide: z.int(),
        toSettle: z.int(),
        firstDue: Instant.nullable().meta({ description: 'When the first answer is due' }),
      }),
      views: z
        .record(z.enum(orderViews), z.int())
        .meta({ description: 'How many orders each view of the list has' }),
      webhooksOff: z
        .int()
        .nullable()
        .meta({ description: 'Webhooks switched off because they failed, for who sets them up' }),
      backup: z
        .object({
          last: z.object({ at: Instant, bytes: z.int() }).nullable(),
          isLate: z.boolean().meta({ description: 'It is older than a day' }),
          hasFailed: z.boolean().meta({ description: 'The last try made none' }),
          isMaking: z.boolean(),
          canStart: z.boolean().meta({ description: 'False where the shop has no folder for backups' }),
        })
        .nullable()
        .meta({ description: 'The last good backup, for owners; null where a server has its own' }),
      lateJobs: z.array(z.object({ job: z.string(), since: Instant.nullable() })).meta({
        description:
          'Work without a person that has not succeeded in time, with its last success; for owners',
      }),
      manyReveals: z
        .array(z.object({ _id: Id, name: z.string(), openings: z.int() }))
        .meta({ description: 'Who opened many masked fields today, for owners' }),
      closed: z
        .object({
          shop: z.object({ until: closureFields.until, takesOrders: closureFields.takesOrders }).nullable(),
          places: z.int(),
        })
        .nullable()
        .meta({
          description:
            'The closure of the whole shop and the number of places closed today, for who sets them',
        }),
      budgets: z
        .array(z.object({ kind: z.enum(paidKinds), sent: z.int(), budget: z.int() }))
        .meta({ description: 'SMS of the month where most of the budget is spent, for who sets it' }),
      oldest: z.object({
        late: Oldest.nullable(),
        toConfirm: Oldest.nullable(),
        toPick: Oldest.nullable(),
      }),
      newestAt: Instant.nullable().meta({ description: 'When the last of the orders to confirm came' }),
      stock: z
        .object({
          low: z.int(),
          out: z.int(),
          wanted: z.int().meta({ description: 'Variants without stock of which shoppers want to hear' }),
          most: z
            .object({
              productId: Id,
              name: z.string(),
              color: z.string(),
              size: z.string(),
              waiting: z.int(),
            })
            .nullable(),
        })
        .nullable()
        .meta({ description: 'For who keeps the stock' }),
      messages: z
        .record(z.enum(messageStates), z.int())
        .nullable()
        .meta({ description: 'How many of the listed messages have each state, for who writes messages' }),
      misses: z.object({ questions: z.int(), most: z.string(), language: LanguageCode }).nullable().meta({
        description: 'What was searched without a result in seven days, for who teaches the search',
      }),
      road: z
        .array(OnTheRoad)
        .nullable()
        .meta({ description: 'The open runs of couriers, for who plans them' }),
      cash: z
        .object({
          expected: Money,
          held: Money,
          safe: z.int(),
          difference: z.int(),
          unanswered: z.int().meta({ description: 'Counts that their couriers have not confirmed' }),
        })
        .nullable(),
    }),
  }),
  putMilestoneAway: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/today/milestones/:kind',
    roles: rolesWith('readReports', 'all'),
    tag,
    summary: 'Put away what the shop reached: nobody is shown it again',
    params: z.object({ kind: z.enum(milestoneKinds) }),
    data: z.null(),
  }),
  startBackup: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/backups',
    roles: rolesWith('manageStaff'),
    tag,
    summary: 'Begin a backup now; CONFLICT where one is being made, or the shop has no folder for them',
    data: z.null(),
    refusals: ['CONFLICT'],
  }),
  countWaiting: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/waiting',
    roles: rolesWith('readOrders'),
    tag,
    summary: 'What waits in each section: the numbers beside their names, those of the lists they open',
    background: true,
    data: z.object({
      isOpen: z.boolean().meta({ description: 'False until the shop has been opened' }),
      toConfirm: z.int(),
      toPick: z.int(),
      toHandOver: z.int().meta({ description: 'Parcels that wait for a run' }),
      returns: z.int().meta({ description: 'To decide' }),
      differences: z.int().meta({ description: 'Of cash, to settle' }),
      cases: z.int().meta({ description: 'Cases that wait for an answer' }),
    }),
  }),
  findInStore: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/find',
    roles: deskRoles,
    tag,
    summary:
      'Orders, products and customers by a number, a code or a part of a name, five of each that the reader may see. `code` is what a whole code names: an order’s number, a waybill, a barcode',
    // Not `text`: of what a search field holds, invisible characters alone find nothing, and are no error.
    query: z.object({ search: text(100) }),
    background: true,
    data: z.object({
      orders: z.array(FoundOrder),
      products: z.array(z.object({ _id: Id, name: z.string(), image: Image })),
      customers: z.array(z.object({ _id: Id, name: z.string(), phone: z.string() })),
      code: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('order'), order: FoundOrder }),
          z.object({ kind: z.literal('variant'), productId: Id }),
        ])
        .nullable(),
    }),
  }),
};
