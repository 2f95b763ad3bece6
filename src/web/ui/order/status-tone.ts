import type { OrderStatus } from '../../../shop/buying/orders/contract.ts';
import type { TagTone } from '../product/tag.tsx';

export const statusTone = {
  pending: 'warning',
  inProgress: 'info',
  inDelivery: 'accent',
  delivered: 'success',
  returns: 'warm',
  completed: 'success',
  canceled: 'plain',
} as const satisfies Record<OrderStatus, TagTone>;
