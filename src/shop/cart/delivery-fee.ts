import type { DeliveryBand } from '../delivery-bands.ts';
import { roundToStep } from '../money.ts';
import { distanceKm } from '../places/distance.ts';
import type { Point } from '../places/point.ts';
import type { Settings } from '../settings.ts';
import { deliveryDates } from '../time/business-days.ts';
import type { DeliveryQuote } from './contract.ts';

type DeliverySettings = Pick<
  Settings,
  'dispatchCenter' | 'deliveryBands' | 'freeDeliveryFrom' | 'cashStep' | 'holidays'
>;

/** The band of a distance, compared without rounding: start included, end excluded. */
export function bandOf(km: number, bands: readonly DeliveryBand[]): DeliveryBand {
  const band = bands.find(({ toKm }) => toKm === null || km < toKm);
  if (!band) throw new RangeError(`no delivery band for ${km} km: the settings' last band must have no end`);
  return band;
}

/**
 * Fee in whole pounds and delivery days for an order placed now. `subTotal` is the cart's, for free delivery; null
 * without a cart. Does not check that the point is in Syria.
 */
export function deliveryQuote(
  point: Point,
  settings: DeliverySettings,
  { now, subTotal }: { readonly now: Date; readonly subTotal: number | null },
): DeliveryQuote {
  const km = distanceKm(settings.dispatchCenter, point);
  const { fee, businessDays } = bandOf(km, settings.deliveryBands);
  const free =
    settings.freeDeliveryFrom !== null && subTotal !== null && subTotal >= settings.freeDeliveryFrom;
  return {
    distanceKm: Math.round(km * 1000) / 1000,
    fee: free ? 0 : roundToStep(fee, settings.cashStep),
    businessDays,
    estimatedDelivery: deliveryDates(now, businessDays, settings.holidays),
  };
}
