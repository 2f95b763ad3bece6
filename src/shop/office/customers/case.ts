import type { Channel } from '../../buying/orders/status.ts';

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

/** The lists of cases: unanswered, not closed, taken by the reader, closed. */
export const caseViews = ['due', 'open', 'mine', 'closed'] as const;
export type CaseView = (typeof caseViews)[number];

/** How an answer reaches the customer: as a message of the shop, in a chat of the staff, or by word of mouth. */
export const answerWays = ['message', 'whatsapp', 'told'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** The longest answer that may go out as SMS. */
export const MOST_BY_SMS = 400;

/** Whether an answer is sent as SMS or push. A shopper who wrote on the site reads it there. */
export const goesToPhone = (channel: Channel, way: AnswerWay): boolean =>
  way === 'message' && channel !== 'site';
