import { z } from 'zod';
import { OrderAddress } from '../../people/account/contract.ts';
import { City } from '../../people/places/contract.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { givenId, optionalText } from '../../wire/input.ts';
import { DeliveryQuote, placeRefusals, PlaceQuery } from '../cart/contract.ts';
import { couponRefusals } from '../coupons/calls.ts';
import { Order, PayingWith } from '../orders/contract.ts';

const tag = 'Checkout';

/** Delivery areas and fees, and placing an order. */
export const checkoutCalls = {
  getAllCities: endpoint({
    method: 'GET',
    path: '/api/v1/app/get-all-city',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'The cities and towns of Syria with their areas',
    data: z.object({ cities: z.array(City) }),
  }),
  getDeliveryQuote: endpoint({
    method: 'GET',
    path: '/api/v1/app/delivery/quote',
    access: 'public',
    cache: 'public',
    tag,
    summary: 'The fee and the days for a point, or for a city (and an area of it) by id or name',
    query: PlaceQuery.refine(namesPlace, 'must contain latitude and longitude, or city'),
    data: DeliveryQuote,
    refusals: [...placeRefusals],
  }),
  payCash: endpoint({
    method: 'POST',
    path: '/api/client/v1/payment/cash/pay',
    access: 'registered',
    tag,
    summary:
      'Place the order of the whole cart, to be paid in cash at the door. `couponId` absent: the cart’s own; null: none. ' +
      'OUT_OF_STOCK names the lines in `errors`; PRICE_CHANGED carries the new Totals in `data`; ORDER_LIMIT carries { open, limit }, ' +
      'ORDER_TOTAL_LIMIT { open, cap } in pounds, both and ORDERING_PAUSED { refused, until }; ORDER_TOO_LARGE { of, most }, ' +
      'DELIVERY_PAUSED { everywhere }: whether no other address would be taken either',
    status: 201,
    idempotent: true,
    body: z.object({
      address: OrderAddress,
      couponId: givenId.nullable().optional(),
      expectedTotal: z.int().min(0),
      note: optionalText(500),
      payingWith: PayingWith.optional(),
    }),
    data: z.object({ order: Order }),
    refusals: [
      'CART_EMPTY',
      'OUT_OF_STOCK',
      'UNAVAILABLE',
      'DELIVERY_PAUSED',
      'PRICE_CHANGED',
      'PHONE_INVALID',
      ...placeRefusals,
      'ORDER_TOO_LARGE',
      'ORDER_LIMIT',
      'ORDER_TOTAL_LIMIT',
      'ORDERING_PAUSED',
      ...couponRefusals,
    ],
  }),
};

function namesPlace(given: { latitude?: unknown; longitude?: unknown; city?: unknown }): boolean {
  return given.city !== undefined || (given.latitude !== undefined && given.longitude !== undefined);
}
