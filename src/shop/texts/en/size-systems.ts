/** Systems of sizes by the name that sizes have them under; `other` is that of a system the shop does not know. */
export const sizeSystems = {
  alpha: 'Letter sizes',
  'eu-numeric': 'European sizes',
  jeans: 'Jeans, waist and length',
  'kids-age': 'Children, by age',
  'baby-age': 'Babies, by age',
  'shoes-eu': 'Shoes',
  'shoes-eu-kids': 'Kids’ shoes',
  'one-size': 'One size',
  other: 'Other sizes',
};
