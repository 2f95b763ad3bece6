import { plural } from '../plural.ts';

/** Pieces that are worn together. */
export const looks = {
  total: (n: number) => plural(n, { one: '1 piece', other: `${n} pieces together` }),
  chooseSizes: 'Choose your sizes',
  leaveOut: 'You can leave pieces out.',
  add: (n: number) => plural(n, { one: 'Add 1 piece to the cart', other: `Add ${n} pieces to the cart` }),
  added: 'The pieces are in your cart.',
  nothingLeft: 'None of these pieces can be bought now.',
};
