/** Written at build from the endpoints, so that their schemas stay out of the browser. */
declare module "virtual:calls" {
  import type { Access, Method } from "../../shop/endpoint.ts";
  import type { EndpointName } from "../../shop/endpoints.ts";

  type CallRow = readonly [
    method: Method,
    path: string,
    access: Access,
    place: "query" | "body" | null,
    form?: true,
  ];

  export const calls: Readonly<Record<EndpointName, CallRow>>;
}
