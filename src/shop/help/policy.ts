import type { Language } from '../language.ts';

/** The policies, by the names of their documents. */
export const policyNames = ['terms', 'privacy'] as const;
export type PolicyName = (typeof policyNames)[number];

/** A policy's text, on its page and in its PDF. `lastUpdated` is an ISO date. */
export type Policy = {
  title: string;
  lastUpdated: string;
  short: readonly string[];
  sections: readonly { id: string; title: string; paragraphs: readonly string[] }[];
};

/** The path of the policy's PDF: `/documents/terms.en.pdf`. */
export const policyDocumentPath = (name: PolicyName, language: Language) =>
  `/documents/${name}.${language}.pdf` as const;
