import { sql } from 'kysely';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import type { Language } from '../../../../shop/language.ts';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import type { Db } from '../../../platform/db/database.ts';
import { nameInEither } from '../../../platform/db/localized.ts';
import { nextPart, PART_BYTES } from './received-parts.ts';

const SHOWN_FILES = 200;

type Row = {
  name: string;
  fault: string | null;
  more: string;
  color: string | null;
  product: string | null;
  isNew: boolean;
};

/** The ZIP of an import as its page shows it: what arrived, and what each of its files is. */
export async function readPictures(
  db: Db,
  zip: { id: string; fileName: string; bytes: number; isWhole: boolean },
  language: Language,
): Promise<NonNullable<ProductImport['pictures']>> {
  const { id, fileName, bytes, isWhole } = zip;
  const planned = (field: string) => sql`nullif(t.plan -> 'fields' ->> ${sql.lit(field)}, '')`;
  const own = language === 'ar' ? 'nameAr' : 'nameEn';
  const { rows } = await sql<Row>`
    select p.name, p.fault, p.more, ${sql.ref(`k.name_${language}`)} as color,
           coalesce(nullif(${nameInEither('d', language)}, ''), ${planned(own)}, ${planned('nameAr')},
                    ${planned('nameEn')}) as product,
           coalesce(t.plan -> 'pictures' @> jsonb_build_array(jsonb_build_object('number', p.number)), false) as "isNew"
      from import_pictures p
      left join import_products t on t.import_id = p.import_id and t.number = p.product
      left join products d on d.id = t.product_id
      left join colors k on k.id = p.color_id
     where p.import_id = ${id}
     order by p.fault is null, p.product, p.name limit ${SHOWN_FILES}`.execute(db);
  const { rows: counted } = await sql<{ files: number; refused: number }>`
    select count(*)::int as files, count(fault)::int as refused from import_pictures where import_id = ${id}`.execute(
    db,
  );
  const t = texts[language].importFaults.pictures;
  return {
    fileName,
    bytes,
    partBytes: PART_BYTES,
    nextPart: isWhole ? null : await nextPart(db, id),
    counts: counted[0] ?? { files: 0, refused: 0 },
    files: rows.map(({ fault, more, ...file }) => ({
      ...file,
      fault: fault !== null && isKeyOf(t, fault) ? t[fault](more) : null,
    })),
  };
}
