import type { Settings } from '../../settings.ts';

/** A product's events on one day, `daysAgo` days ago (0: today). */
export type TrendDay = {
  readonly daysAgo: number;
  readonly orders: number;
  readonly favorites: number;
  readonly views: number;
};

/** The trend score: each day's events, weighted, halved every `halfLifeDays`, within the window. */
export function trendScore(days: readonly TrendDay[], trend: Settings['trend']): number {
  return days
    .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo < trend.windowDays)
    .reduce((score, day) => score + weightOf(day, trend) * 0.5 ** (day.daysAgo / trend.halfLifeDays), 0);
}

function weightOf({ orders, favorites, views }: TrendDay, trend: Settings['trend']): number {
  return orders * trend.orderWeight + favorites * trend.favoriteWeight + views * trend.viewWeight;
}
