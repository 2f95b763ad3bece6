import { sql } from 'kysely';
import { inEachLanguage } from '../../../shop/language.ts';
import type { HelpPart } from '../../../shop/office/help/desk/help-part.ts';
import type { HelpPageName } from '../../../shop/office/help/help-page.ts';
import type { HelpFieldValues } from '../../../shop/office/help/shown-help.ts';
import { factsOf } from '../../../shop/people/facts/facts-of.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { Db } from '../../platform/db/database.ts';
import { ownParts, ownTextAt } from './own-parts.ts';

type Publication = { number: number; publishedAt: Date; publishedBy: string | null };

/** A text that shoppers read or once read. `values`: what its fields said; null: what they say now. */
export type PublishedText = Omit<Publication, 'number'> & {
  number: number | null;
  parts: HelpPart[];
  values: HelpFieldValues | null;
  replacedAt: Date | null;
};

/** What the named fields say with these settings. */
export const fieldValuesOf = (settings: Settings): HelpFieldValues =>
  inEachLanguage((language) => texts[language].helpFields(factsOf(settings, language)));

/** The page as it stands: the last version, or without one the shop's own text. */
export async function readInForce(db: Db, page: HelpPageName): Promise<PublishedText> {
  const { rows } = await sql<Publication & { parts: HelpPart[] }>`
    select v.number, v.parts, v.published_at as "publishedAt", s.name as "publishedBy"
      from help_versions v left join staff s on s.id = v.staff_id
     where v.page = ${page} order by v.number desc limit 1`.execute(db);
  const own = { number: null, parts: ownParts(page), publishedAt: ownTextAt(page), publishedBy: null };
  return { ...(rows[0] ?? own), values: null, replacedAt: null };
}

/** A version of the page. An earlier one says the numbers of its time, the last one those of the settings. */
export async function readVersion(
  db: Db,
  page: HelpPageName,
  number: number,
): Promise<(PublishedText & { number: number }) | null> {
  const { rows } = await sql<
    Publication & { parts: HelpPart[]; stored: HelpFieldValues; replacedAt: Date | null }
  >`
    select v.number, v.parts, v.field_values as stored, v.published_at as "publishedAt", s.name as "publishedBy",
           n.published_at as "replacedAt"
      from help_versions v
      left join staff s on s.id = v.staff_id
      left join help_versions n on n.page = v.page and n.number = v.number + 1
     where v.page = ${page} and v.number = ${number}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { stored, ...version } = row;
  return { ...version, values: version.replacedAt === null ? null : stored };
}

/** All versions of a page, the newest first. */
export async function listVersions(db: Db, page: HelpPageName): Promise<Publication[]> {
  const { rows } = await sql<Publication>`
    select v.number, v.published_at as "publishedAt", s.name as "publishedBy"
      from help_versions v left join staff s on s.id = v.staff_id
     where v.page = ${page} order by v.number desc limit 200`.execute(db);
  return rows;
}

/** What shoppers read on every help page. */
export async function readHelpParts(db: Db): Promise<Record<HelpPageName, HelpPart[]>> {
  const [faq, terms, privacy, about, contact] = await Promise.all([
    readInForce(db, 'faq'),
    readInForce(db, 'terms'),
    readInForce(db, 'privacy'),
    readInForce(db, 'about'),
    readInForce(db, 'contact'),
  ]);
  return {
    faq: faq.parts,
    terms: terms.parts,
    privacy: privacy.parts,
    about: about.parts,
    contact: contact.parts,
  };
}
