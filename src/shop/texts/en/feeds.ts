import { plural } from '../plural.ts';

/** The catalog as Meta, Google and news channels read it. */
export const feeds = {
  newsOf: (shop: string) => `New in ${shop}`,
  newsText: 'The newest pieces, with prices',
  catalogOf: (shop: string) => `All that ${shop} sells`,
  title: 'Catalog for Facebook, Instagram, WhatsApp and Google',
  text: 'They read your pieces, prices and stock at an address of your shop, and show them to their users. What you change is in it at once; they fetch it again every hour or day.',
  none: 'The addresses are not made yet.',
  make: 'Make the addresses',
  meta: 'Facebook, Instagram and WhatsApp',
  metaText: 'In Commerce Manager: Catalog, Data sources, Data feed, by URL.',
  metaTexts: 'The same in a second language',
  metaTextsText: 'For the catalog in the other language: Add language info, by URL.',
  google: 'Google',
  googleText: 'In Merchant Center: Products, Data sources, File, by link.',
  news: 'New pieces, for Telegram channels',
  newsHint: 'Give it to an RSS bot of your channel: it posts each new piece. Anybody may read it.',
  inLanguage: { en: 'English', ar: 'Arabic' },
  items: (count: number) =>
    plural(count, { one: '1 size and color in it', other: `${count} sizes and colors in it` }),
  withoutPicture: (count: number) =>
    plural(count, {
      one: '1 product is left out: it has no picture.',
      other: `${count} products are left out: they have no picture.`,
    }),
  madeAt: (day: string) => `Made ${day}`,
  copy: 'Copy the address',
  copied: 'Copied',
  secret: 'Whoever has a secret address reads your prices and stock. Give it only to the platform.',
  renew: 'Make new addresses',
  renewAsk: 'Make new addresses?',
  renewText: 'The ones you gave away end at once. Enter the new ones with each platform.',
  notMade: 'The addresses were not made. Try again.',
  renewed: 'New addresses are made. Enter them with each platform.',
};
