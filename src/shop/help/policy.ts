import type { Language } from '../language.ts';

/** The policies, by the names that their documents have. */
export const policyNames = ['terms', 'privacy'] as const;
export type PolicyName = (typeof policyNames)[number];

/** What a policy says, on its page and in its document. `lastUpdated` is an ISO date. */
export type Policy = {
  title: string;
  lastUpdated: string;
  short: readonly string[];
  sections: readonly { id: string; title: string; paragraphs: readonly string[] }[];
};

/** Where the policy's document is: `/documents/terms.en.pdf`. */
export const policyDocumentPath = (name: PolicyName, language: Language) =>
  `/documents/${name}.${language}.pdf` as const;
