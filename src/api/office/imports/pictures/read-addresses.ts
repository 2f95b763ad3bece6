import { sql } from 'kysely';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import type { Language } from '../../../../shop/language.ts';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import type { Db } from '../../../platform/db/database.ts';
import { nameInEither } from '../../../platform/db/localized.ts';
import type { Table } from '../../../platform/documents/table-file.ts';

const SHOWN_FAULTS = 50;

type Counts = Pick<NonNullable<ProductImport['addresses']>, 'all' | 'waiting' | 'added' | 'failed'>;

/** How many pictures of a file came from their addresses; of one that is not in the shop yet, how many there are. */
export async function readAddresses(
  db: Db,
  id: string,
  { isApplied, language }: { isApplied: boolean; language: Language },
): Promise<ProductImport['addresses']> {
  const { rows } = isApplied
    ? await sql<Counts>`
        select count(*)::int as all, count(*) filter (where state in ('waiting', 'fetched'))::int as waiting,
               count(*) filter (where state = 'added')::int as added, count(*) filter (where state = 'failed')::int as failed
          from import_addresses where import_id = ${id}`.execute(db)
    : await sql<Counts>`
        select coalesce(sum(jsonb_array_length(plan -> 'addresses')), 0)::int as all, 0 as waiting, 0 as added, 0 as failed
          from import_products where import_id = ${id} and outcome in ('new', 'changed')`.execute(db);
  const counts = rows[0] ?? { all: 0, waiting: 0, added: 0, failed: 0 };
  if (counts.all === 0) return null;
  return { ...counts, faults: counts.failed === 0 ? [] : await readFaults(db, id, language, SHOWN_FAULTS) };
}

async function readFaults(db: Db, id: string, language: Language, most: number) {
  const { rows } = await sql<{ product: string; address: string; fault: string }>`
    select ${nameInEither('p', language)} as product, a.address, a.fault
      from import_addresses a join products p on p.id = a.product_id
     where a.import_id = ${id} and a.state = 'failed' order by a.number limit ${most}`.execute(db);
  const t = texts[language].importAddresses.faults;
  return rows.map(({ fault, ...row }) => ({ ...row, text: isKeyOf(t, fault) ? t[fault] : fault }));
}

const MOST_ROWS = 100_000;

/** All that did not come. */
export async function missingPictures(db: Db, id: string, language: Language): Promise<Table> {
  const t = texts[language].importAddresses;
  const faults = await readFaults(db, id, language, MOST_ROWS);
  return {
    name: 'missing-pictures',
    head: [t.product, t.address, t.reason],
    rows: faults.map(({ product, address, text }) => [product, address, text]),
  };
}
