import type { Settings } from '../../settings.ts';

export type Opening = Pick<Settings, 'isOpen' | 'opensAt'>;

/** Whether shoppers see the shop: a planned opening takes effect at its time, whether or not a job has run. */
export const isShopOpen = ({ isOpen, opensAt }: Opening, now: Date): boolean =>
  isOpen || (opensAt !== null && new Date(opensAt) <= now);

/** The hour of a planned opening that is still to come. */
export const plannedOpening = (opening: Opening, now: Date): string | null =>
  isShopOpen(opening, now) ? null : opening.opensAt;
