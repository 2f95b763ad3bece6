import type { Endpoint } from '../../../shop/endpoint.ts';
import { type EndpointName, endpoints } from '../../../shop/endpoints.ts';
import { productTag, type CacheTag } from '../../db/change-log.ts';

/** What a guest's answer depends on beside the products whose cards or details stand in it. */
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
 * What has to stay as it is for a guest's answer to be given again: every product in it, and what its call depends on.
 * A public call of which
 * nobody has said what it depends on depends on anything; `null`: what a call answers is never part of something kept.
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

// A product is told by its price, wherever in an answer it stands.
function addProducts(value: unknown, shown: Set<CacheTag>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('_id' in value && 'priceAfterDiscount' in value) shown.add(productTag(String(value._id)));
  for (const part of Object.values(value)) addProducts(part, shown);
}
