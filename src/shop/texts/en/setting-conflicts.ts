import { formatNumber } from '../../money.ts';
import type { SettingConflict } from '../../office/settings/conflicts.ts';
import type { Settings } from '../../settings.ts';
import { businessDays, daysInWords } from './counts.ts';

/** What settings say together that is probably not meant; nothing is refused for it. */
export const settingConflicts = {
  see: 'See',
  comma: ', ',
  noCompany: 'Checkout offers it once there is a transport company.',
  toCompanies: 'Add one under Delivery',
  says: {
    estimateAfterPromise: ({ estimateDays, deliveryDays }) =>
      `The payment page says ${daysInWords(estimateDays)}, although delivery is promised within ${businessDays(deliveryDays.max)}.`,
    estimateBeforePromise: ({ estimateDays, deliveryDays }) =>
      `The payment page says ${daysInWords(estimateDays)}, although delivery takes ${businessDays(deliveryDays.min)} at least.`,
    bandAfterPromise: ({ deliveryDays }) =>
      `A band of the fees takes longer than the ${businessDays(deliveryDays.max)} that are promised for the whole country.`,
    confirmAfterPromise: ({ confirmDays, deliveryDays }) =>
      `An order may wait ${businessDays(confirmDays)} to be confirmed, although delivery is promised within ${businessDays(deliveryDays.max)}.`,
    oneCall: () =>
      'A single unanswered call is enough to cancel an order; with two, they can be on different days.',
    callsTakeLonger: ({ callAttempts, confirmDays }) =>
      `In these hours of calls, ${callAttempts} calls two hours apart take more days than the ${businessDays(confirmDays)} an order waits. It waits longer.`,
    callsWhileQuiet: () =>
      'Calls are made in quiet hours, and the message after a call is held until they end.',
    nothingToConfirm: () => 'Everyone is called, so no order is confirmed automatically.',
    everyoneIsCalled: () => 'From 0 pounds on every order is called about, whatever is chosen here.',
    callAboveAnyOrder: ({ maxOrderTotal }) =>
      `No order comes to as much: the highest total is ${formatNumber(maxOrderTotal)}.`,
    freeAboveAnyOrder: ({ maxOrderTotal }) =>
      `Delivery is never free: the highest total of an order is ${formatNumber(maxOrderTotal)}.`,
    officeFeeUnused: () => 'Pick-up at an office is turned off, so its fee is not used.',
    feesOffStep: ({ cashStep }) =>
      `Some delivery fees are not multiples of ${formatNumber(cashStep)}, so they cannot be paid exactly in cash.`,
    stepAboveNote: () => 'The cash step is larger than the largest note.',
    bandAboveDay: ({ dailyCapacity }) =>
      `A day takes ${formatNumber(dailyCapacity ?? 0)} orders in all, so no band reaches its own limit.`,
    heldTooShort: () =>
      'The new pieces of an exchange are given up before the old ones have to be given back.',
    refundAboveCash: () => 'A courier may refund more at a door than the cash they may hold.',
    noticeBeforePoints: () => 'The notice comes before the points are even earned.',
    turnEndsAtNight: () =>
      'The turn of a shopper told at night is over when quiet hours end and the message arrives.',
    lineAboveOrder: ({ maxOrderPieces }) =>
      `An order takes ${formatNumber(maxOrderPieces)} pieces in all, so no line reaches its own limit.`,
    linesAbovePieces: ({ maxOrderPieces }) =>
      `An order takes ${formatNumber(maxOrderPieces)} pieces in all, so it cannot have so many lines.`,
    trustedBeforeKnown: () => 'A shopper is trusted after fewer deliveries than it takes to be known.',
    trustBeyondCounted: () =>
      'The days without a refusal are more than the days counted: older refusals are not seen.',
    lessForMoreTrust: () => 'A less trusted shopper can have more open orders than a more trusted one.',
    lessForHigherRole: () => 'A lower role may give a customer more than a higher one.',
    codeEndsFirst: () => 'A code expires before a new one can be requested, so the shopper has to wait.',
    codeLimitsReversed: () =>
      'One of these limits is never reached: one of a longer time, or of the whole shop, is lower.',
    channelTwice: () => 'One channel is listed twice and appears twice in the footer.',
  } satisfies Record<SettingConflict, (settings: Settings) => string>,
};
