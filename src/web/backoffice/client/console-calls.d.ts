/* oxlint-disable typescript/consistent-type-imports -- an ambient module cannot import relatively in any other way */
/** Generated at build time from the console's endpoints, so that their schemas stay out of the browser bundle. */
declare module 'virtual:console-calls' {
  type CallRow = readonly [
    path: string,
    method: import('../../../shop/wire/endpoint.ts').Method,
    place: 'query' | 'body' | null,
  ];

  export const calls: Readonly<Record<import('../../../shop/console-endpoints.ts').ConsoleCallName, CallRow>>;
}
