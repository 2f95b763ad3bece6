/** The words of the front page. */
export const home = {
  seeCollection: 'See the shop',
  collections: 'Collections',
  tabs: 'Pieces',
  ourProducts: 'Our products',
  comingSoon: 'Coming soon',
  trendy: 'Trendy',
  nothingIn: {
    ourProducts: 'Nothing here yet',
    comingSoon: 'Nothing announced right now',
    trendy: 'Nothing stands out yet',
  },
  nothingYetText: 'See what the shop has now.',
  seeShop: 'See the shop',
  seeAll: 'See all',
  coupons: 'Coupons',
  failed: 'Could not load.',
};
