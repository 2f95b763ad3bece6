/** What a case is about. An appeal is against a limit on orders. */
export const caseKinds = ['question', 'complaint', 'appeal', 'privacy'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** The kinds of messages a shopper may send, besides an appeal. */
export const letterKinds = ['question', 'complaint', 'privacy'] as const satisfies readonly CaseKind[];

/** A copy of all data, or the deletion of the account. */
export const privacyKinds = ['export', 'erase'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

/** How long a level may be raised by hand. Source: the merchant's rules, "Cash-on-delivery guard". */
export const RAISE_DAYS = 90;
