import { expect, test } from 'vitest';
import { Settings, type StoredSettings } from '../../settings.ts';
import { texts } from '../../texts/by-language.ts';
import { conflictsOf, type SettingConflict } from './conflicts.ts';

const days = (min: number, max: number) => ({ min, max });
const band = { id: 'all', fromKm: 0, toKm: null, fee: 100, businessDays: days(1, 2) };
const channel = { name: { en: 'Telegram', ar: 'تلغرام' }, handle: '@a', url: 'https://t.me/minwal' };

/** Of each pair a value that contradicts, and the nearest one that does not. */
const cases: Record<SettingConflict, [contradicts: StoredSettings, fits: StoredSettings]> = {
  estimateAfterPromise: [{ estimateDays: 6 }, { estimateDays: 5 }],
  estimateBeforePromise: [{ deliveryDays: days(5, 6) }, { deliveryDays: days(4, 6) }],
  bandAfterPromise: [
    { deliveryBands: [{ ...band, businessDays: days(2, 6) }] },
    { deliveryBands: [{ ...band, businessDays: days(2, 5) }] },
  ],
  confirmAfterPromise: [{ confirmDays: 5 }, { confirmDays: 4 }],
  oneCall: [{ callAttempts: 1 }, { callAttempts: 2 }],
  callsTakeLonger: [
    { callAttempts: 4, callHours: { opens: 10, closes: 12 } },
    { callAttempts: 4, callHours: { opens: 10, closes: 13 } },
  ],
  callsWhileQuiet: [{ callHours: { opens: 8, closes: 21 } }, { callHours: { opens: 9, closes: 21 } }],
  nothingToConfirm: [{ confirmCalls: 'all', autoConfirm: true }, { confirmCalls: 'all' }],
  everyoneIsCalled: [{ callAbove: 0 }, { callAbove: 0, confirmCalls: 'all' }],
  callAboveAnyOrder: [{ callAbove: 1_000_001 }, { callAbove: 1_000_000 }],
  freeAboveAnyOrder: [{ freeDeliveryFrom: 1_000_001 }, { freeDeliveryFrom: null }],
  officeFeeUnused: [{ officePickup: false, officeFee: 100 }, { officePickup: false }],
  feesOffStep: [{ cashStep: 50 }, { cashStep: 50, deliveryBands: [band] }],
  stepAboveNote: [{ largestNote: 24 }, { largestNote: 25 }],
  bandAboveDay: [{ dailyCapacity: 5, bandCapacity: 6 }, { bandCapacity: 6 }],
  heldTooShort: [{ giveBackDays: 11 }, { giveBackDays: 10 }],
  refundAboveCash: [{ courierCashLimit: 4999 }, { courierCashLimit: 5000 }],
  noticeBeforePoints: [
    { pointsMonths: 1, pointsNoticeDays: 31 },
    { pointsMonths: null, pointsNoticeDays: 31 },
  ],
  turnEndsAtNight: [{ alertTurnHours: 12 }, { alertTurnHours: 12, quietHours: { from: 9, until: 9 } }],
  lineAboveOrder: [
    { maxOrderPieces: 9, maxOrderLines: 9 },
    { maxOrderPieces: 10, maxOrderLines: 9 },
  ],
  linesAbovePieces: [{ maxOrderPieces: 99 }, { maxOrderPieces: 100 }],
  trustedBeforeKnown: [{ trust: { knownFrom: 4 } }, { trust: { knownFrom: 3 } }],
  trustBeyondCounted: [{ trust: { countedDays: 179 } }, { trust: { countedDays: 180 } }],
  lessForMoreTrust: [{ trust: { newTotal: null } }, { trust: { newTotal: 100_000 } }],
  lessForHigherRole: [{ staffLimits: { ownerGives: 49_999 } }, { staffLimits: { ownerGives: 50_000 } }],
  codeEndsFirst: [{ otp: { lifetimeSeconds: 60, resendSeconds: 61 } }, { otp: { lifetimeSeconds: 60 } }],
  codeLimitsReversed: [{ otp: { perDay: 4 } }, { otp: { perDay: 5 } }],
  channelTwice: [{ otherChannels: [channel] }, { otherChannels: [{ ...channel, url: 'https://t.me/b' }] }],
};

const found = (given: StoredSettings) => conflictsOf(Settings.parse(given)).map(({ conflict }) => conflict);

test.each(Object.entries(cases))('%s', (conflict, [contradicts, fits]) => {
  expect(found(contradicts)).toEqual([conflict]);
  expect(found(fits)).toEqual([]);
  for (const { settingConflicts } of Object.values(texts)) {
    const [sentence] = Object.entries(settingConflicts.says).flatMap(([name, say]) =>
      name === conflict ? [say(Settings.parse(contradicts))] : [],
    );
    expect(sentence).toMatch(/^\p{L}.{20,}\.$/u);
  }
});

test('the shop as it opens contradicts itself nowhere', () => {
  expect(found({})).toEqual([]);
});
