import { useEffect, useState } from 'react';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { ask } from '../../../client/ask.ts';
import { may, useMe } from '../../../layout/me.ts';

type Couriers = ConsoleDataOf<'listCarriers'>['couriers'];

/** As they were last read: a list that is come back to has its filter at once, and so its place. */
let last: Couriers = [];

/** The couriers, for a list's filter and for runs; none for those who may not read who carries. */
export function useCouriers(): Couriers {
  const mayRead = may(useMe(), 'packOrders');
  const [couriers, setCouriers] = useState(last);
  useEffect(() => {
    if (!mayRead) return;
    ask('listCarriers').then(
      (carriers) => {
        last = carriers.couriers;
        setCouriers(last);
      },
      // The list works without the filter.
      () => {},
    );
  }, [mayRead]);
  return mayRead ? couriers : [];
}
