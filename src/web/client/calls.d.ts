/* oxlint-disable typescript/consistent-type-imports -- an ambient module cannot import relatively in any other way */
/** Generated at build time from the endpoints, so that their schemas stay out of the browser bundle. */
declare module 'virtual:calls' {
  type CallRow = readonly [
    path: string,
    method: import('../../shop/wire/endpoint.ts').Method,
    access: import('../../shop/wire/endpoint.ts').Access,
    place?: 'query' | 'body' | 'form',
  ];

  export const calls: Readonly<Record<import('../../shop/endpoints.ts').PageCall, CallRow>>;
}
