import { statuses } from '#texts/statuses';
import type { OrderStatus } from '../../../shop/orders/contract.ts';
import { Tag, type TagTone } from '../../ui/product/tag.tsx';

const tones = {
  pending: 'warning',
  inProgress: 'info',
  inDelivery: 'accent',
  delivered: 'success',
  returns: 'warm',
  completed: 'success',
  canceled: 'plain',
} as const satisfies Record<OrderStatus, TagTone>;

export function StatusTag({ status }: { status: OrderStatus }) {
  return <Tag tone={tones[status]}>{statuses.orders[status]}</Tag>;
}
