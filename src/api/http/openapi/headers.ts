import { languages } from '../../../shop/language.ts';

/** The headers a call may bring, as components of both documents. */
export const headers = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    schema: { type: 'string', enum: languages, default: 'en' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same body gets the same answer again',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
  },
  RequiredIdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'A new one for each act; the same key with the same input gets the same answer again',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
  },
};
