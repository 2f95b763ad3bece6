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

type PolicyText = Omit<Policy, 'short'>;
type Texts = {
  helpPolicies: { store: PolicyText; privacy: PolicyText };
  help: { storeShort: readonly string[]; privacyShort: readonly string[] };
};

/** The policy in the language of the texts. */
export function policyOf(name: PolicyName, { helpPolicies, help }: Texts): Policy {
  return name === 'terms'
    ? { ...helpPolicies.store, short: help.storeShort }
    : { ...helpPolicies.privacy, short: help.privacyShort };
}

/** Where the policy's document is: `/documents/terms.en.pdf`. */
export const policyDocumentPath = (name: PolicyName, language: Language) =>
  `/documents/${name}.${language}.pdf` as const;
