import { z } from 'zod';
import { Instant } from '../../wire/wire-types.ts';
import { User } from './contract.ts';

/** Readable rows in the shopper's language; the field names describe their content. */
const Records = z.array(z.record(z.string(), z.unknown()));

const about = (description: string) => Records.meta({ description });

/** All data the store has about one shopper, for export. */
export const ExportedData = z
  .object({
    exportedAt: Instant,
    profile: User,
    orders: about('With their pieces, address, history and returns'),
    cart: about('What lies in the cart'),
    savedForLater: about('What was taken out of the cart to be bought later'),
    addresses: about('Addresses that are kept by name, beside the profile’s'),
    favorites: about('Pieces that are kept, and those let go a moment ago'),
    stores: about('Stores that are followed'),
    reviews: about('With who found them helpful, as a number'),
    votes: about('Reviews found helpful'),
    reports: about('Reviews reported to the store, and why'),
    coupons: about('Taken, or made of points'),
    points: about('Every change of the balance'),
    alerts: about('Sizes that are waited for'),
    notifications: about('The inbox'),
    limits: about('What a person at the store decided about how much may be on its way at once'),
    outcomes: about('What an earlier account with this number took and refused, of the last year'),
    cases: about('What the shopper wrote or said to the store, with the answers'),
    requests: about('What the shopper asked of their data by phone or letter'),
    compensations: about('Coupons that the store gave for what went wrong'),
    staffNotes: about('What the staff noted about the shopper'),
    wishes: about('How messages reach the shopper'),
    messages: about(
      'What was sent to the phone, for as long as the store keeps it; codes are not kept to be read',
    ),
    sessions: about('Where the shopper is and was signed in'),
    codes: about('When codes were asked for and from which network, in the last 30 days'),
    log: about('What was written down about the account'),
  })
  .meta({ id: 'ExportedData' });
export type ExportedData = z.infer<typeof ExportedData>;
