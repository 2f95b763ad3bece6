import { useEffect, useState } from 'react';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { ask } from '../../../client/ask.ts';
import { may, useMe } from '../../../layout/me.ts';

type Couriers = ConsoleDataOf<'listCarriers'>['couriers'];

/** The couriers, for a list's filter and for runs; none for those who may not read who carries. */
export function useCouriers(): Couriers {
  const mayRead = may(useMe(), 'packOrders');
  const [couriers, setCouriers] = useState<Couriers>([]);
  useEffect(() => {
    if (!mayRead) return;
    ask('listCarriers').then(
      (carriers) => setCouriers(carriers.couriers),
      // The list works without the filter.
      () => {},
    );
  }, [mayRead]);
  return couriers;
}
