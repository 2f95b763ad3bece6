import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { givenId, optionalInQuery, text } from '../../wire/input.ts';
import { Banner, CollectionPage, HomePage, HomeProducts } from './contract.ts';

const tag = 'Home';

/** The home page. */
export const homeCalls = {
  getHomePage: endpoint({
    method: 'GET',
    path: '/api/v1/app/homePage',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'Everything the home page shows',
    data: HomePage,
  }),
  getHomeProducts: endpoint({
    method: 'GET',
    path: '/api/v1/app/homePage/products',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'The tabs of the home page, of one brand by its id or its slug where asked',
    query: z.object({ brandId: optionalInQuery(givenId), brand: optionalInQuery(text(100)) }),
    data: HomeProducts,
  }),
  getCollection: endpoint({
    method: 'GET',
    path: '/api/v1/app/homePage/collection',
    access: 'public',
    cache: 'public',
    tag,
    summary:
      'A collection of picked products, or a look with what its pieces can be bought in, while it is shown',
    query: z.object({ collectionId: givenId }),
    data: CollectionPage,
    refusals: ['NOT_FOUND'],
  }),
  getBanners: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/banner',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'The banners alone',
    data: z.object({ banners: z.array(Banner) }),
  }),
};
