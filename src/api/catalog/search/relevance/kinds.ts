// Groups of the demo's product types under one everyday name.

export const dresses = ['midi-dress', 'maxi-dress', 'girls-dress'] as const;
export const womensDresses = ['midi-dress', 'maxi-dress'] as const;
export const tees = ['womens-tshirt', 'mens-tshirt', 'girls-tshirt', 'boys-tshirt', 'polo'] as const;
export const shirts = [
  'mens-shirt',
  'womens-blouse',
  'boys-tshirt',
  'mens-tshirt',
  'tunic',
  'girls-set',
  'baby-set',
  'midi-dress',
  'maxi-dress',
] as const;
export const knits = ['womens-sweater', 'mens-sweater'] as const;
export const tops = [
  'womens-tshirt',
  'womens-blouse',
  'girls-tshirt',
  'boys-tshirt',
  'womens-sweater',
  'mens-sweater',
  'girls-set',
  'baby-set',
  'mens-tshirt',
] as const;
export const trousers = [
  'wide-leg-trousers',
  'chinos',
  'joggers',
  'womens-jeans',
  'mens-jeans',
  'boys-jeans',
  'girls-set',
  'baby-set',
] as const;
export const jeans = ['womens-jeans', 'mens-jeans', 'boys-jeans', 'skirt', 'boys-jacket'] as const;
export const onlyJeans = ['womens-jeans', 'mens-jeans', 'boys-jeans'] as const;
export const jackets = [
  'bomber-jacket',
  'boys-jacket',
  'girls-jacket',
  'womens-blazer',
  'womens-sweater',
  'mens-sweater',
  'girls-set',
  'baby-set',
  'womens-coat',
  'mens-coat',
  'suit',
] as const;
export const coats = [
  'womens-coat',
  'mens-coat',
  'girls-jacket',
  'boys-jacket',
  'abaya',
  'manteau',
  'bomber-jacket',
  'womens-blazer',
] as const;
export const pyjamas = ['womens-pyjamas', 'mens-pyjamas', 'boys-tracksuit'] as const;
export const nightwear = ['womens-pyjamas', 'mens-pyjamas'] as const;
export const sports = ['sneakers', 'kids-sneakers'] as const;
export const shoes = [
  'sneakers',
  'kids-sneakers',
  'womens-heels',
  'mens-leather-shoes',
  'ankle-boots',
  'sandals',
  'slippers',
] as const;
export const openShoes = ['sandals', 'slippers'] as const;
export const bags = ['handbag', 'backpack'] as const;
export const hats = ['cap'] as const;
export const underwear = [
  'mens-boxers',
  'womens-underwear-set',
  'kids-underwear-set',
  'thermal-set',
] as const;
export const swimwear = ['swimsuit', 'swim-shorts'] as const;
export const baby = ['bodysuit', 'sleepsuit', 'baby-set', 'baby-blanket'] as const;
export const girls = ['girls-tshirt', 'girls-dress', 'girls-leggings', 'girls-set', 'girls-jacket'] as const;
export const boys = ['boys-tshirt', 'boys-jeans', 'boys-tracksuit', 'boys-jacket'] as const;
export const kids = [...girls, ...boys, 'kids-sneakers', 'kids-underwear-set', 'hair-clips'] as const;
export const warmCoats = [
  'womens-coat',
  'mens-coat',
  'manteau',
  'girls-jacket',
  'boys-jacket',
  'bomber-jacket',
] as const;
export const womensJackets = ['womens-blazer', 'womens-coat', 'womens-sweater'] as const;
export const leatherShoes = [
  'mens-leather-shoes',
  'ankle-boots',
  'sandals',
  'sneakers',
  'womens-heels',
] as const;
export const modest = ['abaya', 'manteau', 'hijab', 'tunic', 'maxi-dress', 'swimsuit', 'skirt'] as const;
export const womens = [
  'womens-tshirt',
  'womens-blouse',
  'tunic',
  'maxi-dress',
  'midi-dress',
  'abaya',
  'manteau',
  'skirt',
  'womens-jeans',
  'wide-leg-trousers',
  'womens-sweater',
  'womens-blazer',
  'womens-coat',
  'womens-pyjamas',
  'womens-heels',
  'ankle-boots',
  'handbag',
  'hijab',
  'earrings',
  'hair-clips',
  'womens-underwear-set',
  'swimsuit',
  'sneakers',
  'sandals',
  'slippers',
  'backpack',
  'cap',
  'socks-pack',
] as const;
export const mens = [
  'mens-tshirt',
  'polo',
  'mens-shirt',
  'hoodie',
  'mens-sweater',
  'mens-jeans',
  'chinos',
  'joggers',
  'suit',
  'bomber-jacket',
  'mens-coat',
  'mens-pyjamas',
  'mens-leather-shoes',
  'belt',
  'mens-boxers',
  'swim-shorts',
  'sneakers',
  'sandals',
  'slippers',
  'backpack',
  'cap',
  'socks-pack',
] as const;
