import type { Language } from '../../language.ts';

/** Pages whose texts the merchant may write. */
export const helpPageNames = ['faq', 'terms', 'privacy', 'about', 'contact'] as const;
export type HelpPageName = (typeof helpPageNames)[number];

/** The policies, by the names of their documents. */
export const policyNames = ['terms', 'privacy'] as const;
export type PolicyName = (typeof policyNames)[number];

export const isPolicy = (page: HelpPageName): page is PolicyName => policyNames.some((name) => name === page);

/**
 * `intro`: one text without a title. `topic`: a heading above questions, its text is a shorter name. `part`: a
 * question with its answer, or a section of a policy.
 */
export const helpPartKinds = ['intro', 'topic', 'part'] as const;
export type HelpPartKind = (typeof helpPartKinds)[number];

/** The kinds of parts of each page, in order. */
export const kindsOfPage: Readonly<Record<HelpPageName, readonly HelpPartKind[]>> = {
  faq: ['topic', 'part'],
  terms: ['intro', 'part'],
  privacy: ['intro', 'part'],
  about: ['intro'],
  contact: ['intro'],
};

/** The path of a policy's PDF: `/documents/terms.en.pdf`, of an earlier version `/documents/terms/3/en.pdf`. */
export const policyDocumentPath = (name: PolicyName, language: Language, number: number | null = null) =>
  number === null ? `/documents/${name}.${language}.pdf` : `/documents/${name}/${number}/${language}.pdf`;

/** The most characters of a title and of a text. */
export const HELP_TITLE_MAX = 200;
export const HELP_TEXT_MAX = 12_000;
