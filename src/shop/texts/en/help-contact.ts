/** Where and when the support team answers. */
export const helpContact = {
  title: 'Contact us',
  intro: 'We are glad to help, before and after you order.',
  hours: 'Every day, 9:00 to 18:00 (Damascus time)',
  reply: 'We answer within 24 hours.',
  channel: 'Write to us on our channel: @minwal',
  tip: 'If it is about an order, tell us its number; it helps us answer sooner.',
  privacy: 'For privacy requests, write to the same channel; we answer within 30 days.',
};
