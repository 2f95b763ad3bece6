import type { Language } from '../../language.ts';
import type { StoreFacts } from '../../people/facts/contract.ts';
import type { ProductCard } from '../browse/contract.ts';
import { type Addresses, addressesOf, productPath } from './addresses.ts';

/** A schema.org entity for structured data. */
export type LinkedData = { readonly '@type': string; readonly [key: string]: unknown };

/** A word of the schema.org vocabulary as its URL. */
export const schemaWord = (word: string) => `https://schema.org/${word}`;

/** The URL and language of the page that contains it. */
export type LinkedDataOptions = {
  origin: string;
  language: Language;
  store: Pick<
    StoreFacts,
    'identity' | 'channel' | 'otherChannels' | 'deliveryFrom' | 'deliveryTo' | 'deliveryDays'
  >;
};

/** The shop, with its search action. */
export function shopData({ origin, language, store }: LinkedDataOptions): LinkedData[] {
  const { name, otherName: other, logo, commercialRegister, taxNumber, address, phone } = store.identity;
  const url = addressesOf(origin, '/')[language];
  const found = addressesOf(origin, '/SearchProducts?name={words}')[language];
  return [
    {
      '@type': 'OnlineStore',
      '@id': `${origin}/#shop`,
      name,
      alternateName: other,
      url,
      logo: `${origin}${logo?.url ?? `/assets/${language}/icon-512.png`}`,
      areaServed: { '@type': 'Country', name: 'SY' },
      currenciesAccepted: 'SYP',
      paymentAccepted: 'Cash',
      sameAs: [store.channel, ...store.otherChannels].map((channel) => channel.url),
      ...(address !== '' && {
        address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'SY' },
      }),
      ...(phone !== '' && { telephone: phone }),
      ...(taxNumber !== '' && { taxID: taxNumber }),
      ...(commercialRegister !== '' && {
        identifier: {
          '@type': 'PropertyValue',
          propertyID: 'commercial register',
          value: commercialRegister,
        },
      }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name,
      alternateName: other,
      url,
      inLanguage: language,
      publisher: { '@id': `${origin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: found },
        'query-input': 'required name=words',
      },
    },
  ];
}

/** Breadcrumbs from the home page; the last item is the page itself. */
export function trailData(
  { origin, language }: LinkedDataOptions,
  steps: readonly { name: string; path: string }[],
): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: addressesOf(origin, path)[language],
    })),
  };
}

/** The items of a list, in order. */
export function listData(
  telling: LinkedDataOptions,
  list: { name: string; total: number; products: readonly Pick<ProductCard, '_id' | 'name'>[] },
): LinkedData {
  return {
    '@type': 'ItemList',
    name: list.name,
    numberOfItems: list.total,
    itemListElement: list.products.map(({ _id, name }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      url: productAddresses(telling.origin, _id)[telling.language],
    })),
  };
}

export const productAddresses = (origin: string, productId: string): Addresses =>
  addressesOf(origin, productPath(productId));

/** Escaped for a script element: no `<` can close it or open a comment. */
export function writeLinkedData(things: readonly LinkedData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
