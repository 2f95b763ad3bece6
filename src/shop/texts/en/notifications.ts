import { plural } from '../plural.ts';

/** The shopper's messages, and how else they want to hear of something. */
export const notifications = {
  title: 'Messages',
  unread: 'Unread',
  unreadCount: (count: number) => plural(count, { one: '1 unread', other: `${count} unread` }),
  readAll: 'Mark all as read',
  empty: 'Nothing yet. The steps of your orders and the sizes you wait for will be here.',
  older: 'Show older messages',
  missing: 'Your messages could not be loaded.',
  failed: 'Your choice could not be saved. Please try again.',
  stopNews: 'Stop the news of this brand',
  newsStopped: 'You will get no more news from this brand',

  ways: 'How we reach you',
  waysText: 'Whatever you choose, every message is kept in your list above.',
  wishes: {
    orders: 'Steps of your orders',
    stock: 'A size you wait for is back',
    news: 'News of brands you follow',
  },
  by: {
    sms: 'By SMS',
    push: 'By notification',
    inbox: 'Only in the list',
  },
  waySaved: 'Saved',
  wayMissing: 'What you chose could not be loaded.',
  pushOff:
    'Notifications come to devices on which you turned them on. Without one, orders and sizes come by SMS.',
  pushOn: 'This device shows our notifications.',
  turnOn: 'Turn on here',
  turnOff: 'Turn off here',
  turnedOn: 'Notifications are on',
  turnedOff: 'Notifications are off on this device',
  denied: 'Your browser blocks our notifications. Allow them for this site in its settings.',
  notPossible: 'This browser shows no notifications. On an iPhone, add the shop to the home screen first.',
  notTurnedOn: 'Notifications could not be turned on. Check your connection and try again.',

  offer: 'Follow the order on this device?',
  offerText: 'A notification at each step instead of an SMS.',
  offerYes: 'Yes, notify me',
  offerTaken: 'You will see each step here.',
};
