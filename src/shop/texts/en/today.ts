import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';

const orders = (count: number) => plural(count, { one: '1 order', other: `${count} orders` });
const parcels = (count: number) => plural(count, { one: '1 parcel', other: `${count} parcels` });

const requests = (count: number) => plural(count, { one: '1 return', other: `${count} returns` });

/** The console's first page: what waits, and what to do next. */
export const today = {
  next: 'Next',
  afterwards: 'Then',
  unopened: 'Your shop is not open yet. Shoppers see that it opens soon.',
  toSetup: 'Continue the setup',
  shopClosed: (day: string) => `The shop is closed through ${day} and takes no orders.`,
  closedOpenEnd: 'The shop is closed until further notice and takes no orders.',
  noDelivery: (day: string) => `The shop makes no deliveries through ${day}. It still takes orders.`,
  placesClosed: (count: number) =>
    plural(count, { one: '1 place is closed.', other: `${count} places are closed.` }),
  toClosures: 'See closures',
  webhooksOff: (count: number) =>
    plural(count, {
      one: 'A webhook failed and was switched off.',
      other: `${count} webhooks failed and were switched off.`,
    }),
  noBackup: 'There is no backup of this shop. If this machine breaks, everything is lost.',
  lateJobs:
    'Some automatic jobs have not run for a while, so messages or prices may be late. Ask whoever runs the server to check its log for:',
  lateJob: (job: string, moment: string | null) =>
    isolated(job) + (moment === null ? '' : ` (last done ${moment})`),
  lateBackup: 'The last good backup is older than a day.',
  failedBackup: 'The last try to back up failed. Ask whoever runs the server to look at its log.',
  unmadeBackup: 'No backup was made yet.',
  makingBackup: 'A backup is being made.',
  backUpNow: 'Back up now',
  backup: (moment: string, megabytes: string) => `Last backup: ${moment}, ${megabytes}\u00a0MB.`,
  toWebhooks: 'See webhooks',
  manyReveals: (name: string, openings: string) =>
    `${isolated(name)} opened many masked fields today: ${openings}.`,
  toHistory: 'See what was opened',
  budget: {
    order: (sent: string, budget: string) => `Order SMS this month: ${sent} of ${budget}.`,
    stock: (sent: string, budget: string) => `Back-in-stock SMS this month: ${sent} of ${budget}.`,
  },
  budgetSpent: 'Further ones go to the inbox only.',
  toBudget: 'Change the limit',
  milestones: {
    first: 'The first sale of your shop!',
    tenth: 'Ten sales!',
    best: (name: string) => `Customers kept ${isolated(name)} ten times: your best piece.`,
    share: 'Share',
    away: 'Put away',
    text: {
      first: 'Our shop has sold its first piece. Thank you! Have a look:',
      tenth: 'Ten orders have reached their doors. Thank you! Have a look:',
    },
  },
  clear: 'All done.',
  clearText: 'New orders appear here automatically.',
  callsFrom: (moment: string) => `Next call: ${moment}.`,
  oldest: (who: string, age: string) => `Waiting longest: ${who}\u00a0· ${age}`,
  firstDue: (when: string) => `The first answer is due ${when}.`,
  wantedMost: (name: string, color: string, size: string, waiting: number) =>
    `${plural(waiting, { one: '1 shopper is waiting', other: `${waiting} shoppers are waiting` })} for ${name}, ${color}, ${size}.`,
  mostAsked: (question: string) => `Most often “${question}”.`,
  lastCame: (age: string) => `newest: ${age}`,
  stopsEnded: (ended: number, all: number) => `${ended} of ${all} stops done`,
  onRoad: (name: string, left: number) =>
    `${isolated(name)}, ${left === 0 ? 'all stops done' : plural(left, { one: '1 stop left', other: `${left} stops left` })}`,
  runOpen: 'run still open',
  days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
  takeOrder: 'Phone order',
  comma: ', ',
  waits: {
    late: (count: number) => `${orders(count)} later than promised`,
    toCall: (count: number) => `Confirm ${orders(count)} by phone`,
    callLater: (count: number) => `Call about ${orders(count)} later`,
    toConfirm: (count: number) => `Confirm ${orders(count)}`,
    toPick: (count: number) => `Pack ${orders(count)}`,
    packed: (count: number) => `Hand over ${parcels(count)}`,
    short: (count: number) => `Decide on ${orders(count)} with missing pieces`,
    toUnpack: (count: number) => `Unpack ${parcels(count)} of canceled orders`,
    comingBack: (count: number) => `Count in ${parcels(count)} coming back`,
    conflict: (count: number) => `Decide on ${orders(count)} that a courier could not record`,
    unknown: 'Check what a courier recorded about an unknown parcel',
    held: (count: number) => `${orders(count)} on hold`,
    returns: (count: number) => `Decide on ${requests(count)}`,
    cases: (count: number) =>
      `Answer ${plural(count, { one: '1 question or complaint', other: `${count} questions and complaints` })}`,
    wanted: (count: number) =>
      `Order what shoppers are waiting for: ${plural(count, { one: '1 size', other: `${count} sizes` })}`,
    misses: (count: number) =>
      `Teach ${plural(count, { one: '1 search', other: `${count} searches` })} that found nothing`,
    settle: (count: number) => `Settle ${requests(count)} that came back`,
    count: 'Count the couriers’ cash',
    difference: (count: number) =>
      `Settle ${plural(count, { one: '1 cash difference', other: `${count} cash differences` })}`,
    unanswered: (count: number) =>
      plural(count, {
        one: '1 count is waiting for its courier to confirm it',
        other: `${count} counts are waiting for their couriers to confirm them`,
      }),
    runsToEnd: (count: number) =>
      `End ${plural(count, { one: '1 run', other: `${count} runs` })} whose stops are all done`,
    claim: (count: number) =>
      `Say who pays for ${plural(count, { one: '1 loss', other: `${count} losses` })} on the way`,
  },
  go: {
    late: 'Follow up',
    toCall: 'Start calling',
    callLater: 'View',
    toConfirm: 'View',
    toPick: 'Start packing',
    packed: 'Hand over',
    short: 'Decide',
    toUnpack: 'Unpack',
    comingBack: 'Count in',
    conflict: 'Decide',
    unknown: 'View',
    held: 'View',
    returns: 'Decide',
    cases: 'Answer',
    wanted: 'View',
    misses: 'Teach',
    settle: 'Settle',
    count: 'Count',
    difference: 'Look into it',
    unanswered: 'View',
    runsToEnd: 'End',
    claim: 'View',
  },
  figures: {
    toConfirm: 'To confirm',
    toPick: 'To pack',
    short: 'Pieces missing',
    packed: 'To hand over',
    withCouriers: 'With couriers',
    withCompanies: 'With companies',
    comingBack: 'Coming back',
    held: 'On hold',
    late: 'Late',
    lowStock: 'Low in stock',
    soldOut: 'Sold out',
    failedMessages: 'Messages not sent',
    inboxOnly: 'Messages over the SMS budget',
    returns: 'Returns to decide',
  },
  counts: 'In numbers',
  cash: 'Cash outside the shop',
  held: 'with couriers, not counted',
  expected: 'still to come in',
  safe: 'In the safe',
  difference: 'Difference',
  whence: 'Breakdown',
  cashCounted: 'Cash, expected and counted',
  cashUncounted: 'No cash was counted on these days.',
  sound: 'Sound for new orders',
};
