import { plural } from '../plural.ts';

/** Pieces that staff chose for somebody in a chat: what is sent, the page behind the link, and its place in the console. */
export const chatCart = {
  title: 'Chosen for you',
  comma: ', ',
  line: (name: string, choice: string, quantity: number, cost: string) =>
    `• ${name} (${choice})${quantity > 1 ? ` ×${quantity}` : ''} – ${cost}`,
  sum: (cost: string) => `Total: ${cost}, without delivery`,
  finish: 'Open the link to order:',

  until: (day: string) =>
    `Prices and sizes are today’s. Nothing is held for you; the link works until ${day}.`,
  total: 'Total, without delivery',
  issues: {
    OUT_OF_STOCK: () => 'Sold out in this size and color.',
    NOT_ENOUGH_STOCK: (left: number) =>
      plural(left, { one: 'Only 1 is left.', other: `Only ${left} are left.` }),
    UNAVAILABLE: () => 'Not available now.',
  },
  take: 'Put in the cart and order',
  takeFailed: 'The pieces could not be put in the cart. Try again.',
  nothingLeft: 'None of these pieces can be bought now.',
  over: 'This link has ended',
  overText: 'Links with pieces work for a week. Ask the shop for a new one.',
  seeShop: 'See the shop',

  send: 'Send a link',
  sendTitle: 'Send these pieces',
  sendText:
    'The customer opens the link, sees the pieces and orders. It works for a week and holds no stock.',
  note: 'A word to the customer',
  make: 'Make the link',
  sent: 'Links that were sent',
  sentLine: (pieces: string, total: string, by: string) => `${pieces} · ${total} · ${by}`,
  works: (day: string) => `Works until ${day}`,
  again: 'Send again',
  finishIt: 'Finish it here',
  finishing: 'The pieces are in this order.',
};
