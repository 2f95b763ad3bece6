import type { Cart } from '../../../shop/buying/cart/contract.ts';
import { dayCounter } from '../../catalog/browse/day-counter.ts';
import { favoriteIds } from '../../catalog/favorites/queries.ts';
import { transact } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { runAfterReads, runOnce } from '../../platform/http/idempotency.ts';
import { sourceCounter } from '../../platform/http/source-counter.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { addVariant, changeLine, unsaveLine } from './add-line.ts';
import type { CouponOnCart } from './cart-coupon.ts';
import { isRaised, mergeChoices } from './merge-choices.ts';
import { countLines, findVariant, removeLine, saveLine, takeSaved } from './queries.ts';
import { readCart, type PricingContext } from './read-cart.ts';

/** The shopper's cart, stored on the server; it reserves no stock. */
export function cartRoutes(store: Store, couponOnCart: CouponOnCart): void {
  const { db } = store;
  const cartOf = async (shopperId: string, reading: Omit<PricingContext, 'settings'>) => {
    const settings = await store.settings();
    return { cart: await readCart(db, shopperId, { ...reading, settings }, couponOnCart) };
  };

  const carts = dayCounter(store, 'carts');
  const countCart = sourceCounter(store, 'carts');
  answer(store, 'addToCart', async (context) => {
    const { input, shopper, language, now } = context;
    let cart: Cart | null = null;
    const added = await runAfterReads(
      store,
      'addToCart',
      context,
      (tx) => findVariant(tx, input),
      async (tx, settings, variant) => {
        const adding = addVariant(tx, shopper.id, input, variant, { ...settings, now });
        // Sent behind the line, whose refusal rolls all back.
        const reading = readCart(tx, shopper.id, { language, now, settings }, couponOnCart);
        const [refusal, withLine] = await Promise.all([adding, reading]);
        cart = withLine;
        return refusal;
      },
    );
    if (isRefusal(added)) return added;
    // A repeated call gets the cart as it is now.
    if (cart === null) return cartOf(shopper.id, { language, now });
    carts.count(input.productId);
    countCart(context.request);
    return { cart };
  });

  answer(store, 'displayCart', async ({ shopper, language, now }) => cartOf(shopper.id, { language, now }));

  answer(store, 'updateQuantity', async ({ input, shopper, language, now }) => {
    const { maxQuantityPerLine, maxOrderLines } = await store.settings();
    const refusal = await transact(db, (tx) =>
      changeLine(tx, shopper.id, input, { maxQuantityPerLine, maxOrderLines, now }),
    );
    return isRefusal(refusal) ? refusal : cartOf(shopper.id, { language, now });
  });

  answer(store, 'removeFromCart', async ({ input, shopper, language, now }) => {
    await removeLine(db, shopper.id, input);
    return cartOf(shopper.id, { language, now });
  });

  answer(store, 'saveForLater', async ({ input, shopper, language, now }) => {
    const { maxOrderLines } = await store.settings();
    const refusal = await transact(db, async (tx) => {
      if (!(await saveLine(tx, shopper.id, input, now))) return refuse('NOT_FOUND');
      const saved = await countLines(tx, shopper.id, 'saved_lines');
      return saved > maxOrderLines ? refuse('SAVED_FULL', { number: maxOrderLines }) : null;
    });
    return isRefusal(refusal) ? refusal : cartOf(shopper.id, { language, now });
  });

  answer(store, 'moveToCart', async ({ input, shopper, language, now }) => {
    const { maxQuantityPerLine, maxOrderLines } = await store.settings();
    const refusal = await transact(db, (tx) =>
      unsaveLine(tx, shopper.id, input, { maxQuantityPerLine, maxOrderLines, now }),
    );
    return isRefusal(refusal) ? refusal : cartOf(shopper.id, { language, now });
  });

  answer(store, 'mergeGuestChoices', async (context) => {
    const { input, shopper, language, now } = context;
    let added: string[] = [];
    const merged = await runOnce(store, 'mergeGuestChoices', context, async (tx, settings) => {
      const report = await mergeChoices(tx, shopper.id, input, { ...settings, now });
      added = report.lines.filter(isRaised).map(({ productId }) => productId);
      return { report };
    });
    if (isRefusal(merged)) return merged;
    for (const productId of added) carts.count(productId);
    if (added.length > 0) countCart(context.request);
    // A repeated call gets its first report, with the cart and the favorites as they are now.
    const { cart } = await cartOf(shopper.id, { language, now });
    return { ...merged, cart, favoriteIds: await favoriteIds(db, shopper.id) };
  });

  answer(store, 'removeSaved', async ({ input, shopper, language, now }) => {
    await takeSaved(db, shopper.id, input);
    return cartOf(shopper.id, { language, now });
  });
}
