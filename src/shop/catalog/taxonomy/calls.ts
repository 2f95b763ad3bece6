import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId } from '../../wire/input.ts';
import { Taxonomy, TaxonomyRow } from './contract.ts';
import { taxonomyFields, type TaxonomyKind } from './kinds.ts';

const tag = 'Taxonomy';
const roles = rolesWith('editCatalog', 'all');
const params = z.object({ id: givenId });
const row = z.object({ row: TaxonomyRow });

function list<const Kind extends TaxonomyKind>(kind: Kind) {
  return consoleEndpoint({
    method: 'GET',
    path: `/api/console/v1/${kind}`,
    roles,
    tag,
    summary: `The ${kind} with what is written of them, in their order`,
    data: z.object({ rows: z.array(TaxonomyRow) }),
  });
}

function create<const Kind extends TaxonomyKind>(kind: Kind) {
  return consoleEndpoint({
    method: 'POST',
    path: `/api/console/v1/${kind}`,
    roles,
    status: 201,
    tag,
    summary: `Add to the ${kind}, at the end`,
    body: taxonomyFields[kind],
    data: row,
  });
}

function change<const Kind extends TaxonomyKind>(kind: Kind) {
  return consoleEndpoint({
    method: 'PUT',
    path: `/api/console/v1/${kind}/:id`,
    roles,
    tag,
    summary: `Change one of the ${kind}; products are found by its new name`,
    params,
    body: z.object({ version: z.int().min(1), fields: taxonomyFields[kind] }),
    data: row,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  });
}

function remove<const Kind extends TaxonomyKind>(kind: Kind) {
  return consoleEndpoint({
    method: 'DELETE',
    path: `/api/console/v1/${kind}/:id`,
    roles,
    tag,
    summary: `Remove one of the ${kind} that nothing uses`,
    params,
    data: z.null(),
    refusals: ['NOT_FOUND', 'IN_USE'],
  });
}

function order<const Kind extends TaxonomyKind>(kind: Kind) {
  return consoleEndpoint({
    method: 'PUT',
    path: `/api/console/v1/${kind}`,
    roles,
    tag,
    summary: `Put all ${kind} in this order`,
    body: z.object({ ids: z.array(givenId).max(1000) }),
    data: z.object({ rows: z.array(TaxonomyRow) }),
    refusals: ['CONFLICT'],
  });
}

function replace<const Kind extends TaxonomyKind>(kind: Kind) {
  return consoleEndpoint({
    method: 'POST',
    path: `/api/console/v1/${kind}/:id/replace`,
    roles,
    idempotent: true,
    tag,
    summary: `Give what uses one of the ${kind} another in its place, and remove it; a color or size that was counted or bought stays`,
    params,
    body: z.object({ by: givenId }),
    data: z.null(),
    refusals: ['NOT_FOUND', 'IN_USE'],
  });
}

/** What products are sorted by and made of: brands, categories, colors, sizes, size guides. */
export const taxonomyCalls = {
  getTaxonomy: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/taxonomy',
    roles,
    scope: 'products.read',
    tag,
    summary: 'Brands, categories, colors, sizes and size guides, each in its order',
    data: Taxonomy,
  }),
  listBrands: list('brands'),
  createBrand: create('brands'),
  changeBrand: change('brands'),
  removeBrand: remove('brands'),
  orderBrands: order('brands'),
  replaceBrand: replace('brands'),
  listCategories: list('categories'),
  createCategory: create('categories'),
  changeCategory: change('categories'),
  removeCategory: remove('categories'),
  orderCategories: order('categories'),
  replaceCategory: replace('categories'),
  listSubCategories: list('subCategories'),
  createSubCategory: create('subCategories'),
  changeSubCategory: change('subCategories'),
  removeSubCategory: remove('subCategories'),
  orderSubCategories: order('subCategories'),
  replaceSubCategory: replace('subCategories'),
  listColors: list('colors'),
  createColor: create('colors'),
  changeColor: change('colors'),
  removeColor: remove('colors'),
  orderColors: order('colors'),
  replaceColor: replace('colors'),
  listSizes: list('sizes'),
  createSize: create('sizes'),
  changeSize: change('sizes'),
  removeSize: remove('sizes'),
  orderSizes: order('sizes'),
  replaceSize: replace('sizes'),
};
