import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { Taxonomy } from './contract.ts';

const tag = 'Taxonomy';
const roles = ['owner', 'manager'] as const;

/** What products are sorted by and made of: brands, categories, colors, sizes, size guides. */
export const taxonomyCalls = {
  getTaxonomy: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/taxonomy',
    roles,
    tag,
    summary: 'Brands, categories, colors, sizes and size guides, each in its order',
    data: Taxonomy,
  }),
};
