import { messageDesk as t } from '#texts/message-desk';
import {
  type Template,
  type TemplateName,
  templateProblems,
} from '../../../../shop/notifications/message-template.ts';

/** The words of both languages as fields of a form. */
export type WordingFields = { titleAr: string; textAr: string; titleEn: string; textEn: string };
export type FieldName = keyof WordingFields;
type Words = { ar: Template; en: Template };

export const fieldsOfWords = ({ ar, en }: Words): WordingFields => ({
  titleAr: ar.title,
  textAr: ar.text,
  titleEn: en.title,
  textEn: en.text,
});

export const wordsOfFields = ({ titleAr, textAr, titleEn, textEn }: WordingFields): Words => ({
  ar: { title: titleAr.trim(), text: textAr.trim() },
  en: { title: titleEn.trim(), text: textEn.trim() },
});

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

/** `{total}`, left to right in any sentence. */
export const token = (field: string) => `\u2066{${field}}\u2069`;

const listed = (fields: readonly string[]) => [...new Set(fields)].map(token).join(' ');
