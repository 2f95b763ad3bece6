/** What a case is about. An appeal is against a limit on orders. */
export const caseKinds = ['question', 'complaint', 'appeal', 'privacy'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** How long a level may be raised by hand. Source: the merchant's rules, "Cash-on-delivery guard". */
export const RAISE_DAYS = 90;
