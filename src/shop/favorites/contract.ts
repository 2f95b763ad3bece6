import { z } from 'zod';
import { ProductCard } from '../catalog/contract.ts';
import { Money } from '../wire.ts';

/**
 * A kept piece. `priceDrop` is how many pounds less it costs than on the day it was kept, or 0; `backInSizes` are the
 * labels of sizes that had run out and came back in the last two weeks.
 */
export const FavoriteCard = ProductCard.extend({
  priceDrop: Money,
  backInSizes: z.array(z.string()),
}).meta({ id: 'FavoriteCard' });
export type FavoriteCard = z.infer<typeof FavoriteCard>;
