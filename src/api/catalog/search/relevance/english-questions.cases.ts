import { type SearchCase, expecting, first } from './case.ts';
import * as kind from './kinds.ts';

/** Prices in words, unisex products, seasons with an audience. */
export const englishQuestions: readonly SearchCase[] = [
  ...expecting(
    { kinds: kind.dresses, below: 3000 },
    'dress under 3000',
    'dress less than 3000',
    'dress up to 3000',
    'dress under 3k',
    'dress < 3000',
  ),
  ...expecting({ kinds: ['mens-shirt'], below: 2500 }, "men's shirt under 2500", 'mens shirts below 2500'),
  ...expecting({ kinds: kind.jeans, below: 3000 }, 'jeans under 3000'),
  ...expecting({ kinds: kind.bags, below: 4000 }, 'bag under 4000', 'handbag below 4000'),
  ...expecting({ kinds: ['abaya'], isCheap: true }, 'cheap abaya', 'affordable abaya'),
  ...expecting({ kinds: kind.dresses, isCheap: true }, 'cheap dress', 'cheapest dress'),
  ...expecting(
    { kinds: ['polo', 'boys-tshirt'] },
    'polo',
    'polo shirt',
    'polo tee',
    'polo t-shirt',
    'polo men',
  ),
  ...expecting({ kinds: ['polo'], colors: ['navy'] }, 'navy polo', 'polo shirt navy'),
  ...expecting(
    { kinds: ['sneakers'] },
    "women's sneakers",
    'sneakers for men',
    "men's running shoes",
    'womens trainers',
  ),
  ...expecting({ kinds: ['cap'] }, "women's cap", 'mens hat'),
  ...expecting({ kinds: ['socks-pack'] }, "women's socks"),
  ...expecting({ kinds: ['slippers'] }, "men's slippers", 'slippers for women'),
  ...expecting({ kinds: kind.warmCoats, season: 'winter' }, 'winter coat', 'coat for winter'),
  ...expecting({ kinds: ['womens-coat', 'manteau'] }, "women's winter coat", 'womens coat'),
  ...expecting({ kinds: kind.dresses, season: 'summer' }, 'dresses for summer'),
  ...expecting({ kinds: ['mens-coat'] }, "men's winter coat", 'coat for men'),
  ...expecting({ kinds: ['girls-jacket'] }, 'girls winter jacket', 'girls coat'),
  ...expecting({ kinds: ['boys-jacket'] }, 'boys winter jacket', 'boys coat'),
  ...expecting({ kinds: kind.modest }, 'modest wear', 'modest clothing'),
  ...expecting({ kinds: ['maxi-dress', 'midi-dress'], colors: ['green'] }, 'green dress for women'),
  ...expecting({ kinds: ['wide-leg-trousers'] }, "women's wide trousers"),
  ...expecting({ kinds: ['polo'], sleeve: 'short', isEvery: true }, 'polo short sleeve'),
  ...first(['polo'], 'polo men long sleeve', 'polo half sleeve white'),
];
