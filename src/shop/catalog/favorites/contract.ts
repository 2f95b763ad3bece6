import { z } from 'zod';
import { Money } from '../../wire/wire-types.ts';
import { ProductCard } from '../browse/contract.ts';

/**
 * A favorite. `priceDrop` is the price reduction in pounds since it was added, or 0; `backInSizes` are labels of
 * sizes restocked in the last two weeks.
 */
export const FavoriteCard = ProductCard.extend({
  priceDrop: Money,
  backInSizes: z.array(z.string()),
}).meta({ id: 'FavoriteCard' });
export type FavoriteCard = z.infer<typeof FavoriteCard>;
