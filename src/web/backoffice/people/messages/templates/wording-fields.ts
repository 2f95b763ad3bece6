import { messageDesk as t } from '#texts/message-desk';
import { isKeyOf } from '../../../../../shop/keys-of.ts';
import {
  fieldEnding,
  inEachLanguage,
  type Language,
  languages,
  type Localized,
  textsOfFields,
} from '../../../../../shop/language.ts';
import {
  type Template,
  type TemplateName,
  templateProblems,
} from '../../../../../shop/people/notifications/message-template.ts';

/** The words of both languages as fields of a form. */
export type WordingFields = Record<`${'title' | 'text'}${Capitalize<Language>}`, string>;
export type FieldName = keyof WordingFields;
export type Words = Localized<Template>;

export function fieldsOfWords(words: Words): WordingFields {
  const fields = languages.flatMap((language) => [
    [`title${fieldEnding(language)}`, words[language].title] as const,
    [`text${fieldEnding(language)}`, words[language].text] as const,
  ]);
  return Object.fromEntries(fields) as WordingFields; // a title and a text for each language
}

export function wordsOfFields(fields: WordingFields): Words {
  const [title, text] = [textsOfFields(fields, 'title'), textsOfFields(fields, 'text')];
  return inEachLanguage((language) => ({ title: title[language].trim(), text: text[language].trim() }));
}

export type WordingProblems = { title: string | undefined; text: string | undefined };

/** What is wrong with the words of a language, below the field where it is. */
export function problemsOf(name: TemplateName, words: Template): WordingProblems {
  const { missing } = templateProblems(name, words);
  const inPart = (part: string) => {
    const { unknown, hasStrayBrace } = templateProblems(name, { title: part, text: '' });
    if (unknown.length > 0) return t.problems.unknown(listed(unknown));
    return hasStrayBrace ? t.problems.brace : undefined;
  };
  return {
    title: words.title === '' ? t.problems.titleMissing : inPart(words.title),
    text: inPart(words.text) ?? (missing.length > 0 ? t.problems.missing(listed(missing)) : undefined),
  };
}

export const hasProblems = ({ title, text }: WordingProblems): boolean =>
  title !== undefined || text !== undefined;

/** Where a message that is sent to phones arrives. */
export const phoneOf = (name: TemplateName): string => (isKeyOf(t.phoneOf, name) ? t.phoneOf[name] : t.phone);

/** `{total}`, left to right in any sentence. */
export const token = (field: string) => `\u2066{${field}}\u2069`;

const listed = (fields: readonly string[]) => [...new Set(fields)].map(token).join(' ');
