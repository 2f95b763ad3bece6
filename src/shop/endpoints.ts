import { cartCalls } from './buying/cart/calls.ts';
import { checkoutCalls } from './buying/checkout/calls.ts';
import { couponsCalls } from './buying/coupons/calls.ts';
import { ordersCalls } from './buying/orders/calls.ts';
import { pointsCalls } from './buying/points/calls.ts';
import { alertCalls } from './catalog/alerts/calls.ts';
import { catalogCalls } from './catalog/browse/calls.ts';
import { favoritesCalls } from './catalog/favorites/calls.ts';
import { reviewsCalls } from './catalog/reviews/calls.ts';
import { searchCalls } from './catalog/search/calls.ts';
import { returnsCalls } from './delivery/returns/calls.ts';
import { keysOf } from './keys-of.ts';
import { invoicesCalls } from './money/invoices/calls.ts';
import { customerCalls } from './office/customers/calls.ts';
import { helpCalls } from './office/help/calls.ts';
import { homeCalls } from './office/home/calls.ts';
import { accountCalls } from './people/account/calls.ts';
import { factsCalls } from './people/facts/calls.ts';
import { notificationCalls } from './people/notifications/calls.ts';
import type { DataOfCall, InputOfCall, ParsedOfCall } from './wire/endpoint.ts';

/**
 * Every call of the store as data: method, path, access, input and output. Validation, types, the API reference and
 * the browser's call map are generated from this.
 */
export const endpoints: Endpoints = {
  ...factsCalls,
  ...accountCalls,
  ...notificationCalls,
  ...catalogCalls,
  ...searchCalls,
  ...alertCalls,
  ...favoritesCalls,
  ...reviewsCalls,
  ...cartCalls,
  ...couponsCalls,
  ...pointsCalls,
  ...ordersCalls,
  ...invoicesCalls,
  ...checkoutCalls,
  ...returnsCalls,
  ...customerCalls,
  ...homeCalls,
  ...helpCalls,
};

// By name: inferred, its declaration would repeat each call in full, and every project would read it.
export type Endpoints = typeof factsCalls &
  typeof accountCalls &
  typeof notificationCalls &
  typeof catalogCalls &
  typeof searchCalls &
  typeof alertCalls &
  typeof favoritesCalls &
  typeof reviewsCalls &
  typeof cartCalls &
  typeof couponsCalls &
  typeof pointsCalls &
  typeof ordersCalls &
  typeof invoicesCalls &
  typeof checkoutCalls &
  typeof returnsCalls &
  typeof customerCalls &
  typeof homeCalls &
  typeof helpCalls;
export type EndpointName = keyof Endpoints;

/** Calls of other clients only: no page makes them, so the pages' call map leaves them out. */
export const callsWithoutPage = [
  'getXsrfToken',
  'getSubCategories',
  'getBanners',
] as const satisfies EndpointName[];

/** The calls that pages make. */
export type PageCall = Exclude<EndpointName, (typeof callsWithoutPage)[number]>;

export const endpointNames = keysOf(endpoints);

/** The input of a call: one flat object. */
export type InputOf<Name extends EndpointName> = InputOfCall<Endpoints[Name]>;

/** The `data` of a call's answer. */
export type DataOf<Name extends EndpointName> = DataOfCall<Endpoints[Name]>;

/** A call's parsed input: trimmed, converted, with defaults. */
export type ParsedOf<Name extends EndpointName> = ParsedOfCall<Endpoints[Name]>;
