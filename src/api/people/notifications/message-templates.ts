import { sql } from 'kysely';
import { inEachLanguage, type Language, type Localized } from '../../../shop/language.ts';
import {
  type FieldsOf,
  fillTemplate,
  isInboxOnly,
  kindOfTemplate,
  mayDisturb,
  type Template,
  type TemplateName,
  templateNames,
} from '../../../shop/people/notifications/message-template.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findRecipient, type Notice, notify, type NotifyTerms, type Recipient } from './notify.ts';

/** A message by template name: its fields in each language, and a path to more. */
export type NamedNotice<Name extends TemplateName> = Pick<
  Notice,
  'shopperId' | 'href' | 'language' | 'toPhone'
> & {
  readonly template: Name;
  readonly fields: Localized<FieldsOf<Name>>;
};

// Wordings stored by older versions name the product `{piece}`.
const WORDING = [
  sql<string>`replace(title, '{piece}', '{product}')`.as('title'),
  sql<string>`replace(text, '{piece}', '{product}')`.as('text'),
] as const;

/** What a message needs to know: its words, and who gets it. */
export type NoticeFacts = { words: Localized<Template>; recipient: Recipient | undefined };

export async function readNoticeFacts(
  tx: Tx,
  template: TemplateName,
  shopperId: string,
  now: Date,
): Promise<NoticeFacts> {
  const [words, recipient] = await Promise.all([
    readTemplate(tx, template),
    findRecipient(tx, shopperId, now),
  ]);
  return { words, recipient };
}

/** Notifies a shopper in the merchant's words, by default the shop's, as `notify` does. `known`: what was read before. */
export async function notifyBy<Name extends TemplateName>(
  tx: Tx,
  { template, fields, ...to }: NamedNotice<Name>,
  terms: NotifyTerms,
  known: NoticeFacts | null = null,
): Promise<string | null> {
  const { words, recipient } = known ?? (await readNoticeFacts(tx, template, to.shopperId, terms.now));
  const say = (part: keyof Template) =>
    inEachLanguage((language) => fillTemplate(words[language][part], fields[language]));
  const notice = { ...to, kind: kindOfTemplate(template), title: say('title'), text: say('text') };
  const looks = { mayDisturb: mayDisturb(template), inboxOnly: isInboxOnly(template) };
  return notify(tx, { ...notice, ...looks }, terms, Promise.resolve(recipient));
}

/** The words in force. */
export async function readTemplate(db: Db, name: TemplateName): Promise<Localized<Template>> {
  return (await readTemplatesOf(db, [name]))[name];
}

/** The words in force of several messages, by name. */
export async function readTemplatesOf<Name extends TemplateName>(
  db: Db,
  names: readonly Name[],
): Promise<Record<Name, Localized<Template>>> {
  const rows = await db
    .selectFrom('message_templates')
    .select(['name', 'language', ...WORDING])
    .where('name', 'in', [...names])
    .where('is_restored', '=', false)
    .execute();
  const worded = names.map((name) => {
    const own = rows.filter((row) => row.name === name);
    const words = inEachLanguage(
      (language) => own.find((row) => row.language === language) ?? texts[language].templates[name],
    );
    return [name, words] as const;
  });
  return Object.fromEntries(worded) as Record<Name, Localized<Template>>; // one key a name
}

/** A message as it is worded. Its version grows with every change in either language; 0: never changed. */
export type WordedTemplate = {
  name: TemplateName;
  words: Localized<Template>;
  version: number;
  changedBy: string | null;
  changedAt: Date | null;
};

/** All templates as they are in force, or one of them. */
export async function readTemplates(db: Db, name: TemplateName | null = null): Promise<WordedTemplate[]> {
  const rows = await db
    .selectFrom('message_templates')
    .select(['name', 'language', 'version', 'is_restored', ...WORDING])
    .$if(name !== null, (query) => query.where('name', '=', name ?? ''))
    .execute();
  const { rows: changes } = await sql<{ name: string; by: string; at: Date }>`
    select t.name, s.name as by, a.at
      from (select distinct name from message_templates) t
      join lateral (select staff_id, at from staff_audit
                     where subject = t.name and action = 'message.word' order by id desc limit 1) a on true
      join staff s on s.id = a.staff_id
     where ${name}::text is null or t.name = ${name}`.execute(db);
  return (name === null ? templateNames : [name]).map((each) => {
    const own = rows.filter((row) => row.name === each);
    const change = changes.find((row) => row.name === each);
    return {
      name: each,
      words: inEachLanguage((language) => {
        const { title, text } =
          own.find((row) => row.language === language && !row.is_restored) ?? texts[language].templates[each];
        return { title, text };
      }),
      version: own.reduce((sum, { version }) => sum + version, 0),
      changedBy: change?.by ?? null,
      changedAt: change?.at ?? null,
    };
  });
}

/** Serializes the changes of a message, which may have no row yet. */
export async function lockTemplate(tx: Tx, name: TemplateName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`template ${name}`}, 23))`.execute(tx);
}

/** Stores the words of a message in a language; the shop's own words are followed again, as later versions word them. */
export async function storeWording(
  tx: Tx,
  name: TemplateName,
  language: Language,
  { title, text }: Template,
  now: Date,
): Promise<void> {
  const own = texts[language].templates[name];
  const values = {
    title,
    text,
    is_restored: title === own.title && text === own.text,
    updated_at: now,
  };
  await tx
    .insertInto('message_templates')
    .values({ name, language, ...values })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet(values))
    .execute();
}
