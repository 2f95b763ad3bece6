import { isKeyOf } from '../../keys-of.ts';
import type { cash } from '../../texts/en/cash.ts';

/** An account in words; `name` is of the courier, the company or the staff member that it is of. */
export function accountText(
  account: string,
  name: string | null,
  t: Pick<typeof cash, 'accounts' | 'accountsOf' | 'expenseKinds'>,
): string {
  if (isKeyOf(t.accounts, account)) return t.accounts[account];
  const [prefix = '', id = ''] = account.split(':');
  if (prefix === 'expenses' && isKeyOf(t.expenseKinds, id)) return t.accountsOf.expenses(t.expenseKinds[id]);
  return isKeyOf(t.accountsOf, prefix) ? t.accountsOf[prefix](name ?? id) : account;
}
