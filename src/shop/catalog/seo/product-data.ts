import { languageFacts } from '../../language.ts';
import type { ProductDetails, Variant } from '../browse/contract.ts';
import type { Review } from '../reviews/contract.ts';
import { addressesOf, brandPath, productPath } from './addresses.ts';
import { type LinkedData, productAddresses, type LinkedDataOptions, schemaWord } from './linked-data.ts';
import { offerData, termsOfOffers } from './offer-data.ts';

const mostReviews = 3;

/**
 * A product with its offers and, if rated, its rating and reviews; then the delivery and return terms that the offers refer
 * to. One with several variants is a `ProductGroup` of them. The same facts as the page: price, stock, return policy.
 */
export function productData(
  options: LinkedDataOptions,
  product: ProductDetails,
  reviews: readonly Review[],
): LinkedData[] {
  const { origin, language } = options;
  const { _id, name, brand, material, ratesCount, variants } = product;
  const url = productAddresses(origin, _id)[language];
  const commented = reviews.filter(({ comment }) => comment !== '').slice(0, mostReviews);
  const common = {
    '@id': `${url}#piece`,
    name,
    url,
    description: product.description || name,
    image: picturesOf(origin, product),
    category: `${product.category.name} > ${product.subCategory.name}`,
    brand: { '@type': 'Brand', name: brand.name, url: addressesOf(origin, brandPath(brand))[language] },
    ...(material !== '' && { material }),
    ...(ratesCount > 0 && { aggregateRating: starsOf(product) }),
    ...(commented.length > 0 && { review: commented.map(reviewOf) }),
  };
  const data =
    variants.length > 1
      ? {
          '@type': 'ProductGroup',
          ...common,
          productGroupID: _id,
          variesBy: [schemaWord('color'), schemaWord('size')],
          hasVariant: variants.map((variant) => variantData(options, product, variant)),
        }
      : {
          '@type': 'Product',
          ...common,
          sku: _id,
          ...lookOf(product, variants[0]),
          offers: offerData(url, options, product),
        };
  return [data, ...termsOfOffers(url, options, product)];
}

function variantData(options: LinkedDataOptions, product: ProductDetails, variant: Variant): LinkedData {
  const { colorId, sizeId, available } = variant;
  const { origin, language } = options;
  const path = `${productPath(product._id)}?color=${encodeURIComponent(colorId)}&size=${encodeURIComponent(sizeId)}`;
  const look = lookOf(product, variant);
  const [image] = picturesOf(origin, { images: product.images.filter((one) => one.colorId === colorId) });
  return {
    '@type': 'Product',
    sku: `${product._id}-${colorId}-${sizeId}`,
    name: [product.name, look.color, look.size].filter(Boolean).join(languageFacts[language].comma),
    ...look,
    ...(image !== undefined && { image }),
    offers: offerData(addressesOf(origin, path)[language], options, product, available > 0),
  };
}

function lookOf({ colors, sizes }: ProductDetails, variant: Variant | undefined) {
  return {
    color: colors.find(({ _id }) => _id === variant?.colorId)?.name,
    size: sizes.find(({ _id }) => _id === variant?.sizeId)?.label,
  };
}

function picturesOf(origin: string, { images }: Pick<ProductDetails, 'images'>): string[] {
  return [...new Set(images.map(({ url }) => url))]
    .filter((url) => !url.endsWith('.svg'))
    .map((url) => origin + url);
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
