/** How an order or a question came to the store: on its site, or to a member of the staff. */
export const channels = ['site', 'phone', 'whatsapp', 'facebook', 'telegram', 'shop', 'other'] as const;
export type Channel = (typeof channels)[number];

/** How a member of the staff takes an order. */
export const staffChannels = channels.filter((channel) => channel !== 'site');
export type StaffChannel = (typeof staffChannels)[number];
