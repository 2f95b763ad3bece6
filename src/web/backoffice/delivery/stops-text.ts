import { delivery as t } from '#texts/delivery';

/** How many parcels and returns a run stops for. */
export function stopsText(parcels: number, returns: number): string {
  const parts = [
    ...(parcels > 0 || returns === 0 ? [t.parcels(parcels)] : []),
    ...(returns > 0 ? [t.returns(returns)] : []),
  ];
  return parts.join(t.comma);
}
