import type { StoreDate } from '../../time/store-time.ts';
import type { ExpectedDay, OrderStatus, ParcelStage } from './contract.ts';
import { isOpenStatus } from './status.ts';

type Delivery = {
  readonly status: OrderStatus;
  readonly stage: ParcelStage | null;
  readonly isHeld: boolean;
  /** The last day promised at placing. */
  readonly promised: StoreDate;
  readonly nextTry: StoreDate | null;
  readonly collectBy: StoreDate | null;
};

/** The day an open order is expected now; null for one that waits or that is no longer open. */
export function expectedDay(delivery: Delivery, today: StoreDate): ExpectedDay | null {
  const { status, stage, isHeld, promised, nextTry, collectBy } = delivery;
  if (!isOpenStatus(status) || isHeld) return null;
  if (stage === 'atOffice' && collectBy !== null)
    return { what: 'collect', day: collectBy, isLate: collectBy < today };
  if (stage === 'postponed' && nextTry !== null)
    return { what: 'again', day: nextTry, isLate: nextTry < today };
  return { what: 'arrives', day: promised, isLate: promised < today };
}
