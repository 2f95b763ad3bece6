import type { EndpointName, Endpoints } from '../../../../shop/endpoints.ts';
import { productTag, type CacheTag } from '../../db/changes/catalog-changes.ts';

type PublicCall = {
  [Name in EndpointName]: Endpoints[Name] extends { cache: 'public' } ? Name : never;
}[EndpointName];

/** The tags of what a guest's answer shows beside its products: every public call, and others that may be cached. */
const DEPENDS_ON: Record<PublicCall, readonly CacheTag[]> &
  Partial<Record<EndpointName, readonly CacheTag[]>> = {
  getStoreFacts: [],
  getAllProducts: ['lists'],
  getProductsOfCategoryAndBrand: ['lists'],
  suggestProducts: ['lists'],
  getAllCategories: ['lists'],
  getCategoriesWithBrands: ['lists', 'brands'],
  getSubCategories: ['lists'],
  getProductDetails: [],
  getSimilarProducts: ['lists'],
  getHomePage: ['lists', 'brands'],
  getHomeProducts: ['lists'],
  getBanners: ['lists'],
  getCollection: ['lists'],
  getReviews: [],
  getAllCities: [],
  getDeliveryQuote: ['days'],
  getHelpText: [],
  getPolicyDocument: [],
  getPushKey: [],
};

/** The cache tags of an answer to a guest; null if the answers of this call are never cached. */
export function cacheTagsOf(name: EndpointName, input: unknown, data: unknown): CacheTag[] | null {
  const dependsOn = DEPENDS_ON[name];
  if (dependsOn === undefined) return null;
  const shown = new Set(dependsOn);
  const { productId } = input as { productId?: unknown }; // a call's input is an object
  if (typeof productId === 'string') shown.add(productTag(productId));
  addProducts(data, shown);
  return [...shown];
}

// Anything with a price and an id in an answer is a product.
function addProducts(value: unknown, shown: Set<CacheTag>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('_id' in value && 'priceAfterDiscount' in value) shown.add(productTag(String(value._id)));
  for (const part of Object.values(value)) addProducts(part, shown);
}
