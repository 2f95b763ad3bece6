import { type SearchCase, expecting, first } from './case.ts';
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
  ...first(['midi-dress', 'maxi-dress', 'girls-dress'], 'dresses on sale'),
  ...first(['bomber-jacket', 'boys-jacket', 'girls-jacket', 'womens-blazer'], 'discounted jackets'),
  ...first(
    ['sneakers', 'kids-sneakers', 'womens-heels', 'mens-leather-shoes', 'ankle-boots', 'sandals', 'slippers'],
    'shoes under two thousand',
  ),
  ...first(['hoodie'], 'unisex hoodie'),
  ...first(['polo'], 'polo for men between 3000 and 1000'),
  ...first(['maxi-dress', 'midi-dress'], 'long sleeve modest dress'),
  ...first(['bodysuit', 'sleepsuit', 'baby-set', 'baby-blanket'], 'baby shower gift'),
  ...first(
    ['boys-jacket', 'boys-tracksuit', 'boys-tshirt', 'kids-underwear-set', 'boys-jeans'],
    'something warm for a boy',
  ),
  ...first(['chinos', 'wide-leg-trousers'], 'work trousers'),
  ...first(['sneakers', 'kids-sneakers'], 'white trainers'),
  ...first(['ankle-boots'], 'rain boots'),
  ...first(['mens-shirt', 'womens-blouse'], 'smart shirt for office'),
  ...first(['socks-pack'], 'cheap socks'),
];
