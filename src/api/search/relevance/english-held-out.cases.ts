import { type SearchCase, expecting } from './case.ts';
import * as kind from './kinds.ts';

/** Every third English case, held out while tuning the search. */
export const englishHeldOut: readonly SearchCase[] = [
  ...expecting(
    { kinds: kind.dresses, below: 3000 },
    'dresses below 3000',
    'cheaper than 3000 dress',
    'dress max 3000',
    'dress under 3000 syp',
  ),
  ...expecting({ kinds: kind.jeans, below: 3000 }, 'jeans for less than 3000'),
  ...expecting({ kinds: ['abaya'], isCheap: true }, 'abaya cheap'),
  ...expecting({ kinds: kind.dresses, isCheap: true }, 'cheap dresses'),
  ...expecting({ kinds: ['polo', 'boys-tshirt'] }, 'mens polo shirt'),
  ...expecting({ kinds: ['cap'] }, 'cap for men'),
  ...expecting({ kinds: ['backpack'] }, "men's backpack", 'backpack for women'),
  ...expecting({ kinds: ['socks-pack'] }, 'mens socks'),
  ...expecting({ kinds: ['sandals'] }, 'mens sandals', 'sandals for women'),
  ...expecting({ kinds: kind.warmCoats, season: 'winter' }, 'winter coats'),
  ...expecting({ kinds: kind.jackets, season: 'winter' }, 'winter jacket', 'warm jacket'),
  ...expecting({ kinds: kind.dresses, season: 'summer' }, 'summer dress'),
  ...expecting({ kinds: ['maxi-dress', 'midi-dress'], colors: ['green'] }, 'womens green dress'),
  ...expecting({ kinds: ['wide-leg-trousers'] }, 'wide leg pants women'),
];
