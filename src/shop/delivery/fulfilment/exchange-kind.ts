import { z } from 'zod';

/**
 * An order of new pieces for returned ones. `swap`: a courier takes the old ones where these are given; `free`: the old ones came
 * in before; `priced`: other products, which the refund pays for.
 */
export const ExchangeKind = z.enum(['swap', 'free', 'priced']).meta({ id: 'ExchangeKind' });
export type ExchangeKind = z.infer<typeof ExchangeKind>;
