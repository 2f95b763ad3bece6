import { type ImportColumn, importColumns } from '../../../shop/office/imports/column-names.ts';
import { rememberedColumns } from '../../../shop/office/imports/columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { hashOfHead } from '../../platform/sheets/hash-of-head.ts';

export const columnNamed = (name: string | undefined): ImportColumn | null =>
  importColumns.find((each) => each === name) ?? null;

type LikeFile = {
  fileName: string;
  at: Date;
  columns: (ImportColumn | null)[];
  /** Its prices had a currency that this file does not say. */
  asksCurrency: boolean;
};

/** What the columns are as a person said of an earlier file with the same head line; null where nothing was said. */
export async function likeEarlierFile(
  tx: Tx,
  head: readonly string[],
  { guessed, rows }: { guessed: readonly (ImportColumn | null)[]; rows: readonly (readonly string[])[] },
): Promise<LikeFile | null> {
  const found = await tx
    .selectFrom('import_heads')
    .select(['columns', 'file_name as fileName', 'made_at as at'])
    .where('head', '=', hashOfHead(head) ?? '')
    .executeTakeFirst();
  if (found === undefined) return null;
  const said = head.map((_, place) => columnNamed(found.columns[place]));
  return { fileName: found.fileName, at: found.at, ...rememberedColumns(said, guessed, rows) };
}

export async function rememberHead(
  tx: Tx,
  head: readonly string[],
  { columns, fileName, now }: { columns: string[]; fileName: string; now: Date },
): Promise<void> {
  const hash = hashOfHead(head);
  if (hash === null) return;
  const said = { columns, file_name: fileName, made_at: now };
  await tx
    .insertInto('import_heads')
    .values({ head: hash, ...said })
    .onConflict((known) => known.column('head').doUpdateSet(said))
    .execute();
}

export async function forgetHead(tx: Tx, head: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('import_heads')
    .where('head', '=', hashOfHead(head) ?? '')
    .execute();
}
