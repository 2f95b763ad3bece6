import type { ParcelStepName } from '../../fulfilment/steps.ts';

/** Why a step was not taken: what another did before. */
export const conflicts = {
  notDone: 'Not done. Try again.',
  last: (name: string, did: string, time: string) => `The last thing done: ${name} ${did} at ${time}.`,
  shopperOrStore: 'the shopper or the store',
  did: {
    call: 'called about it',
    confirm: 'confirmed it',
    giveUp: 'gave it up',
    edit: 'changed it',
    hold: 'put it on hold',
    release: 'released it',
    pick: 'started packing it',
    short: 'reported missing pieces',
    resolve: 'decided about the missing pieces',
    pack: 'packed it',
    unpack: 'opened it again',
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
  } satisfies Record<ParcelStepName, string>,
};
