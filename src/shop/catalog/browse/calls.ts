import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { givenId, optionalInQuery, PageQuery, text } from '../../wire/input.ts';
import { Id, Pagination } from '../../wire/wire-types.ts';
import { Brand, Category, CategoryWithBrands, ProductCard, ProductDetails, SubCategory } from './contract.ts';

const tag = 'Catalog';
const optionalWords = optionalInQuery(text(100));

/** The catalog, and following brands. */
export const catalogCalls = {
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
    refusals: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
  getSimilarProducts: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/products/similar',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'What can be bought instead of a piece, also of one that is no longer sold',
    query: z.object({ productId: givenId }),
    data: z.object({ products: z.array(ProductCard) }),
    refusals: ['NOT_FOUND'],
  }),
  getProductPreview: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/products/preview',
    access: 'public',
    tag,
    summary:
      'A product as it would be shown, to the staff who asked for the preview; null once its time is over',
    query: z.object({ previewId: givenId }),
    data: z.object({ product: ProductDetails.nullable() }),
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
