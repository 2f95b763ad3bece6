import type { TemplateProblems } from '../../../shop/people/notifications/message-template.ts';

/** What is wrong with the fields of a wording, as machine texts; `where` is the text they stand in. */
export function fieldErrors(where: string, { unknown, missing, hasStrayBrace }: TemplateProblems): string[] {
  return [
    ...unknown.map((field) => `"${where}.{${field}}" is not allowed`),
    ...missing.map((field) => `"${where}.{${field}}" is required`),
    ...(hasStrayBrace ? [`"${where}.text" has a brace without its pair`] : []),
  ];
}
