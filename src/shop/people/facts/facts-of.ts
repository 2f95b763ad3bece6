import { firstWritten, type Language } from '../../language.ts';
import { type Logo, logoFiles, picturePath } from '../../logo.ts';
import { roundToStep } from '../../money.ts';
import type { Settings } from '../../settings.ts';
import type { Point } from '../places/distance.ts';
import { findPlace } from '../places/find-place.ts';
import { placeAt } from '../places/place-at.ts';
import type { StoreFacts } from './contract.ts';
import { redeemTerms } from './redeem-terms.ts';

/** The facts from the settings, in the reader's language. */
export function factsOf(settings: Settings, language: Language): StoreFacts {
  const { deliveryBands, cashStep, dispatchCenter, identity } = settings;
  const named = (channel: Settings['socialChannel']) => ({ ...channel, name: channel.name[language] });
  const fees = deliveryBands.map(({ fee }) => roundToStep(fee, cashStep));
  return {
    deliveryDays: settings.deliveryDays,
    deliveryFrom: Math.min(...fees),
    deliveryTo: Math.max(...fees),
    freeDeliveryFrom: settings.freeDeliveryFrom,
    officePickup: settings.officePickup,
    officeFee: settings.officeFee === null ? null : roundToStep(settings.officeFee, cashStep),
    estimateDays: settings.estimateDays,
    fewLeft: settings.lowStock,
    returnDays: settings.returnDays,
    exchangeDays: settings.exchangeDays,
    showOldPounds: settings.showOldPounds,
    largestNote: settings.largestNote,
    doorFee: settings.doorFeeOnRefusal === 'ask',
    doorRecheck: settings.doorRecheck,
    supportHours: settings.supportHours,
    supportAnswerHours: settings.supportAnswerHours,
    points: {
      perPounds: settings.pointsPerPounds,
      ...redeemTerms(settings),
      refundBonus: settings.pointsRefundBonus,
    },
    dispatchCenter: dispatchCenter.name[language],
    dispatchCity: cityAt(dispatchCenter, language),
    channel: named(settings.socialChannel),
    otherChannels: settings.otherChannels.map(named),
    identity: {
      ...identity,
      name: identity.name[language],
      logo: identity.logo && shownLogo(identity.logo),
      otherName: identity.name[language === 'en' ? 'ar' : 'en'],
      address: firstWritten(identity.address, language),
    },
  };
}

function cityAt(center: Point, language: Language): StoreFacts['dispatchCity'] {
  const { city } = placeAt({ latitude: center.latitude, longitude: center.longitude });
  return { _id: city, name: findPlace(city)?.name[language] ?? city };
}

function shownLogo(logo: Logo): StoreFacts['identity']['logo'] {
  const { width, height, ground } = logo;
  const url = picturePath(logoFiles.web(logo));
  return { url, width, height, ground, icon: picturePath(logoFiles.icon(logo, 192)) };
}
