import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { entryKinds } from '../../../../../shop/money/cash/entry-kinds.ts';
import { addDays, storeDateOf } from '../../../../../shop/time/store-time.ts';

const SHOWN_DAYS = 30;

/** The filter in the address; the last month, unless it has days, an order or an entry. */
export function filterOf(query: URLSearchParams) {
  const given = (name: string) => query.get(name) || undefined;
  const filter = {
    from: given('from'),
    to: given('to'),
    account: given('account'),
    entryKind: entryKinds.find((each) => each === query.get('entryKind')),
    actor: given('actor'),
    order: given('order'),
    entry: given('entry'),
  };
  if (filter.from !== undefined || filter.order !== undefined || filter.entry !== undefined) return filter;
  return { ...filter, from: addDays(filter.to ?? storeDateOf(new Date()), 1 - SHOWN_DAYS) };
}

/** What the page shows. */
export type Listed = ConsoleDataOf<'listCashEntries'> & {
  accounts: ConsoleDataOf<'listCashAccounts'>['accounts'];
  filter: ReturnType<typeof filterOf>;
};
