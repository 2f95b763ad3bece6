/** What a message is about: the steps of an order, a size that is back, news of followed brands, the account itself. */
export const notificationKinds = ['order', 'stock', 'news', 'account'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a shopper wants to hear of something; the inbox holds it whatever they choose. */
export const messageChannels = ['sms', 'push', 'inbox'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** What a shopper may choose a way for. The account's own messages only ever stand in the inbox. */
export const preferenceNames = ['orders', 'stock', 'news'] as const;
export type PreferenceName = (typeof preferenceNames)[number];
export type Preferences = Record<PreferenceName, MessageChannel>;

const wishOf = { order: 'orders', stock: 'stock', news: 'news' } as const satisfies Partial<
  Record<NotificationKind, PreferenceName>
>;

/** What holds where a shopper has not chosen: what they wait for goes the store's way, news cost nobody an SMS. */
export function preferencesWith(
  chosen: { readonly [Name in PreferenceName]?: MessageChannel | null | undefined },
  orderNewsBy: 'sms' | 'push',
): Preferences {
  return {
    orders: chosen.orders ?? orderNewsBy,
    stock: chosen.stock ?? orderNewsBy,
    news: chosen.news ?? 'push',
  };
}

/**
 * How a message goes out beside the inbox; null: not at all. Where a push can reach no device, what was promised (an
 * order's steps, a size that is back) goes by SMS instead; news do not.
 */
export function channelFor(
  kind: NotificationKind,
  wishes: Preferences,
  canPush: boolean,
): 'sms' | 'push' | null {
  if (kind === 'account') return null;
  const wish = wishes[wishOf[kind]];
  if (wish === 'inbox') return null;
  if (wish === 'push' && !canPush) return isPromised(kind) ? 'sms' : null;
  return wish;
}

/** Was the shopper promised to be told, so that an SMS is worth its price where nothing else works? */
export function isPromised(kind: NotificationKind): boolean {
  return kind === 'order' || kind === 'stock';
}
