import { sql } from 'kysely';
import { missingWords, changesBetween } from '../../../../shop/office/help/desk/part-problems.ts';
import type {
  EditedHelpPart,
  EditedHelpText,
  HelpTextInList,
} from '../../../../shop/office/help/desk/text-calls.ts';
import { type HelpPageName, helpPageNames } from '../../../../shop/office/help/help-page.ts';
import type { Settings } from '../../../../shop/settings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { ownParts } from '../own-parts.ts';
import { fieldValuesOf, listVersions, readInForce, readVersion } from '../published.ts';

/** The draft of a page in its order; before the first change what the shop itself says. */
export async function readDraft(
  db: Db,
  page: HelpPageName,
): Promise<{ version: number; parts: EditedHelpPart[] }> {
  const { rows } = await sql<{ version: number; parts: EditedHelpPart[] }>`
    select g.version,
           (select coalesce(json_agg(json_build_object(
                     '_id', p.id, 'kind', p.kind, 'version', p.version, 'changedBy', s.name,
                     'changedAt', ${instant('p.changed_at')},
                     'fields', json_build_object('titleEn', p.title_en, 'titleAr', p.title_ar, 'textEn', p.text_en,
                       'textAr', p.text_ar, 'topic', p.topic, 'isHidden', p.is_hidden, 'isQuick', p.is_quick)
                   ) order by p.position, p.id), '[]')
              from help_parts p left join staff s on s.id = p.changed_by where p.page = g.page) as parts
      from help_pages g where g.page = ${page}`.execute(db);
  const unchanged = { version: 0, changedBy: null, changedAt: null };
  return rows[0] ?? { version: 0, parts: ownParts(page).map((part) => ({ ...part, ...unchanged })) };
}

export async function readPart(
  db: Db,
  page: HelpPageName,
  id: string,
): Promise<{ part: EditedHelpPart } | Refusal> {
  const part = (await readDraft(db, page)).parts.find(({ _id }) => _id === id);
  return part === undefined ? refuse('NOT_FOUND') : { part };
}

/** A page in the editor. */
export async function readText(
  db: Db,
  page: HelpPageName,
  settings: Settings,
): Promise<{ text: EditedHelpText }> {
  const [draft, inForce, versions] = await Promise.all([
    readDraft(db, page),
    readInForce(db, page),
    listVersions(db, page),
  ]);
  const { number, parts, publishedAt, publishedBy } = inForce;
  return {
    text: {
      page,
      ...draft,
      inForce: { number, parts, publishedAt: publishedAt.toISOString(), publishedBy },
      versions: versions.map((each) => ({ ...each, publishedAt: each.publishedAt.toISOString() })),
      values: fieldValuesOf(settings),
    },
  };
}

export async function listTexts(db: Db): Promise<{ texts: HelpTextInList[] }> {
  const texts = await Promise.all(
    helpPageNames.map(async (page) => {
      const [draft, inForce] = await Promise.all([readDraft(db, page), readInForce(db, page)]);
      const { parts, isReordered } = changesBetween(inForce.parts, draft.parts);
      return {
        page,
        number: inForce.number,
        publishedAt: inForce.publishedAt.toISOString(),
        publishedBy: inForce.publishedBy,
        changes: parts.length + Number(isReordered),
        missing: draft.parts.filter((part) => !part.fields.isHidden && missingWords(part).length > 0).length,
      };
    }),
  );
  return { texts };
}

/** A version with the numbers it said, to be compared with another. */
export async function readHelpVersion(db: Db, page: HelpPageName, number: number, settings: Settings) {
  const read = await readVersion(db, page, number);
  if (read === null) return refuse('NOT_FOUND');
  const { parts, publishedAt, publishedBy, values } = read;
  return {
    version: {
      number,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      parts,
      values: values ?? fieldValuesOf(settings),
    },
  };
}
