import type { ProductDetails } from '../catalog/contract.ts';
import type { Review } from '../reviews/contract.ts';
import { addressesOf, brandPath } from './addresses.ts';
import { type LinkedData, productAddresses, type LinkedDataOptions } from './linked-data.ts';

const mostReviews = 3;
const schema = (word: string) => `https://schema.org/${word}`;

/**
 * A product with its offer and, if rated, its rating and reviews. The same facts as the page: current price, stock,
 * return policy.
 */
export function productData(
  telling: LinkedDataOptions,
  product: ProductDetails,
  reviews: readonly Review[],
): LinkedData {
  const { origin, language } = telling;
  const { _id, name, brand, material, ratesCount } = product;
  const url = productAddresses(origin, _id)[language];
  const commented = reviews.filter(({ comment }) => comment !== '').slice(0, mostReviews);
  return {
    '@type': 'Product',
    '@id': `${url}#piece`,
    name,
    url,
    sku: _id,
    description: product.description,
    image: picturesOf(origin, product),
    category: `${product.category.name} > ${product.subCategory.name}`,
    brand: { '@type': 'Brand', name: brand.name, url: addressesOf(origin, brandPath(brand))[language] },
    ...(material !== '' && { material }),
    color: product.colors.map((color) => color.name).join(language === 'ar' ? '، ' : ', '),
    size: product.sizes.map(({ label }) => label),
    offers: offerOf(url, telling, product),
    ...(ratesCount > 0 && { aggregateRating: starsOf(product) }),
    ...(commented.length > 0 && { review: commented.map(reviewOf) }),
  };
}

function picturesOf(origin: string, { images }: ProductDetails): string[] {
  return [...new Set(images.map(({ url }) => url))]
    .filter((url) => !url.endsWith('.svg'))
    .map((url) => origin + url);
}

function offerOf(url: string, { origin, store }: LinkedDataOptions, product: ProductDetails): LinkedData {
  const { price, priceAfterDiscount, comingSoon, availableFrom, returnable } = product;
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'SYP',
    price: priceAfterDiscount ?? price,
    ...(priceAfterDiscount !== null && { priceSpecification: struckPrice(price) }),
    availability: schema(availabilityOf(product)),
    ...(comingSoon && availableFrom !== null && { availabilityStarts: availableFrom }),
    itemCondition: schema('NewCondition'),
    seller: { '@id': `${origin}/#shop`, '@type': 'OnlineStore', name: store.identity.name },
    ...(!returnable && { hasMerchantReturnPolicy: noReturns }),
  };
}

const struckPrice = (price: number) => ({
  '@type': 'UnitPriceSpecification',
  priceType: schema('StrikethroughPrice'),
  price,
  priceCurrency: 'SYP',
});

const noReturns = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'SY',
  returnPolicyCategory: schema('MerchantReturnNotPermitted'),
};

function availabilityOf({ comingSoon, inStock }: ProductDetails): string {
  if (comingSoon) return 'PreOrder';
  return inStock ? 'InStock' : 'OutOfStock';
}

const starsOf = ({ rating, ratesCount }: ProductDetails) => ({
  '@type': 'AggregateRating',
  ratingValue: rating,
  reviewCount: ratesCount,
  bestRating: 5,
  worstRating: 1,
});

const reviewOf = ({ author, rating, comment, createdAt }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: createdAt.slice(0, 10),
  reviewBody: comment,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
});
