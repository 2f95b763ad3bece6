import type { ParcelStepName } from '../../delivery/fulfilment/steps.ts';

/** Why a step was not taken: what another did before. */
export const conflicts = {
  notDone: 'Not done. Try again.',
  title: 'What a courier recorded was not applied',
  recorded: (name: string, moment: string) => `${name} recorded, ${moment}:`,
  received: (moment: string) => `It reached the store on ${moment}.`,
  pieces: 'Pieces',
  cash: 'Cash',
  nextDay: 'Next try',
  whatToDo:
    'The order had already changed by then, so nothing was booked. Ask the courier where the pieces and the cash are, then decide.',
  onlyAside:
    'The order had ended by then, so there is nothing left to book. Ask the courier where the pieces and the cash are, then close this.',
  onlyAsideDone:
    'The order is past this step, so it cannot be booked here. What came back or was paid otherwise is booked as a return or in the cash book; then put this aside.',
  unknown:
    'This parcel is not in the store’s books, so nothing was changed. Ask the courier where the pieces and the cash are.',
  unknownNotRead: 'What couriers recorded about unknown parcels could not be read. Open the page again.',
  theReturn: 'Open the return',
  endings: { happened: 'Book it as recorded', setAside: 'Do not book it' },
  /** What booking does. */
  appliedText: {
    deliver:
      'The order is marked as delivered: the cash is added to the courier’s account, the invoice is issued, and the customer gets the message.',
    refuse: 'The order is marked as not taken, with this reason. What comes back is counted in as usual.',
    attempt: 'The delivery is tried again on the day below.',
    collect: 'The pieces of the return are with the courier until they are counted in.',
    pay: 'The refund counts as paid from the courier’s cash.',
    swap: 'The exchange is done: the new pieces were given, and the old ones are with the courier.',
    missed: 'The visit counts as a failed try.',
  } as Record<string, string>,
  asideText:
    'Nothing is booked: no cash, no pieces, no message. The order keeps what the courier recorded and your reason.',
  settledMeanwhile:
    'A colleague has already decided this, as the order’s history shows. If your text says something new, add it there as a note.',
  note: 'What did you find out?',
  noteMissing: 'Write what you found out.',
  last: (name: string, did: string, time: string) => `Last step: ${name} ${did} at ${time}.`,
  shopperOrStore: 'the shopper or the store',
  did: {
    call: 'called about it',
    confirm: 'confirmed it',
    giveUp: 'canceled it as not reached',
    edit: 'changed it',
    hold: 'put it on hold',
    release: 'released it',
    pick: 'started packing it',
    short: 'reported missing pieces',
    resolve: 'decided about the missing pieces',
    pack: 'packed it',
    unpack: 'unpacked it',
    handOver: 'handed it over',
    handOverCompany: 'gave it to a company',
    atOffice: 'reported it at an office',
    attempt: 'could not deliver it',
    deliver: 'delivered it',
    refuse: 'reported it as not taken',
    recall: 'recalled it',
    backIn: 'counted it back in',
    lost: 'reported it as lost',
    cancel: 'canceled it',
    reopen: 'put it back with the courier',
    setAside: 'put aside what a courier recorded',
    undo: 'undid the step before',
  } satisfies Record<ParcelStepName, string>,
  didReturn: {
    'return.open': 'opened it',
    'return.approve': 'approved it',
    'return.reject': 'declined it',
    'return.receive': 'counted it in',
    'return.refund': 'paid it back',
    'return.exchange': 'exchanged it',
    'return.sendNew': 'sent the new pieces',
    'return.refundInstead': 'turned it into a refund',
    'return.substitute': 'ordered other products',
    'return.extend': 'moved its deadline',
    'return.collect': 'picked it up',
    'return.pay': 'paid it back at the door',
    'return.swap': 'exchanged it at the door',
    'return.missed': 'was not given the pieces',
  },
};
