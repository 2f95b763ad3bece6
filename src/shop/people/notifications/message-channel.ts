/** The kinds of messages: order updates, restocked sizes, news of followed brands, account security. */
export const notificationKinds = ['order', 'stock', 'news', 'account'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a shopper is notified, besides the inbox. */
export const messageChannels = ['sms', 'push', 'inbox'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** The kinds with a choice of channel. Account messages go only to the inbox. */
export const preferenceNames = ['orders', 'stock', 'news'] as const;
export type PreferenceName = (typeof preferenceNames)[number];
export type Preferences = Record<PreferenceName, MessageChannel>;

const preferenceOf = { order: 'orders', stock: 'stock', news: 'news' } as const satisfies Partial<
  Record<NotificationKind, PreferenceName>
>;

/** Defaults: expected messages use the store's channel; news never costs an SMS. */
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
 * The channel for a message besides the inbox; null for none. Where no device can be reached by push, promised
 * messages (order updates, restocked sizes) go by SMS; news does not.
 */
export function channelFor(
  kind: NotificationKind,
  preferences: Preferences,
  canPush: boolean,
): 'sms' | 'push' | null {
  if (kind === 'account') return null;
  const way = preferences[preferenceOf[kind]];
  if (way === 'inbox') return null;
  if (way === 'push' && !canPush) return isPromised(kind) ? 'sms' : null;
  return way;
}

/** Whether the shopper was promised this message, so that it may cost an SMS. */
export function isPromised(kind: NotificationKind): boolean {
  return kind === 'order' || kind === 'stock';
}
