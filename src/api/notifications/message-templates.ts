import { sql } from 'kysely';
import { inEachLanguage, type Language, languages, type Localized } from '../../shop/language.ts';
import {
  type FieldsOf,
  fillTemplate,
  isInboxOnly,
  kindOfTemplate,
  mayDisturb,
  type Template,
  type TemplateName,
  templateNames,
  templateProblems,
} from '../../shop/notifications/message-template.ts';
import { texts } from '../../shop/texts/by-language.ts';
import type { Db, Tx } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Notice, notify, type NotifyTerms } from './notify.ts';

/** A message by template name: its fields in each language, and a path to more. */
export type NamedNotice<Name extends TemplateName> = Pick<Notice, 'shopperId' | 'href' | 'language'> & {
  readonly template: Name;
  readonly fields: Localized<FieldsOf<Name>>;
};

// Wordings stored by older versions name the product `{piece}`.
const WORDING = [
  sql<string>`replace(title, '{piece}', '{product}')`.as('title'),
  sql<string>`replace(text, '{piece}', '{product}')`.as('text'),
] as const;

/** Notifies a shopper in the merchant's words, by default the shop's, as `notify` does. */
export async function notifyBy<Name extends TemplateName>(
  tx: Tx,
  { template, fields, ...to }: NamedNotice<Name>,
  terms: NotifyTerms,
): Promise<string | null> {
  const worded = await readTemplate(tx, template);
  const say = (part: keyof Template) =>
    inEachLanguage((language) => fillTemplate(worded[language][part], fields[language]));
  const notice = { ...to, kind: kindOfTemplate(template), title: say('title'), text: say('text') };
  const looks = { mayDisturb: mayDisturb(template), inboxOnly: isInboxOnly(template) };
  return notify(tx, { ...notice, ...looks }, terms);
}

async function readTemplate(tx: Tx, name: TemplateName): Promise<Localized<Template>> {
  const rows = await tx
    .selectFrom('message_templates')
    .select(['language', ...WORDING])
    .where('name', '=', name)
    .execute();
  return inEachLanguage(
    (language) => rows.find((row) => row.language === language) ?? texts[language].templates[name],
  );
}

/** One wording; version 0: the shop's own. */
export type WordedTemplate = Template & { name: TemplateName; language: Language; version: number };

/** All templates in both languages, as they are in force. */
export async function listTemplates(db: Db): Promise<WordedTemplate[]> {
  const rows = await db
    .selectFrom('message_templates')
    .select(['name', 'language', 'version', ...WORDING])
    .execute();
  return templateNames.flatMap((name) =>
    languages.map((language) => {
      const worded = rows.find((row) => row.name === name && row.language === language);
      const { title, text } = worded ?? texts[language].templates[name];
      return { name, language, title, text, version: worded?.version ?? 0 };
    }),
  );
}

/** Words a message in a language. `FIELD_UNKNOWN` for unknown or missing fields, else `VERSION_CONFLICT`. */
export async function wordTemplate(db: Db, given: WordedTemplate, now: Date): Promise<Refusal | null> {
  const { name, language, title, text, version } = given;
  const errors = templateProblems(name, given);
  if (errors.length > 0) return refuse('FIELD_UNKNOWN', { errors });
  const { rows } = await sql`
    insert into message_templates (name, language, title, text, updated_at)
    select ${name}, ${language}, ${title}, ${text}, ${now}
     where ${version} = coalesce((select version from message_templates where name = ${name} and language = ${language}), 0)
        on conflict (name, language) do update
       set title = excluded.title, text = excluded.text, updated_at = excluded.updated_at
     where message_templates.version = ${version}
    returning 1`.execute(db);
  return rows.length > 0 ? null : refuse('VERSION_CONFLICT');
}
