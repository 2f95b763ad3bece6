import { sql } from 'kysely';
import { isKeyOf } from '../../../shop/keys-of.ts';
import type { Language } from '../../../shop/language.ts';
import type { ImportInList, ProductImport } from '../../../shop/office/imports/contract.ts';
import { letterOf } from '../../../shop/sheets/headings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { undoEnd } from '../../catalog/products/undo-window.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { ImportFailure } from './apply-import.ts';
import { nameIn, readChangedSince } from './changed-since.ts';
import { readAddresses } from './pictures/read-addresses.ts';
import { readPictures } from './pictures/read-pictures.ts';
import { readFaults } from './read-faults.ts';
import { columnNamed } from './remembered-heads.ts';

const SHOWN_IMPORTS = 20;
const SAMPLES = 3;
const SHOWN_PRODUCTS = 50;

type Row = Omit<ImportInList, '_id' | 'at' | 'rows'> & {
  id: string;
  at: Date;
  rowCount: number;
  encoding: ProductImport['encoding'];
  sheets: string[];
  head: string[];
  columns: string[];
  done: number;
  total: number;
  failure: string | null;
  failedAt: ProductImport['failedAt'];
  countId: string | null;
  countWaits: boolean;
  appliedAt: Date | null;
  counts: ProductImport['counts'];
  hasLists: boolean;
  pairs: ProductImport['pairs'];
  hasCategoryRows: boolean;
  samples: string[][];
  kept: ProductImport['kept'];
  picturesName: string | null;
  picturesBytes: number | null;
  isWhole: boolean;
  likeFile: string | null;
  likeAt: Date | null;
  asksCurrency: boolean;
  platform: ProductImport['platform'];
  currency: string | null;
  unitRate: number | null;
  dollarRate: number | null;
  pricesDiffer: number;
};

const listColumns = sql`
  i.id, i.file_name as "fileName", i.state, i.row_count as "rowCount", s.name as by, i.made_at as at`;

export async function listImports(db: Db): Promise<{ imports: ImportInList[] }> {
  const { rows } = await sql<Row>`
    select ${listColumns} from imports i join staff s on s.id = i.made_by
     order by i.made_at desc limit ${SHOWN_IMPORTS}`.execute(db);
  return {
    imports: rows.map(({ id, fileName, state, rowCount, by, at }) => ({
      _id: id,
      fileName,
      state,
      rows: rowCount,
      by,
      at: at.toISOString(),
    })),
  };
}

/** A file as its page shows it. */
export async function readImport(
  db: Db,
  id: string,
  language: Language,
  now: Date,
): Promise<{ import: ProductImport } | Refusal> {
  const { rows } = await sql<Row>`
    select ${listColumns}, i.pairs, i.like_file as "likeFile", i.like_at as "likeAt", i.asks_currency as "asksCurrency", i.platform, i.currency,
           i.unit_rate as "unitRate", i.prices_differ as "pricesDiffer",
           (select rate from exchange_rates order by at desc, id desc limit 1) as "dollarRate", i.encoding, i.sheets, i.head, i.columns, i.done, i.total, i.failure,
           (select json_build_object('productId', d.id, 'name', ${nameIn(language)}) from products d
             where d.id = i.failure::jsonb ->> 'productId') as "failedAt", i.count_id as "countId",
           exists (select from stock_counts c where c.id = i.count_id and c.state in ('counting', 'recount')) as "countWaits",
           i.applied_at as "appliedAt", i.pictures_name as "picturesName", i.pictures_bytes as "picturesBytes",
           i.pictures_whole as "isWhole",
           (select json_build_object(
                     'new', count(*) filter (where outcome = 'new'), 'changed', count(*) filter (where outcome = 'changed'),
                     'same', count(*) filter (where outcome = 'same'),
                     'refused', count(*) filter (where outcome = 'refused'),
                     'refusedRows', (select count(*) from import_rows r where r.import_id = i.id and r.faults <> '[]'))
              from import_products p where p.import_id = i.id) as counts,
           exists (select from import_products p
                    where p.import_id = i.id and p.outcome in ('new', 'changed') and p.plan ? 'hasLists') as "hasLists",
           exists (select from import_products p
                    where p.import_id = i.id and p.outcome in ('new', 'changed') and p.plan ? 'isBelowCategory')
             as "hasCategoryRows",
           array(select to_json(cells) from import_rows r where r.import_id = i.id order by r.number limit ${SAMPLES})
             as samples,
           (select coalesce(json_agg(json_build_object('productId', p.product_id, 'name', ${nameIn(language)})), '[]')
              from import_products p join products d on d.id = p.product_id
             where p.import_id = i.id and p.undone = 'kept') as kept
      from imports i join staff s on s.id = i.made_by
     where i.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return refuse('NOT_FOUND');
  const { head, columns, counts, samples, appliedAt: _appliedAt, rowCount, failure, at, ...rest } = row;
  const { picturesName, picturesBytes, isWhole, likeFile, likeAt, asksCurrency, ...others } = rest;
  const { currency, unitRate, dollarRate, ...shown } = others;
  const pictures =
    picturesName === null || picturesBytes === null
      ? null
      : await readPictures(db, { id, fileName: picturesName, bytes: picturesBytes, isWhole }, language);
  const heading = columns.map(columnNamed);
  const isTried = row.state === 'checked';
  const isApplied = row.state === 'applied';
  const changedSince = isTried ? await readChangedSince(db, id, language) : { count: 0, products: [] };
  return {
    import: {
      ...shown,
      _id: id,
      at: at.toISOString(),
      rows: rowCount,
      counts,
      columns: head.map((name, place) => ({
        heading: name || letterOf(place),
        column: heading[place] ?? null,
        sample: [...new Set(samples.map((cells) => (cells[place] ?? '').slice(0, 80)))],
      })),
      faults: row.state === 'checking' ? [] : await readFaults(db, id, { head, columns: heading }, language),
      planned: isTried ? await readPlanned(db, id, language) : [],
      failure: failure === null ? null : failureText(failure, language),
      unit: unitRate === null ? null : { currency, rate: unitRate, dollarRate, isAsked: asksCurrency },
      like:
        likeFile === null || likeAt === null
          ? null
          : { fileName: likeFile, at: likeAt.toISOString(), asksCurrency: asksCurrency && unitRate === null },
      changedSince,
      pictures,
      addresses: await readAddresses(db, id, { isApplied, language }),
      came: isApplied ? await readCame(db, id) : null,
      may: stepsOf(row, counts, pictures, changedSince, now),
    },
  };
}

function stepsOf(
  { state, encoding, appliedAt, asksCurrency }: Row,
  { new: added, changed, refused, refusedRows }: ProductImport['counts'],
  pictures: ProductImport['pictures'],
  changedSince: ProductImport['changedSince'],
  now: Date,
): ProductImport['may'] {
  if (state === 'applied' && appliedAt !== null) return now < undoEnd(appliedAt) ? ['undo'] : [];
  if (state === 'failed' && pictures === null) return ['map'];
  if (state !== 'checked') return [];
  const others = [
    ...(encoding === 'zip' ? [] : ['map' as const]),
    'sendPictures' as const,
    ...(pictures === null || encoding === 'zip' ? [] : ['dropPictures' as const]),
  ];
  if (added + changed === 0 || isUnderWay(pictures) || changedSince.count > 0 || asksCurrency) return others;
  return refusedRows + refused + (pictures?.counts.refused ?? 0) === 0
    ? ['apply', ...others]
    : ['applyValid', ...others];
}

/** Part of the ZIP is missing: what would come in is not known. */
const isUnderWay = (pictures: ProductImport['pictures']) => pictures !== null && pictures.nextPart !== null;

async function readPlanned(db: Db, id: string, language: Language): Promise<ProductImport['planned']> {
  const { rows } = await sql<ProductImport['planned'][number] & { nameEn: string; nameAr: string }>`
    select coalesce(p.plan -> 'fields' ->> 'nameEn', d.name_en, '') as "nameEn",
           coalesce(p.plan -> 'fields' ->> 'nameAr', d.name_ar, '') as "nameAr", p.outcome = 'new' as "isNew",
           coalesce((p.plan -> 'fields' ->> 'price')::int, d.price, 0) as price, d.price as was,
           jsonb_array_length(p.plan -> 'rowOfVariant') as variants
      from import_products p left join products d on d.id = p.product_id
     where p.import_id = ${id} and p.outcome in ('new', 'changed') order by p.number limit ${SHOWN_PRODUCTS}`.execute(
    db,
  );
  return rows.map(({ nameEn, nameAr, ...row }) => ({
    ...row,
    name: language === 'ar' ? nameAr || nameEn : nameEn || nameAr,
  }));
}

/** How much of a file is in the shop. */
async function readCame(db: Db, id: string): Promise<ProductImport['came']> {
  const { rows } = await sql<{ isIn: boolean; products: number; variants: number }>`
    select outcome <> 'refused' as "isIn", count(*)::int as products,
           coalesce(sum(jsonb_array_length(plan -> 'rowOfVariant')), 0)::int as variants
      from import_products where import_id = ${id} group by 1`.execute(db);
  const sum = (field: 'products' | 'variants', some = rows) => some.reduce((all, row) => all + row[field], 0);
  const isIn = rows.filter((row) => row.isIn);
  return {
    products: { came: sum('products', isIn), all: sum('products') },
    variants: { came: sum('variants', isIn), all: sum('variants') },
  };
}

/** Stored as the row and the fault; without a fault the process failed. */
function failureText(stored: string, language: Language): string {
  const {
    imports: t,
    importFaults: { rows },
  } = texts[language];
  const { row, fault }: ImportFailure = JSON.parse(stored);
  const reason = fault !== undefined && isKeyOf(rows, fault) ? rows[fault]('', '') : t.broke;
  return t.failedBecause(row > 0 ? `${t.row(row)}: ${reason}` : reason);
}
