import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { countsAreRows } from './day/counts.ts';
import { Day } from './day/day.ts';
import { addsUp, isCounted, isRemitted } from './day/evening.ts';
import { areConfirmed, areOrdered, arePacked, areSent } from './day/morning.ts';
import { areDelivered, areReturned } from './day/round.ts';
import { ownStoreJourney as journey } from './own-store.ts';
import { storeQuery } from './store-query.ts';

const invariants = readFileSync(new URL('../db/invariants.sql', import.meta.url), 'utf8');

journey.use({ language: 'ar', serviceWorkers: 'allow' });

journey(
  'a day in the store: four roles and thirty orders, and at its end every sum agrees',
  async ({ page, t, store, browser, isMobile }) => {
    journey.skip(!isMobile, 'its people have the screens of their work');
    journey.setTimeout(300_000);
    const day = await Day.begun(page, t, store, browser);
    await areOrdered(day);
    await areConfirmed(day);
    await arePacked(day);
    await areSent(day);
    await areDelivered(day);
    const returned = await areReturned(day);
    const brought = await isRemitted(day);
    await isCounted(day, brought, returned);
    await addsUp(day, returned);
    await countsAreRows(day.people.owner.page, t);
    expect(await storeQuery(invariants, [])).toEqual([]);
    await day.ends();
  },
);
