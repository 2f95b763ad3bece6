import { type Endpoint, isMutation } from '../../../../shop/wire/endpoint.ts';

const xsrf = {
  type: 'apiKey',
  in: 'header',
  name: 'X-XSRF-TOKEN',
  description:
    'Repeats the XSRF-TOKEN cookie in calls that change something and bring cookies; the reference page adds it by itself',
};

export const shopSchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token, ten minutes long',
  },
  browser: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sb',
    description: 'Binds a session to the browser it began in; `sb` where the store is not on https',
  },
  user: {
    type: 'apiKey',
    in: 'cookie',
    name: 'user',
    description: 'The pair of tokens as JSON, where a browser keeps it',
  },
  xsrf,
};

export const consoleSchemes = {
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-staff',
    description: 'The staff session',
  },
  machine: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'mwk_…',
    description: 'A machine’s key, made at `/console/settings/keys`; each call names the scope it takes',
  },
  xsrf,
};

export type Requirement = Record<string, string[]>;

/** The requirements of a shop's call: one alternative per kind of client, first without cookies, then a browser. */
export function securityOf(call: Endpoint): Requirement[] {
  if (call.access === 'optional') return [{}, { bearer: [] }, { bearer: [], browser: [] }];
  const alone: Requirement = call.access === 'public' ? {} : { bearer: [] };
  if (isMutation(call)) return [alone, { ...alone, browser: [], xsrf: [] }];
  return call.access === 'public' ? [] : [alone, { ...alone, browser: [] }];
}
