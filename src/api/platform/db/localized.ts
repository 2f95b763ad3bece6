import { type RawBuilder, sql } from 'kysely';
import { inEachLanguage, type Language, languages, type Localized } from '../../../shop/language.ts';

/** A text's columns in a row: `name_en` and `name_ar` for `name`. */
export type TextColumns<Name extends string, Text = string> = Record<`${Name}_${Language}`, Text>;

/** Texts' columns to select: `l.name_en, l.name_ar` for `name` of `l`. */
export const textColumns = (table: string, ...names: readonly string[]) =>
  sql.join(names.flatMap((name) => languages.map((language) => sql.ref(`${table}.${name}_${language}`))));

export function textValues<Name extends string>(
  name: Name,
  of: (language: Language) => string,
): TextColumns<Name> {
  const values = languages.map((language) => [`${name}_${language}`, of(language)] as const);
  return Object.fromEntries(values) as TextColumns<Name>; // one key a language
}

/** A text of a row in every language: `name` is in its columns `name_en` and `name_ar`. */
export function textsOfRow<Name extends string>(row: TextColumns<Name>, name: Name): Localized {
  return inEachLanguage((language) => row[`${name}_${language}`]);
}

/** A text in every language, as JSON: `name` reads the columns `name_en` and `name_ar`. */
export function localized(name: string): RawBuilder<Localized> {
  const pairs = languages.map((language) => sql`${sql.lit(language)}, ${sql.ref(`${name}_${language}`)}`);
  return sql`json_build_object(${sql.join(pairs)})`;
}

/** A text of a row in a language, or in the other one where it has none in this. */
export const textInEither = (table: string, name: string, language: Language): RawBuilder<string> =>
  sql`coalesce(nullif(${sql.ref(`${table}.${name}_${language}`)}, ''), ${sql.ref(`${table}.${name}_en`)} || ${sql.ref(`${table}.${name}_ar`)})`;

export const nameInEither = (table: string, language: Language): RawBuilder<string> =>
  textInEither(table, 'name', language);

/** A text's columns to select, each with the other language's text where it is empty. */
export const filledColumns = (table: string, name: string) =>
  sql.join(
    languages.map(
      (language) => sql`${textInEither(table, name, language)} as ${sql.ref(`${name}_${language}`)}`,
    ),
  );
