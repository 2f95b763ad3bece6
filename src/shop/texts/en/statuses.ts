import type { OrderStatus, ReturnKind, ReturnReason, ReturnStatus } from '../../buying/orders/contract.ts';
import type { Season } from '../../catalog/browse/contract.ts';

/** The words for the enum values of the API. */
export const statuses = {
  halfDays: { morning: 'In the morning', afternoon: 'In the afternoon' },
  atOffice: 'Collected at the transport company’s office',
  orders: {
    pending: 'Pending',
    inProgress: 'In Progress',
    inDelivery: 'In Delivery',
    delivered: 'Delivered',
    returns: 'Returns',
    completed: 'Completed',
    canceled: 'Canceled',
  } satisfies Record<OrderStatus, string>,
  returns: {
    requested: 'Requested',
    approved: 'Approved',
    rejected: 'Declined',
    received: 'Received',
    refunded: 'Refunded',
    exchanged: 'Exchanged',
    withdrawn: 'Withdrawn',
  } satisfies Record<ReturnStatus, string>,
  returnKinds: { return: 'Return', exchange: 'Exchange' } satisfies Record<ReturnKind, string>,
  returnReasons: {
    wrongSize: 'The size does not fit',
    wrongItem: 'Not the piece I ordered',
    damaged: 'Damaged or faulty',
    notAsDescribed: 'Not as described',
    changedMind: 'I changed my mind',
    other: 'Another reason',
  } satisfies Record<ReturnReason, string>,
  seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' } satisfies Record<
    Season,
    string
  >,
};
