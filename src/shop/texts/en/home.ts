/** The words of the front page. */
export const home = {
  seeCollection: 'Shop now',
  collections: 'Collections',
  tabs: 'Pieces',
  ourProducts: 'Our products',
  comingSoon: 'Coming soon',
  trendy: 'Trendy',
  nothingIn: {
    ourProducts: 'Nothing here yet',
    comingSoon: 'Nothing announced right now',
    trendy: 'Nothing trending yet',
  },
  nothingYetText: 'See what is in the shop right now.',
  seeShop: 'Shop now',
  seeAll: 'See all',
  coupons: 'Coupons',
  failed: 'This could not be loaded.',
};
