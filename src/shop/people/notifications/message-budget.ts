import { storeDateOf } from '../../time/store-time.ts';

/** The kinds of messages that cost an SMS, codes apart: those are never held back. */
export const paidKinds = ['order', 'stock'] as const;
export type PaidKind = (typeof paidKinds)[number];

/** The most SMS of a kind in a month; null for no limit. */
export type MessageBudget = Readonly<Record<PaidKind, number | null>>;

/** Why a message was not sent; it is in the inbox only. */
export const OVER_BUDGET = 'OVER_BUDGET';

/** The merchant is warned from this part of a budget on. Source: the merchant's rules, "Messages". */
const WARNED_FROM = 0.8;

/** The first count of SMS that is warned about. */
export const warnedFrom = (budget: number): number => Math.ceil(budget * WARNED_FROM);

export const isNearlySpent = (sent: number, budget: number | null): boolean =>
  budget !== null && sent >= warnedFrom(budget);

/** The first day of the month in store time, which a budget is for. */
export const budgetMonth = (now: Date): string => `${storeDateOf(now).slice(0, 7)}-01`;
