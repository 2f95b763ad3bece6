import type { DeliveryBand } from '../../delivery-bands.ts';
import { roundToStep } from '../../money.ts';
import {
  type DayLoad,
  type DaySettings,
  NO_LOAD,
  type Pause,
  promisedDays,
} from '../../people/closures/promised-days.ts';
import { distanceKm } from '../../people/places/distance.ts';
import { type Destination, placeAt } from '../../people/places/place-at.ts';
import type { Settings } from '../../settings.ts';
import type { StoreDate } from '../../time/store-time.ts';
import type { DeliveryQuote } from './contract.ts';

type DeliverySettings = DaySettings &
  Pick<Settings, 'dispatchCenter' | 'deliveryBands' | 'freeDeliveryFrom' | 'officeFee' | 'cashStep'>;

/** A quote before it is put into words: `slotDay` and `bandId` say where an order would take a place. */
export type Quoted = Omit<DeliveryQuote, 'paused'> & {
  readonly pause: Pause | null;
  readonly slotDay: StoreDate | null;
  readonly bandId: string;
};

/** The band of a distance, compared without rounding: start included, end excluded. */
export function bandOf(km: number, bands: readonly DeliveryBand[]): DeliveryBand {
  const band = bands.find(({ toKm }) => toKm === null || km < toKm);
  if (!band) throw new RangeError(`no delivery band for ${km} km: the settings' last band must have no end`);
  return band;
}

/**
 * Fee in whole pounds and delivery days for an order placed now. `subTotal` is the cart's, for free delivery; null
 * without a cart; without a `load` the days pass over closed ones but not over full ones. Does not check that the point
 * is in Syria.
 */
export function deliveryQuote(
  to: Destination,
  settings: DeliverySettings,
  {
    now,
    subTotal,
    load = NO_LOAD,
  }: { readonly now: Date; readonly subTotal: number | null; readonly load?: DayLoad },
): Quoted {
  const km = distanceKm(settings.dispatchCenter, to);
  const { id: bandId, fee: doorFee, businessDays } = bandOf(km, settings.deliveryBands);
  const fee = to.atOffice === true ? (settings.officeFee ?? doorFee) : doorFee;
  const { days, ...promised } = promisedDays({ place: placeAt(to), bandId, businessDays }, settings, {
    now,
    load,
  });
  const free =
    settings.freeDeliveryFrom !== null && subTotal !== null && subTotal >= settings.freeDeliveryFrom;
  return {
    distanceKm: Math.round(km * 1000) / 1000,
    fee: free ? 0 : roundToStep(fee, settings.cashStep),
    businessDays,
    estimatedDelivery: days,
    bandId,
    ...promised,
  };
}
