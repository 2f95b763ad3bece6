import { isAlwaysOpen } from '../../people/facts/always-open.ts';
import type { StoreFacts } from '../../people/facts/contract.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';
import { clock, hours, openHours } from './counts.ts';

type SupportHours = StoreFacts['supportHours'];

/** What the help pages say around their answers and policies. */
export const help = {
  titles: {
    faq: 'Help center',
    terms: 'Store policies',
    privacy: 'Privacy policy',
    about: 'About us',
    contact: 'Contact us',
  },
  question: 'How can we help?',
  description: (shop: string) =>
    `Answers about sign-in, orders, delivery, payment, returns and coupons at ${shop}.`,
  search: 'Search the answers',
  searchShort: 'Search',
  topics: 'Topics',
  found: (answers: number) => plural(answers, { one: '1 answer', other: `${answers} answers` }),
  none: 'No search results',
  noneText: (query: string) => `We found nothing for “${query}”. Try another word, or ask us.`,
  lastUpdated: (date: string) => `Last updated ${date}`,
  inForce: (from: string, until: string) => `In force from ${from} until ${until}`,
  isEarlier: 'You are reading an earlier version.',
  inForceNow: 'Read the current version',
  earlierVersions: 'Earlier versions',
  from: (date: string) => `From ${date}`,
  downloadPdf: 'Download PDF',
  kilobytes: (size: number) => `${size}\u00a0KB`,

  notFound: 'Didn’t find your answer?',
  askUs: 'Write to us',
  hours: (open: SupportHours) => `Daily, ${openHours(open)}`,
  openNow: (open: SupportHours) =>
    isAlwaysOpen(open) ? 'Open now' : `Open now, until ${clock(open.closes)}`,
  closedNow: ({ opens }: SupportHours) => `Closed now, opens at ${clock(opens)}`,
  reply: (n: number) => `We reply within ${hours(n)}`,
  writeOn: (channel: string) => `Write to us on ${isolated(channel)}`,
  writeHere: 'Write to us here',

  contents: 'Contents',
  short: 'In short',
  wasClear: 'Was this clear?',
  askAbout: 'Ask us about it',

  aboutDescription: (shop: string) =>
    `What ${shop} is, how it delivers to every city in Syria, and how you pay.`,
  howDeliver: 'How we deliver',
  howDeliverText:
    'Every parcel leaves from our dispatch center. The farther away you are, the longer it takes.',
  mapAlt: 'Map of Syria: from the dispatch center to cities all over the country.',
  shopNow: 'Shop now',
  numbers: ({ deliveryDays, returnDays, exchangeDays }: StoreFacts) => [
    { number: '14', text: 'governorates: all of Syria' },
    dayCount(deliveryDays, 'to your door'),
    dayCount({ min: returnDays, max: returnDays }, 'to return'),
    dayCount({ min: exchangeDays, max: exchangeDays }, 'to exchange'),
  ],
  credits: 'Credits',
  placeData: 'Place data: GeoNames (CC BY 4.0)',

  contactDescription: 'Support hours, how to reach us and where parcels ship from.',
  orderNumber: 'Have your order number ready',
  orderNumberWhere: 'You find it at the top of the order, next to its stripe.',
  findOrder: 'Find it in my orders',
  quickAnswers: 'Quick answers',
  allAnswers: 'All answers',
  whereFrom: 'Where we ship from',
  phone: 'Phone',
  whoWeAre: 'Who we are',
  privacyRequests: 'Privacy requests',
};

function dayCount({ min, max }: StoreFacts['deliveryDays'], what: string): { number: string; text: string } {
  const number = min === max ? String(max) : `${min}–${max}`;
  return { number, text: plural(max, { one: `business day ${what}`, other: `business days ${what}` }) };
}
