import { plural } from '../plural.ts';

/** The shopper's messages, and how else they want to hear of something. */
export const notifications = {
  title: 'Messages',
  unread: 'Unread',
  unreadCount: (count: number) => plural(count, { one: '1 unread', other: `${count} unread` }),
  readAll: 'Mark all as read',
  empty: 'No messages yet. Updates on your orders and on sizes you asked about will appear here.',
  older: 'Show older messages',
  missing: 'Your messages could not be loaded.',
  failed: 'Your choice could not be saved. Please try again.',
  stopNews: 'Stop news from this brand',
  newsStopped: 'You will get no more news from this brand',

  ways: 'How we reach you',
  waysText: 'Whatever you choose, every message is kept in the list above.',
  wishes: {
    orders: 'Order updates',
    stock: 'A size is back in stock',
    news: 'News from brands you follow',
  },
  by: {
    sms: 'By SMS',
    push: 'By notification',
    inbox: 'Only in my messages',
  },
  waySaved: 'Saved',
  wayMissing: 'Your choices could not be loaded.',
  pushOff: 'Turn notifications on for each device. Until you do, order and size updates come by SMS.',
  pushOn: 'Notifications are on for this device.',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off notifications',
  turnedOn: 'Notifications are on',
  turnedOff: 'Notifications are off for this device',
  denied: 'Your browser blocks our notifications. Allow them for this site in its settings.',
  notPossible:
    'This browser does not support notifications. On an iPhone, add the shop to your home screen first.',
  notTurnedOn: 'Notifications could not be turned on. Check your connection and try again.',

  offer: 'Track your order on this device?',
  offerText: 'A notification at each step instead of an SMS.',
  offerYes: 'Yes, notify me',
  offerTaken: 'We will notify you at each step.',
};
