import type { Point } from '../account/point.ts';
import { deliveryDates } from '../business-days.ts';
import { roundToStep } from '../money.ts';
import type { DeliveryBand, Settings } from '../settings.ts';
import type { DeliveryQuote } from './contract.ts';

type DeliverySettings = Pick<
  Settings,
  'dispatchCenter' | 'deliveryBands' | 'freeDeliveryFrom' | 'cashStep' | 'holidays'
>;

/** The mean radius of the earth, in kilometers. */
const earthRadius = 6371.0088;

/** Kilometers along the great circle (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)];
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2;
  const chord =
    half(latitudeA, latitudeB) +
    Math.cos(latitudeA) * Math.cos(latitudeB) * half(radians(a.longitude), radians(b.longitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/** The band of a distance, which is compared without rounding: the start is included, the end is not. */
export function bandOf(km: number, bands: readonly DeliveryBand[]): DeliveryBand {
  const band = bands.find(({ toKm }) => toKm === null || km < toKm);
  if (!band) throw new RangeError(`no delivery band for ${km} km: the settings' last band must have no end`);
  return band;
}

/**
 * What bringing a parcel ordered now to a point costs, in whole pounds, and when it comes. `subTotal` is what the
 * cart comes to, null where there is no cart: then nothing is free. Whether the point is in Syria is asked elsewhere.
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

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
