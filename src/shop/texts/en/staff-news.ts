import { plural } from '../plural.ts';

const orders = (count: number) => plural(count, { one: '1 order', other: `${count} orders` });

/** What the staff is told of while the console is closed, and how each member chooses it. */
export const staffNews = {
  title: 'Alerts',
  text: 'You hear of what waits for you while the console is closed. Each thing is told once.',
  kinds: {
    newOrder: 'A new order',
    toConfirm: 'An order still waits to be confirmed',
    returnAsked: 'A return is asked for',
    lowStock: 'A size is running low',
    lateJob: 'An automatic job is late',
    lateBackup: 'There is no recent backup',
  },
  nothing: 'There are no alerts for your roles.',
  saved: 'Saved',
  notSaved: 'Not saved. Try again.',
  turnOn: 'Turn on here',
  turnOff: 'Turn off here',
  turnedOn: 'Alerts come to this device now',
  turnedOff: 'Alerts no longer come to this device',
  denied: 'Your browser blocks alerts of this site. Allow them in its settings.',
  notPossible: 'This browser shows no alerts. On an iPhone, add the console to the home screen first.',
  devices: 'Devices with alerts',
  addedAt: (when: string) => `Since ${when}`,
  remove: 'Turn off',
  removeOf: (device: string) => `Turn off on ${device}`,
  quietHours: 'Quiet hours',
  quietText: 'What comes in these hours is told afterwards, if it still waits. The same hour twice: none.',
  from: 'From',
  until: 'Until',
  telegram: 'Telegram',
  telegramText:
    'The bot of the shop tells you in Telegram. Alerts then come there, and elsewhere only where it does not reach you.',
  connect: 'Connect Telegram',
  openBot: 'Open the bot',
  pressStart: 'Press Start there, then come back here.',
  pressed: 'I pressed Start',
  notPressed: 'Start was not pressed yet.',
  connected: 'Alerts come in Telegram now',
  disconnect: 'Disconnect Telegram',
  disconnected: 'Telegram is disconnected',
  telegramHere: 'Alerts of the shop come here from now on.',
  byMessage: 'A text message where no alert reaches me',
  byMessageText: 'Sent to your own number. Each costs the shop what a message costs.',
  offerGo: 'Turn on alerts',

  newOrder: 'New order',
  order: (number: string, sum: string) => `No. ${number}, ${sum}`,
  toConfirm: 'An order waits to be confirmed',
  manyToConfirm: (count: number) => `${orders(count)} wait to be confirmed`,
  returnAsked: 'A return is asked for',
  returnsAsked: (count: number) =>
    plural(count, { one: '1 return is asked for', other: `${count} returns are asked for` }),
  ofOrder: (number: string) => `From order no. ${number}`,
  lowStock: 'Running low',
  manyLow: (count: number) =>
    plural(count, { one: '1 size is running low', other: `${count} sizes are running low` }),
  lowOf: (name: string, color: string, size: string, left: number) =>
    `${name}, ${color}, ${size}: ${left === 0 ? 'none left' : `${left} left`}`,
  lateJob: 'An automatic job is late',
  lateJobs: (count: number) =>
    plural(count, { one: '1 automatic job is late', other: `${count} automatic jobs are late` }),
  lateBackup: 'There is no recent backup',
  lateBackupText: 'If this machine breaks, what is newer than the last backup is lost.',
};
