import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  givenId,
  optionalFlagInQuery,
  optionalInQuery,
  optionalListInQuery,
  optionalNumberInQuery,
  PageQuery,
  text,
} from '../input.ts';
import { Id, Pagination } from '../wire.ts';
import {
  Brand,
  Category,
  CategoryWithBrands,
  Facets,
  ProductCard,
  ProductDetails,
  ProductSort,
  Season,
  SubCategory,
} from './contract.ts';

const tag = 'Catalog';
const optionalId = optionalInQuery(givenId);
const optionalWords = optionalInQuery(text(100));
const optionalPrice = optionalNumberInQuery(z.number().min(0).max(1_000_000_000));

/** What the store sells, and following a brand. */
export const catalogCalls = {
  getAllProducts: endpoint({
    method: 'GET',
    path: '/api/v1/app/products/get-all-products-client',
    access: 'public',
    cache: 'public',
    tag,
    summary:
      'Search the whole store; lists are separated by commas; without `sort`: relevance with a name, else newest',
    query: PageQuery.extend({
      name: optionalWords,
      categoryId: optionalId,
      subCategoryId: optionalId,
      brandId: optionalId,
      minPrice: optionalPrice,
      maxPrice: optionalPrice,
      seasons: optionalListInQuery(Season),
      colors: optionalListInQuery(givenId),
      sizes: optionalListInQuery(givenId),
      inStock: optionalFlagInQuery,
      onSale: optionalFlagInQuery,
      sort: optionalInQuery(ProductSort),
    }),
    data: z.object({ products: z.array(ProductCard), pagination: Pagination, facets: Facets }),
  }),
  getProductsOfCategoryAndBrand: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/products/get-products-by-category-id-brand',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'The pieces of a category, a subcategory, a brand, or of what they share',
    query: PageQuery.extend({
      categoryId: optionalId,
      subCategoryId: optionalId,
      brandId: optionalId,
      search: optionalWords,
      sort: optionalInQuery(ProductSort),
    }),
    data: z.object({ products: z.array(ProductCard), pagination: Pagination }),
  }),
  getAllCategories: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/category/get-all-category',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'The categories, found by name where `search` is given',
    query: PageQuery.extend({ search: optionalWords }),
    data: z.object({ categories: z.array(Category), pagination: Pagination }),
  }),
  getCategoriesWithBrands: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/category/get-all-category-brand',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'Every category with the brands in it, and every brand',
    data: z.object({ categories: z.array(CategoryWithBrands), brands: z.array(Brand) }),
  }),
  getSubCategories: endpoint({
    method: 'GET',
    path: '/api/client/v1/subcategory/get-subcategory-by-category-id',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'The subcategories of a category',
    query: z.object({ categoryId: givenId }),
    data: z.object({ subCategories: z.array(SubCategory) }),
  }),
  getProductDetails: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/products/get-product-details',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'One piece with its pictures, colors, sizes and stock',
    query: z.object({ productId: givenId }),
    data: z.object({ product: ProductDetails }),
    refusals: ['NOT_FOUND'],
  }),
  followBrand: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/brand/follow',
    access: 'registered',
    tag,
    summary: 'Follow a brand; following it again changes nothing',
    query: z.object({ brandId: givenId }),
    data: z.object({ followedBrandIds: z.array(Id) }),
    refusals: ['NOT_FOUND'],
  }),
  unfollowBrand: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/store/brand/follow',
    access: 'registered',
    tag,
    summary: 'Stop following a brand',
    query: z.object({ brandId: givenId }),
    data: z.object({ followedBrandIds: z.array(Id) }),
    refusals: ['NOT_FOUND'],
  }),
};
