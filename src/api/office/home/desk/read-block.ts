import { sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import { type Language, textsOfFields } from '../../../../shop/language.ts';
import { type HomeBlockKind, homeBlockKinds } from '../../../../shop/office/home/desk/block-kinds.ts';
import {
  type EditedHomeBlock,
  type HomeBlockFields,
  type HomeBlockInList,
  type HomeBlockPreview,
} from '../../../../shop/office/home/desk/content-calls.ts';
import {
  homeBlockState,
  isInForce,
  normalizeHomeBlock,
} from '../../../../shop/office/home/desk/home-block.ts';
import type { CardReader } from '../../../catalog/browse/product-card.ts';
import type { Picture } from '../../../catalog/media/image.ts';
import type { Db } from '../../../platform/db/database.ts';
import { instant } from '../../../platform/db/instant.ts';
import { nameInEither } from '../../../platform/db/localized.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { pictureOf, type Shown, showCollection, withDifferentGarments } from '../collections.ts';
import { type HomeBlock, readBlocks } from '../home-content.ts';

/** Where each field of the editor is stored. */
export const columnOf = {
  titleEn: 'title_en',
  titleAr: 'title_ar',
  textEn: 'text_en',
  textAr: 'text_ar',
  href: 'href',
  pictureOf: 'picture_of',
  productIds: 'product_ids',
  minProducts: 'min_products',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  isDraft: 'is_draft',
} as const satisfies Record<keyof HomeBlockFields, string>;

const fields = sql<HomeBlockFields>`json_build_object(${sql.join(
  Object.entries(columnOf).flatMap(([field, column]) => [
    sql.lit(field),
    column.endsWith('_at') ? instant(`h.${column}`) : sql.ref(`h.${column}`),
  ]),
)})`;

/** All blocks by kind, in the order of the page, with what each shows now. */
export async function listHomeBlocks(db: Db, reader: CardReader): Promise<{ blocks: HomeBlockInList[] }> {
  const blocks = await readBlocks(db, reader.language, sql<boolean>`true`);
  const shown = await Promise.all(
    blocks.map(async (block) => ({ ...block, ...(await showBlock(db, block, reader)) })),
  );
  const inOrder = homeBlockKinds.flatMap((kind) => shown.filter((block) => block.kind === kind));
  return {
    blocks: inOrder.map((block) => ({
      _id: block.id,
      kind: block.kind,
      title: block.title,
      startsAt: block.startsAt?.toISOString() ?? null,
      endsAt: block.endsAt?.toISOString() ?? null,
      image: block.image,
      count: block.count,
      state: stateOf(block, blocks, reader.now),
    })),
  };
}

type Rival = Pick<HomeBlock, 'id' | 'kind' | 'startsAt' | 'endsAt' | 'isDraft' | 'position'>;

/** A hero or a notice is replaced by another in force that is newer. */
function stateOf(
  block: Rival & { count: number | null; minProducts: number },
  all: readonly Rival[],
  now: Date,
) {
  const isSingle = block.kind === 'hero' || block.kind === 'notice';
  const [first] = [...all.filter(({ id }) => id !== block.id), block]
    .filter((each) => each.kind === block.kind && isInForce(each, now))
    .toSorted(newestFirst);
  return homeBlockState({ ...block, isReplaced: isSingle && first?.id !== block.id }, now);
}

/** The order of `NEWEST_FIRST`. */
const newestFirst = (one: Rival, other: Rival) =>
  (other.startsAt?.getTime() ?? 0) - (one.startsAt?.getTime() ?? 0) ||
  other.position - one.position ||
  (one.id > other.id ? -1 : 1);

async function showBlock(
  db: Db,
  block: Pick<HomeBlock, 'kind' | 'title' | 'href' | 'productIds' | 'picture' | 'tint'>,
  reader: CardReader,
): Promise<Shown> {
  if (block.kind === 'collection' || block.kind === 'look') return showCollection(db, block, reader);
  const image = await pictureOf(db, block, reader);
  return { image, images: [image], count: null, colors: [] };
}

/** A block in the editor. */
export async function readHomeBlock(
  db: Db,
  id: string,
  language: Language,
): Promise<{ block: EditedHomeBlock } | Refusal> {
  const name = nameInEither('p', language);
  const { rows } = await sql<Omit<EditedHomeBlock, 'changedAt'> & { changedAt: Date | null }>`
    select h.id as _id, h.kind, h.version, ${fields} as fields,
           (select coalesce(json_agg(json_build_object('_id', p.id, 'name', ${name})), '[]') from products p
             where p.id = any(h.product_ids) or p.id = h.picture_of) as products,
           a.name as "changedBy", a.at as "changedAt"
      from home_content h
      left join lateral (select s.name, e.at from staff_audit e join staff s on s.id = e.staff_id
                          where e.subject = h.id and e.action like 'content.%' order by e.id desc limit 1) a on true
     where h.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return refuse('NOT_FOUND');
  return { block: { ...row, changedAt: row.changedAt?.toISOString() ?? null } };
}

/** What a block as typed would show. Changes nothing. */
export async function previewHomeBlock(
  db: Db,
  { blockId, kind, fields: given }: ConsoleParsedOf<'previewHomeBlock'>,
  reader: CardReader,
): Promise<HomeBlockPreview> {
  const typed = normalizeHomeBlock(kind, given);
  const { rows } = await sql<{ picture: Picture | null; tint: string }>`
    select (select to_json(i) from pictures i where i.id = coalesce(p.picture_id, h.picture_id)) as picture,
           coalesce(p.tint, h.tint, 'chalk') as tint
      from (select ${typed.pictureOf}::text as id) asked
      left join products p on p.id = asked.id
      left join home_content h on h.id = ${blockId} and h.picture_of is not distinct from asked.id`.execute(
    db,
  );
  const { picture = null, tint = 'chalk' } = rows[0] ?? {};
  const title = textsOfFields(typed, 'title')[reader.language];
  const block = { ...typed, kind, title, picture, tint };
  const shown = await showBlock(db, block, reader);
  // A look shows all of its pieces.
  const [seen = shown] = kind === 'look' ? [shown] : withDifferentGarments([shown], shown.image);
  const asDate = (at: string | null) => (at === null ? null : new Date(at));
  const others = await readBlocks(
    db,
    reader.language,
    sql<boolean>`h.kind = ${kind satisfies HomeBlockKind}`,
  );
  // A new block is added after the others.
  const position = others.find(({ id }) => id === blockId)?.position ?? Number.MAX_SAFE_INTEGER;
  const [startsAt, endsAt] = [asDate(typed.startsAt), asDate(typed.endsAt)];
  const rival = { id: blockId ?? '', kind, startsAt, endsAt, isDraft: typed.isDraft, position };
  const state = stateOf({ ...rival, count: shown.count, minProducts: typed.minProducts }, others, reader.now);
  return { ...seen, state };
}
