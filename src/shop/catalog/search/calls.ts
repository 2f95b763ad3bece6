import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import {
  givenId,
  optionalFlagInQuery,
  optionalInQuery,
  optionalListInQuery,
  optionalNumberInQuery,
  PageQuery,
  text,
} from '../../wire/input.ts';
import { Pagination } from '../../wire/wire-types.ts';
import { ProductCard, Season } from '../browse/contract.ts';
import { Facets, ProductSort, SearchReading, Suggestions } from './contract.ts';

const tag = 'Search';
const optionalIds = optionalListInQuery(givenId);
const optionalWords = optionalInQuery(text(100));
const optionalPrice = optionalNumberInQuery(z.number().min(0).max(1_000_000_000));

/** Product lists: search, filters, sorting and suggestions. */
export const searchCalls = {
  getAllProducts: endpoint({
    method: 'GET',
    path: '/api/v1/app/products/get-all-products-client',
    access: 'public',
    cache: 'public',
    tag,
    summary:
      'Search the whole store; ids and lists are separated by commas; without `sort`: relevance with a name, else newest',
    query: PageQuery.extend({
      name: optionalWords,
      categoryId: optionalIds,
      subCategoryId: optionalIds,
      brandId: optionalIds,
      minPrice: optionalPrice,
      maxPrice: optionalPrice,
      seasons: optionalListInQuery(Season),
      colors: optionalListInQuery(givenId),
      sizes: optionalListInQuery(givenId),
      inStock: optionalFlagInQuery,
      onSale: optionalFlagInQuery,
      sort: optionalInQuery(ProductSort),
    }),
    data: z.object({
      products: z.array(ProductCard),
      pagination: Pagination,
      facets: Facets,
      search: SearchReading.nullable(),
      nearest: z.array(ProductCard),
    }),
  }),
  suggestProducts: endpoint({
    method: 'GET',
    path: '/api/v1/app/products/suggest',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'What the store has for a question that is still being typed',
    query: z.object({ name: text(100) }),
    data: Suggestions,
  }),
  getProductsOfCategoryAndBrand: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/products/get-products-by-category-id-brand',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'The pieces of a category, a subcategory, a brand, or of what they share',
    query: PageQuery.extend({
      categoryId: optionalIds,
      subCategoryId: optionalIds,
      brandId: optionalIds,
      search: optionalWords,
      sort: optionalInQuery(ProductSort),
    }),
    data: z.object({ products: z.array(ProductCard), pagination: Pagination }),
  }),
};
