import type { Language } from '../../../shop/language.ts';
import { accountText } from '../../../shop/money/cash/account-text.ts';
import type { CashEntry } from '../../../shop/money/cash/contract.ts';
import { reasonText } from '../../../shop/money/cash/reason-text.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { formatTime } from '../../../shop/time/days.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { readAccounts } from './select-entries.ts';

/** Entries as a table: a row for each of their lines. */
export async function entryTable(
  db: Db,
  name: string,
  entries: readonly CashEntry[],
  language: Language,
): Promise<Table> {
  const t = texts[language].cash;
  const accounts = await readAccounts(db, language);
  const names = new Map(accounts.map((account) => [account._id, account.name]));
  return {
    name,
    head: [
      t.day,
      t.kind,
      t.order,
      t.accountCode,
      t.amount,
      t.byHead,
      t.noteLabel,
      t.account,
      t.debit,
      t.credit,
      t.happenedAt,
      t.entryCode,
      t.reversesCode,
    ],
    rows: entries.flatMap((entry) =>
      entry.lines.map(({ account, amount }) => [
        entry.day,
        t.kinds[entry.kind],
        entry.orderNumber,
        account,
        amount,
        entry.by,
        reasonText(entry, t),
        accountText(account, names.get(account) ?? null, t),
        amount > 0 ? amount : null,
        amount < 0 ? -amount : null,
        `${storeDateOf(entry.occurredAt)} ${formatTime(entry.occurredAt)}`,
        entry._id,
        entry.reverses,
      ]),
    ),
  };
}
