import type { Endpoint } from '../../../shop/endpoint.ts';
import { type EndpointName, endpoints } from '../../../shop/endpoints.ts';
import { productTag, type CacheTag } from '../../db/change-log.ts';

/** The tags of a public call besides the products in its answer. */
const DEPENDS_ON: Partial<Record<EndpointName, readonly CacheTag[]>> = {
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
  getBanners: [],
  getReviews: [],
  getAllCities: [],
  getDeliveryQuote: [],
  getPolicyDocument: [],
};

/**
 * The tags of a public answer: every product in it, and those of its call. A public call without declared tags
 * depends on anything; `null` means that the call's answer is never cached.
 */
export function cacheTagsOf(name: EndpointName, input: unknown, data: unknown): CacheTag[] | null {
  const call: Endpoint = endpoints[name];
  const dependsOn = DEPENDS_ON[name] ?? (call.cache === 'public' ? ['anything'] : null);
  if (dependsOn === null) return null;
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
