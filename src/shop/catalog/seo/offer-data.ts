import type { ProductDetails } from '../browse/contract.ts';
import { type LinkedData, type LinkedDataOptions, schemaWord } from './linked-data.ts';

/** The offer of a product, or of one variant at its own URL. */
export function offerData(
  url: string,
  { origin, store }: LinkedDataOptions,
  product: ProductDetails,
  inStock = product.inStock,
): LinkedData {
  const { price, priceAfterDiscount, comingSoon, availableFrom } = product;
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'SYP',
    price: priceAfterDiscount ?? price,
    ...(priceAfterDiscount !== null && { priceSpecification: struckPrice(price) }),
    availability: schemaWord(comingSoon ? 'PreOrder' : inStock ? 'InStock' : 'OutOfStock'),
    ...(comingSoon && availableFrom !== null && { availabilityStarts: availableFrom }),
    itemCondition: schemaWord('NewCondition'),
    seller: { '@id': `${origin}/#shop`, '@type': 'OnlineStore', name: store.identity.name },
    shippingDetails: { '@id': shippingId(origin) },
    hasMerchantReturnPolicy: { '@id': returnsId(url) },
  };
}

/** What the offers of a product refer to: delivery, and its return policy. `url` is the product's. */
export function termsOfOffers(
  url: string,
  options: LinkedDataOptions,
  product: ProductDetails,
): LinkedData[] {
  return [shippingData(options), returnData(url, product)];
}

const shippingId = (origin: string) => `${origin}/#delivery`;
const returnsId = (url: string) => `${url.replace(/[?#].*$/, '')}#returns`;

function shippingData({ origin, store }: LinkedDataOptions): LinkedData {
  const { deliveryFrom, deliveryTo, deliveryDays } = store;
  return {
    '@type': 'OfferShippingDetails',
    '@id': shippingId(origin),
    shippingRate: {
      '@type': 'MonetaryAmount',
      minValue: deliveryFrom,
      maxValue: deliveryTo,
      currency: 'SYP',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SY' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysData(0, 0),
      transitTime: daysData(deliveryDays.min, deliveryDays.max),
    },
  };
}

const daysData = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

function returnData(url: string, { returnable, returnDays }: ProductDetails): LinkedData {
  const always = {
    '@type': 'MerchantReturnPolicy',
    '@id': returnsId(url),
    applicableCountry: 'SY',
  };
  if (!returnable) return { ...always, returnPolicyCategory: schemaWord('MerchantReturnNotPermitted') };
  return {
    ...always,
    returnPolicyCategory: schemaWord('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returnDays,
    returnMethod: schemaWord('ReturnByMail'),
    refundType: schemaWord('FullRefund'),
  };
}

const struckPrice = (price: number) => ({
  '@type': 'UnitPriceSpecification',
  priceType: schemaWord('StrikethroughPrice'),
  price,
  priceCurrency: 'SYP',
});
