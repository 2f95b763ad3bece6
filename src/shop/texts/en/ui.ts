import { plural } from '../plural.ts';

/** The words of the shared interface components; pages pass them everything else. */
export const ui = {
  optional: '(optional)',
  close: 'Close',
  back: 'Back',
  next: 'Next',
  pages: 'Pages',
  page: (page: number, pages: number) => `Page ${page} from ${pages}`,
  breadcrumb: 'You are here',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  less: 'One less',
  more: 'One more',
  left: (pieces: number) => `${pieces} left`,
  soldOut: 'sold out',
  soldOutAwaited: 'sold out, we will notify you',
  soldOutColor: 'sold out in this color',
  moreColors: (colors: number) =>
    plural(colors, { one: 'and 1 more color', other: `and ${colors} more colors` }),
  colorNow: (legend: string, color: string) => `${legend}: ${color}`,
  now: 'now',
  was: 'was',
  from: 'from',
  lowestPrice: 'From',
  highestPrice: 'To',
  rated: (rating: string, count: number) =>
    plural(count, {
      one: `Rated ${rating} of 5 in 1 review`,
      other: `Rated ${rating} of 5 in ${count} reviews`,
    }),
  stars: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  fit: 'How it fits',
  fitSmall: 'Runs small',
  fitTrue: 'True to size',
  fitLarge: 'Runs large',
  fitSaid: (percent: number) => `${percent}% of buyers`,
  step: (step: number, steps: number, label: string) => `Step ${step} of ${steps}: ${label}`,
  done: 'done',
  comma: ', ',
  loading: 'Loading',
};
