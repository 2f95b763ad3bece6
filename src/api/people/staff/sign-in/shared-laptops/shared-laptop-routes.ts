import { mayHavePin } from '../../../../../shop/people/staff/pin.ts';
import { isRefusal, refuse } from '../../../../refusal.ts';
import type { Store } from '../../../../store.ts';
import { answerConsole } from '../../answer-console.ts';
import { meAgain } from '../enter.ts';
import { mayAddCredential } from '../may-add-credential.ts';
import { readSessionEnd, type Staff } from '../staff-session.ts';
import { lockSession, removePin, setPin, unlockSession } from './pins.ts';
import { deskOf, enrollDesk, resumableOn, readDesks, removeDesk } from './shared-laptops.ts';

/** Shared laptops: enrolling one, and taking turns on it by PIN. */
export function sharedLaptopRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'getDesk', async ({ request, now }) => {
    const ended = await readSessionEnd(store, request);
    const desk = await deskOf(store, request);
    if (desk === null) return { desk: null, people: [], ended };
    const resumable = await resumableOn(db, desk, now);
    const people = resumable.map(({ staff_id: _id, name }, place) => ({ _id, name, isLast: place === 0 }));
    return { desk: desk.name, people, ended };
  });

  answerConsole(store, 'lockSession', async ({ staff, now }) => lockSession(store, staff, now));

  answerConsole(store, 'unlockSession', async ({ input, request, reply, now }) => {
    const desk = await deskOf(store, request);
    if (desk === null) return refuse('UNAUTHENTICATED');
    const refusal = await unlockSession(store, desk, input, { request, reply, now });
    return refusal ?? meAgain(store, request);
  });

  const pinOf = async ({ id, roles }: Staff) => {
    const pin = await db
      .selectFrom('staff_pins')
      .select('set_at')
      .where('staff_id', '=', id)
      .executeTakeFirst();
    return { mayHave: mayHavePin(roles), setAt: pin?.set_at.toISOString() ?? null };
  };

  answerConsole(store, 'getPin', async ({ staff }) => pinOf(staff));

  answerConsole(store, 'setPin', async ({ input, staff, now }) => {
    if (!mayAddCredential(staff, now)) return refuse('REAUTH');
    return (await setPin(store, staff, input.pin, now)) ?? pinOf(staff);
  });

  answerConsole(
    store,
    'removePin',
    async ({ staff, now }) => (await removePin(store, staff, now)) ?? pinOf(staff),
  );

  answerConsole(store, 'listDesks', async ({ request }) => ({
    desks: await readDesks(db, await deskOf(store, request)),
  }));

  answerConsole(store, 'enrollDesk', async ({ input: { name }, staff, request, reply, now }) => {
    await enrollDesk(store, { request, reply, staff, now }, name);
    return { desks: await readDesks(db, await deskOf(store, request)) };
  });

  answerConsole(store, 'removeDesk', async ({ input: { id }, staff, request, now }) => {
    const refusal = await removeDesk(store, staff, id, now);
    return isRefusal(refusal) ? refusal : { desks: await readDesks(db, await deskOf(store, request)) };
  });
}
