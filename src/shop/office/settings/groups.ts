import { keysOf } from '../../keys-of.ts';
import type { Settings } from '../../settings.ts';

export type SettingName = keyof Settings;

/** The groups of the settings page, in its order. Every setting is in one of them. */
export const settingGroups = {
  shop: ['identity', 'socialChannel', 'otherChannels', 'showOldPounds', 'isOpen', 'opensAt'],
  delivery: ['dispatchCenter', 'deliveryBands', 'freeDeliveryFrom', 'officePickup', 'officeFee', 'cashStep'],
  days: ['deliveryDays', 'estimateDays', 'supportHours', 'supportAnswerHours', 'holidays'],
  capacity: ['closures', 'dailyCapacity', 'bandCapacity', 'cutOff'],
  returns: [
    'returnDays',
    'exchangeDays',
    'giveBackDays',
    'exchangeHoldDays',
    'doorRefundMax',
    'returnPhotoDays',
  ],
  parcels: [
    'confirmCalls',
    'autoConfirm',
    'callHours',
    'callAttempts',
    'confirmDays',
    'deliveryAttempts',
    'officeDays',
  ],
  cash: ['courierCashLimit', 'doorFeeOnRefusal', 'doorRecheck', 'largestNote', 'taxRate', 'invoicePrefix'],
  points: [
    'pointsPerPounds',
    'pointsRedeemStep',
    'pointsRedeemValue',
    'pointsMonths',
    'pointsNoticeDays',
    'pointsCouponDays',
    'pointsRefundBonus',
  ],
  messages: [
    'orderNewsBy',
    'quietHours',
    'alertTurnHours',
    'newsDays',
    'messageBudget',
    'messageCost',
    'messageDays',
  ],
  products: ['lowStock', 'secondCountFrom', 'trend'],
  limits: [
    'maxQuantityPerLine',
    'maxOrderLines',
    'maxOrderPieces',
    'maxOrderTotal',
    'callAbove',
    'trust',
    'appealDays',
    'staffLimits',
    'minMargin',
    'maxPriceChange',
    'revealAlarm',
    'messagesPerDay',
    'wrongCouponCodesPerHour',
    'otp',
  ],
} as const satisfies Record<string, readonly SettingName[]>;

export type SettingGroup = keyof typeof settingGroups;
export const settingGroupNames = keysOf(settingGroups);

/** What only an owner changes: the shop's identity, money and limits. A manager changes the rest. */
export const ownerGroups: ReadonlySet<SettingGroup> = new Set<SettingGroup>([
  'shop',
  'delivery',
  'cash',
  'points',
  'limits',
]);

/** The group of a setting; undefined for a name that is none. */
export const groupOf = (name: string): SettingGroup | undefined =>
  settingGroupNames.find((group) => settingGroups[group].some((each) => each === name));
