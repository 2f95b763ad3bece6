import { plural } from '../plural.ts';

/** The words of the cart and of its sums. */
export const cart = {
  title: 'Cart',
  pieces: (n: number) => plural(n, { one: '1 piece', other: `${n} pieces` }),
  each: (price: string) => `${price} each`,
  quantityOf: (name: string) => `How many: ${name}`,
  onlyLeft: (n: number) => plural(n, { one: 'Only 1 left', other: `Only ${n} left` }),
  removeOf: (name: string) => `Remove ${name}`,
  removed: 'Product removed',
  undo: 'Undo',
  undoFailed: 'The piece could not be put back. Open it and add it again.',
  removeFailed: 'Failed to remove the product',
  updated: 'Quantity updated successfully',
  updateFailed: 'Failed to update quantity',
  updateError: 'An error occurred while updating',
  issues: {
    OUT_OF_STOCK: () => 'Sold out in this size and color. Remove it or choose another.',
    NOT_ENOUGH_STOCK: (left: number) =>
      plural(left, {
        one: 'Only 1 is left: your cart holds more.',
        other: `Only ${left} are left: your cart holds more.`,
      }),
    UNAVAILABLE: () => 'No longer sold. Remove it to continue.',
  },
  takeLeft: (left: number) => `Take ${left}`,
  chooseOther: 'Choose another',
  blocked: 'Some pieces have changed. Look at the marked ones, then continue.',
  saved: (amount: string) => `You save ${amount}`,
  subTotal: 'Subtotal',
  coupon: 'Coupon',
  delivery: 'Delivery',
  deliveryUnknown: (fee: string) => `By distance, from ${fee}`,
  deliveryFree: 'Free',
  total: 'Total',
  summary: 'Summary',
  couponOff: 'Your coupon takes nothing off now:',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Everything you like is a tap away.',
  seeShop: 'See the shop',
  fromFavorites: 'From your favorites',
  connect: 'Connect to change the cart; prices update then.',
};
