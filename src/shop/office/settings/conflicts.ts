import { keysOf } from '../../keys-of.ts';
import type { Settings } from '../../settings.ts';
import type { SettingName } from './groups.ts';

type Rule = {
  /** The settings that together say it; each of their cards warns. */
  readonly of: readonly SettingName[];
  readonly holds: (settings: Settings) => boolean;
};

/** A limit of null is no limit. */
const cap = (most: number | null) => most ?? Infinity;

/** Two calls of one order are two hours apart, so of five hours three are used. */
const callsPerDay = ({ callHours: { opens, closes } }: Settings) => Math.ceil((closes - opens) / 2);

/** Whether an hour of calls is one in which messages wait. */
const callsWhileQuiet = ({ callHours: { opens, closes }, quietHours: { from, until } }: Settings) => {
  const isQuiet = (hour: number) =>
    from < until ? hour >= from && hour < until : from !== until && (hour >= from || hour < until);
  return Array.from({ length: closes - opens }, (_, at) => opens + at).some(isQuiet);
};

/** How many hours messages wait at most. */
const quietLength = ({ quietHours: { from, until } }: Settings) => (until - from + 24) % 24;

/**
 * What settings say together that cannot be meant: each is allowed, and none is refused for it. Sentences of them are in
 * the texts (`setting-conflicts.ts`).
 */
const rules = {
  estimateAfterPromise: {
    of: ['estimateDays', 'deliveryDays'],
    holds: ({ estimateDays, deliveryDays }) => estimateDays > deliveryDays.max,
  },
  estimateBeforePromise: {
    of: ['estimateDays', 'deliveryDays'],
    holds: ({ estimateDays, deliveryDays }) => estimateDays < deliveryDays.min,
  },
  bandAfterPromise: {
    of: ['deliveryBands', 'deliveryDays'],
    holds: ({ deliveryBands, deliveryDays }) =>
      deliveryBands.some(({ businessDays }) => businessDays.max > deliveryDays.max),
  },
  confirmAfterPromise: {
    of: ['confirmDays', 'deliveryDays'],
    holds: ({ confirmDays, deliveryDays }) => confirmDays >= deliveryDays.max,
  },
  oneCall: { of: ['callAttempts'], holds: ({ callAttempts }) => callAttempts === 1 },
  callsTakeLonger: {
    of: ['callAttempts', 'callHours', 'confirmDays'],
    // The day of the order and those that it waits.
    holds: (settings) => Math.ceil(settings.callAttempts / callsPerDay(settings)) > settings.confirmDays + 1,
  },
  callsWhileQuiet: { of: ['callHours', 'quietHours'], holds: callsWhileQuiet },
  nothingToConfirm: {
    of: ['confirmCalls', 'autoConfirm'],
    holds: ({ confirmCalls, autoConfirm }) => confirmCalls === 'all' && autoConfirm,
  },
  everyoneIsCalled: {
    of: ['callAbove', 'confirmCalls'],
    holds: ({ callAbove, confirmCalls }) => callAbove === 0 && confirmCalls !== 'all',
  },
  callAboveAnyOrder: {
    of: ['callAbove', 'maxOrderTotal'],
    holds: ({ callAbove, maxOrderTotal }) => callAbove > maxOrderTotal,
  },
  freeAboveAnyOrder: {
    of: ['freeDeliveryFrom', 'maxOrderTotal'],
    holds: ({ freeDeliveryFrom, maxOrderTotal }) => (freeDeliveryFrom ?? 0) > maxOrderTotal,
  },
  officeFeeUnused: {
    of: ['officePickup', 'officeFee'],
    holds: ({ officePickup, officeFee }) => !officePickup && officeFee !== null,
  },
  feesOffStep: {
    of: ['cashStep', 'deliveryBands', 'officeFee'],
    holds: ({ cashStep, deliveryBands, officeFee }) =>
      [...deliveryBands.map(({ fee }) => fee), officeFee ?? 0].some((fee) => fee % cashStep !== 0),
  },
  stepAboveNote: {
    of: ['cashStep', 'largestNote'],
    holds: ({ cashStep, largestNote }) => largestNote < cashStep,
  },
  bandAboveDay: {
    of: ['bandCapacity', 'dailyCapacity'],
    holds: ({ bandCapacity, dailyCapacity }) => (bandCapacity ?? 0) > cap(dailyCapacity),
  },
  heldTooShort: {
    of: ['exchangeHoldDays', 'giveBackDays'],
    holds: ({ exchangeHoldDays, giveBackDays }) => exchangeHoldDays < giveBackDays,
  },
  refundAboveCash: {
    of: ['doorRefundMax', 'courierCashLimit'],
    holds: ({ doorRefundMax, courierCashLimit }) => doorRefundMax > courierCashLimit,
  },
  noticeBeforePoints: {
    of: ['pointsNoticeDays', 'pointsMonths'],
    holds: ({ pointsNoticeDays, pointsMonths }) =>
      pointsMonths !== null && pointsNoticeDays > pointsMonths * 30,
  },
  turnEndsAtNight: {
    of: ['alertTurnHours', 'quietHours'],
    holds: (settings) => settings.alertTurnHours <= quietLength(settings),
  },
  lineAboveOrder: {
    of: ['maxQuantityPerLine', 'maxOrderPieces'],
    holds: ({ maxQuantityPerLine, maxOrderPieces }) => maxQuantityPerLine > maxOrderPieces,
  },
  linesAbovePieces: {
    of: ['maxOrderLines', 'maxOrderPieces'],
    holds: ({ maxOrderLines, maxOrderPieces }) => maxOrderLines > maxOrderPieces,
  },
  trustedBeforeKnown: {
    of: ['trust'],
    holds: ({ trust: { knownFrom, trustedFrom } }) => trustedFrom < knownFrom,
  },
  trustBeyondCounted: {
    of: ['trust'],
    holds: ({ trust: { countedDays, trustedDays } }) => trustedDays > countedDays,
  },
  lessForMoreTrust: {
    of: ['trust'],
    holds: ({ trust }) => {
      const orders = [trust.watchedOrders, trust.newOrders, trust.knownOrders, trust.trustedOrders];
      const totals = [trust.watchedTotal, trust.newTotal, trust.knownTotal, trust.trustedTotal].map(cap);
      const falls = (limits: readonly number[]) => limits.some((limit, at) => limit < (limits[at - 1] ?? 0));
      return falls(orders) || falls(totals);
    },
  },
  lessForHigherRole: {
    of: ['staffLimits'],
    holds: ({ staffLimits: { ownerGives, managerGives, supportGives } }) =>
      supportGives > managerGives || managerGives > ownerGives,
  },
  codeEndsFirst: {
    of: ['otp'],
    holds: ({ otp: { lifetimeSeconds, resendSeconds } }) => resendSeconds > lifetimeSeconds,
  },
  codeLimitsReversed: {
    of: ['otp'],
    holds: ({ otp }) =>
      otp.perHour > otp.perDay ||
      otp.perDay > otp.storeCeilingPerDay ||
      otp.perOriginPer10Min > otp.perOriginPerHour ||
      otp.tries > otp.wrongPerDay,
  },
  channelTwice: {
    of: ['socialChannel', 'otherChannels'],
    holds: ({ socialChannel, otherChannels }) => {
      const urls = [socialChannel, ...otherChannels].map(({ url }) => url).filter(Boolean);
      return new Set(urls).size < urls.length;
    },
  },
} as const satisfies Record<string, Rule>;

export type SettingConflict = keyof typeof rules;
export const settingConflicts = keysOf(rules);

/** What these settings contradict, with the settings that each is of. */
export const conflictsOf = (
  settings: Settings,
): { conflict: SettingConflict; of: readonly SettingName[] }[] =>
  settingConflicts.flatMap((conflict) => {
    const { of, holds }: Rule = rules[conflict];
    return holds(settings) ? [{ conflict, of }] : [];
  });
