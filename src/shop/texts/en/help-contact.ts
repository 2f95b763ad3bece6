import type { StoreFacts } from '../../people/facts/contract.ts';
import { isolated } from '../isolated.ts';
import { hours, openHours } from './counts.ts';

/** Where and when the support team answers. */
export const helpContact = (facts: StoreFacts) => ({
  hours: `Every day, ${openHours(facts.supportHours)} (Damascus time)`,
  reply: `We answer within ${hours(facts.supportAnswerHours)}.`,
  measured: (n: number) => `Half of the messages of the last 30 days were answered within ${hours(n)}.`,
  channel: `Write to us on ${isolated(facts.channel.name)}: ${facts.channel.handle}`,
  tip: 'If it is about an order, include the order number so we can help you faster.',
  privacy: 'For privacy requests, write to the same address; we answer within 30 days.',
});
