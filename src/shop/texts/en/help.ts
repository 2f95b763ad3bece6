import { plural } from '../plural.ts';

/** What the help pages say around their answers and policies. */
export const help = {
  question: 'How can we help?',
  description: 'Answers about sign-in, orders, delivery, payment, returns and coupons at Minwal.',
  search: 'Search the answers',
  searchShort: 'Search',
  topics: 'Topics',
  /** Short names of the groups, by their ids. */
  topicNames: {
    'account-orders': 'Orders',
    delivery: 'Delivery',
    payment: 'Payment',
    'cancel-return-exchange': 'Returns',
    'products-offers': 'Sizes and coupons',
    'privacy-support': 'Privacy',
  },
  found: (answers: number) => plural(answers, { one: '1 answer', other: `${answers} answers` }),
  none: 'No search results',
  noneText: (query: string) => `Nothing here speaks of “${query}”. Try another word, or ask us.`,
  lastUpdated: (date: string) => `Last updated ${date}`,
  downloadPdf: 'Download PDF',
  kilobytes: (size: number) => `${size}\u00a0KB`,

  notFound: 'Did not find it?',
  askUs: 'Write to us',
  hours: 'Daily, 9:00 to 18:00',
  openNow: 'Open now, until 18:00',
  closedNow: 'Closed now, opens at 9:00',
  reply: 'A reply within 24 hours',
  onTelegram: 'Write to us on Telegram',

  contents: 'Contents',
  short: 'In short',
  storeShort: [
    'Return within 3 business days, exchange within 7.',
    'Underwear, swimwear and some accessories cannot be returned.',
    'Canceling is free until the order is out for delivery.',
    'Delivery fees depend on distance and are refunded only when the mistake was ours.',
    'Cash on delivery, in Syrian pounds. For those aged 13 and over.',
  ],
  privacyShort: [
    'Your number signs you in; your name and address bring the parcel to you.',
    'The courier sees what he needs. Nobody else buys or gets your data.',
    'Ask for a copy or for deletion: an answer within 30 days.',
    'The store is not meant for children under 13.',
  ],
  wasClear: 'Was this clear?',
  askAbout: 'Ask us about it',

  aboutDescription: 'What Minwal is, how it delivers to every city in Syria, and how you pay.',
  howDeliver: 'How we deliver',
  howDeliverText: 'Every parcel leaves from Damascus. The farther you are, the longer the way.',
  mapAlt: 'Map of Syria: from the dispatch center in Damascus to cities all over the country.',
  dispatch: 'Dispatch center, Damascus',
  shopNow: 'See the shop',
  numbers: [
    { number: '14', text: 'governorates, all of them' },
    { number: '1–5', text: 'business days to your door' },
    { number: '3', text: 'business days to return' },
    { number: '7', text: 'business days to exchange' },
  ],
  credits: 'Credits',

  contactDescription: 'Support hours, our channel and where parcels leave from.',
  orderNumber: 'Have your order number ready',
  orderNumberWhere: 'It stands on top of the order, next to its stripe.',
  findOrder: 'Find it in my orders',
  quickAnswers: 'Quick answers',
  /** Ids of the help center's answers. */
  quick: [
    { id: 'code-not-arrived', question: 'The code has not arrived. What should I do?' },
    { id: 'follow-order', question: 'Where can I follow my order?' },
    { id: 'change-address', question: 'Can I change my delivery address?' },
    { id: 'how-return', question: 'How do I ask for a return?' },
  ],
  allAnswers: 'All answers',
  whereFrom: 'Where parcels leave from',
  privacyRequests: 'Privacy requests',
};
