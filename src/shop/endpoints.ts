import { accountCalls } from './account/calls.ts';
import { notificationCalls } from './account/notification-calls.ts';
import { alertCalls } from './alerts/calls.ts';
import { cartCalls } from './cart/calls.ts';
import { catalogCalls } from './catalog/calls.ts';
import { checkoutCalls } from './checkout/calls.ts';
import { couponsCalls } from './coupons/calls.ts';
import type { DataOfCall, InputOfCall, ParsedOfCall } from './endpoint.ts';
import { factsCalls } from './facts/calls.ts';
import { favoritesCalls } from './favorites/calls.ts';
import { helpCalls } from './help/calls.ts';
import { homeCalls } from './home/calls.ts';
import { ordersCalls } from './orders/calls.ts';
import { pointsCalls } from './points/calls.ts';
import { returnsCalls } from './returns/calls.ts';
import { reviewsCalls } from './reviews/calls.ts';
import { searchCalls } from './search/calls.ts';

/**
 * Every call of the store as data: method, path, who may call it, what goes in and what comes out. Validation, types,
 * the reference and the browser's map of calls are made from this; nothing else says any of it again.
 */
export const endpoints = {
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
  ...checkoutCalls,
  ...returnsCalls,
  ...homeCalls,
  ...helpCalls,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

// `keyof` of a constant object is exactly the list of its keys; Object.keys forgets that.
export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** What a caller gives to a call: one flat object. */
export type InputOf<Name extends EndpointName> = InputOfCall<Endpoints[Name]>;

/** What a call answers under `data`. */
export type DataOf<Name extends EndpointName> = DataOfCall<Endpoints[Name]>;

/** A call's input once the server has parsed it: trimmed, converted, defaults filled in. */
export type ParsedOf<Name extends EndpointName> = ParsedOfCall<Endpoints[Name]>;
