import type { StoreFacts } from '../../facts/contract.ts';
import { plural } from '../plural.ts';
import { clock, hours } from './counts.ts';

type SupportHours = StoreFacts['supportHours'];

/** What the help pages say around their answers and policies. */
export const help = {
  question: 'How can we help?',
  description: (shop: string) =>
    `Answers about sign-in, orders, delivery, payment, returns and coupons at ${shop}.`,
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
  hours: ({ opens, closes }: SupportHours) => `Daily, ${clock(opens)} to ${clock(closes)}`,
  openNow: ({ closes }: SupportHours) => `Open now, until ${clock(closes)}`,
  closedNow: ({ opens }: SupportHours) => `Closed now, opens at ${clock(opens)}`,
  reply: (n: number) => `A reply within ${hours(n)}`,
  writeOn: (channel: string) => `Write to us on ${channel}`,
  writeHere: 'Write to us here',

  contents: 'Contents',
  short: 'In short',
  wasClear: 'Was this clear?',
  askAbout: 'Ask us about it',

  aboutDescription: (shop: string) =>
    `What ${shop} is, how it delivers to every city in Syria, and how you pay.`,
  howDeliver: 'How we deliver',
  howDeliverText: 'Every parcel leaves from our dispatch center. The farther you are, the longer the way.',
  mapAlt: 'Map of Syria: from the dispatch center to cities all over the country.',
  shopNow: 'See the shop',
  numbers: ({ deliveryDays, returnDays, exchangeDays }: StoreFacts) => [
    { number: '14', text: 'governorates, all of them' },
    dayCount(deliveryDays, 'to your door'),
    dayCount({ min: returnDays, max: returnDays }, 'to return'),
    dayCount({ min: exchangeDays, max: exchangeDays }, 'to exchange'),
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
  phone: 'Phone',
  whoWeAre: 'Who we are',
  privacyRequests: 'Privacy requests',
};

function dayCount({ min, max }: StoreFacts['deliveryDays'], what: string): { number: string; text: string } {
  const number = min === max ? String(max) : `${min}–${max}`;
  return { number, text: plural(max, { one: `business day ${what}`, other: `business days ${what}` }) };
}
