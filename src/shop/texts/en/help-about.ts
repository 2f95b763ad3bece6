import type { StoreFacts } from '../../facts/contract.ts';
import { businessDays, businessDaySpan } from './counts.ts';

/** Who we are, and whose data the maps stand on. */
export const helpAbout = (facts: StoreFacts) => ({
  title: 'About us',
  paragraphs: [
    `${facts.identity.name} is an online clothing store for all of Syria: women, men, children and babies, shoes, bags and accessories, in one place.`,
    'We bring together brands we like and describe every piece honestly: its fabric, its measurements in centimeters and how many are left in your size.',
    `Your order reaches you in any Syrian city within ${businessDaySpan(facts.deliveryDays)}, and you pay in cash, in Syrian pounds, when you receive it.`,
    `Changed your mind? Cancel free of charge until the order is out for delivery, return within ${businessDays(facts.returnDays)}, or exchange within ${facts.exchangeDays}. Where a product has its own period, its page says so.`,
  ],
  credits: 'Place data: GeoNames (CC BY 4.0)',
});
