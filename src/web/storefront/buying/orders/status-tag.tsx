import { statuses } from '#texts/statuses';
import type { OrderStatus } from '../../../../shop/buying/orders/contract.ts';
import { statusTone } from '../../../ui/order/status-tone.ts';
import { Tag } from '../../../ui/product/tag.tsx';

export function StatusTag({ status }: { status: OrderStatus }) {
  return <Tag tone={statusTone[status]}>{statuses.orders[status]}</Tag>;
}
