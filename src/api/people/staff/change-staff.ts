import type { Language } from '../../../shop/language.ts';
import { parsePhone } from '../../../shop/people/account/phone.ts';
import { maskedPhone } from '../../../shop/people/staff/masked-phone.ts';
import { rightsOf, type StaffRole, staffRoles } from '../../../shop/people/staff/roles.ts';
import { databaseCode, transact, type Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { endLinksOf } from './entry-links.ts';
import { sendInvitation, writeInvitation } from './invitations.ts';
import { forgetNewsDevices } from './news/news-devices.ts';
import { endSessionsOf, type Staff } from './sign-in/staff-session.ts';
import { recordStaffAudit } from './staff-audit.ts';
import { hasOtherOwner, hasOthers, lockMember, readMembers } from './staff-queries.ts';

type Person = { phone: string; name: string; roles: StaffRole[] };
/** The language of the page that asks: an invitation is written in it. */
type Asked = { language: Language };

const UNIQUE_VIOLATION = '23505';

/** Adds a staff member and invites them; returns the id, or a refusal if the number is invalid or already used. */
export async function inviteStaff(
  store: Store,
  by: Staff,
  { language, ...given }: Person & Asked,
  now: Date,
): Promise<string | Refusal> {
  const phone = parsePhone(given.phone);
  if (phone === null) return refuse('PHONE_INVALID', { errors: ['"phone" must be a Syrian mobile number'] });
  const person = { name: given.name, phone, roles: sorted(given.roles) };
  const added = await withFreePhone(() =>
    transact(store.db, async (tx) => {
      const { id } = await tx
        .insertInto('staff')
        .values({ ...person, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      const message = await writeInvitation(store, tx, { id, phone }, { name: by.name, language }, now);
      if (isRefusal(message)) return message;
      await recordStaffAudit(
        tx,
        { staff: by, action: 'staff.invite', only: 'made', subject: id, after: shown(person) },
        now,
      );
      return { id, message };
    }),
  );
  if (isRefusal(added)) return added;
  sendInvitation(store, added.message);
  return added.id;
}

/**
 * Changes a staff member. Roles that another changed and another phone end their sessions at once, another phone their
 * links too; who never entered is invited there.
 */
export async function changeStaff(
  store: Store,
  by: Staff,
  { language, ...given }: Person & Asked & { id: string; version: number },
  now: Date,
): Promise<null | Refusal> {
  const phone = parsePhone(given.phone);
  if (phone === null) return refuse('PHONE_INVALID', { errors: ['"phone" must be a Syrian mobile number'] });
  const { id } = given;
  const changed = await withFreePhone(() =>
    transact(store.db, async (tx) => {
      const after = { name: given.name, phone, roles: sorted(given.roles) };
      const before = await lockMember(tx, id);
      if (before === undefined) return refuse('NOT_FOUND');
      if (before.version !== given.version) return conflict({ ...store, db: tx }, by, id, now);
      const hasNewRoles = after.roles.join() !== sorted(before.roles).join();
      if (hasNewRoles) {
        const refusal = await mayHaveRoles(tx, by, before, after.roles);
        if (refusal !== null) return refusal;
      }
      await tx
        .updateTable('staff')
        .set({ ...after, version: before.version + 1 })
        .where('id', '=', id)
        .execute();
      if (rightsOf(after.roles).packOrders !== 'all') await endClaimsOf(tx, id);
      const hasNewPhone = phone !== before.phone;
      if ((hasNewRoles && id !== by.id) || hasNewPhone) await endSessionsOf(tx, id, 'changed', now);
      if (hasNewPhone) await endLinksOf(tx, id, now);
      const isInvited = hasNewPhone && before.last_seen_at === null;
      const message = isInvited
        ? await writeInvitation(store, tx, { id, phone }, { name: by.name, language }, now)
        : null;
      if (isRefusal(message)) return message;
      await recordStaffAudit(
        tx,
        { staff: by, action: 'staff.change', subject: id, before: shown(before), after: shown(after) },
        now,
      );
      return { message };
    }),
  );
  if (isRefusal(changed)) return changed;
  if (changed.message !== null) sendInvitation(store, changed.message);
  return null;
}

/** Removes a staff member and ends their sessions, links and claims; their log entries stay. */
export async function removeStaff(
  store: Store,
  by: Staff,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<null | Refusal> {
  return transact(store.db, async (tx) => {
    const before = await lockMember(tx, id);
    if (before === undefined) return refuse('NOT_FOUND');
    if (before.version !== version) return conflict({ ...store, db: tx }, by, id, now);
    const refusal = await mayHaveRoles(tx, by, before, []);
    if (refusal !== null) return refusal;
    await tx
      .updateTable('staff')
      .set({ removed_at: now, version: version + 1, totp_seed: null, totp_offered_seed: null })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute();
    await tx.deleteFrom('staff_pins').where('staff_id', '=', id).execute();
    await tx.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute();
    await forgetNewsDevices(tx, id);
    await endSessionsOf(tx, id, 'removed', now);
    await endLinksOf(tx, id, now);
    await endClaimsOf(tx, id);
    await recordStaffAudit(
      tx,
      { staff: by, action: 'staff.remove', only: 'removed', subject: id, before: shown(before) },
      now,
    );
    return null;
  });
}

/** What they were packing can be packed by others at once. */
async function endClaimsOf(tx: Tx, staffId: string): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({ claimed_by: null, claimed_at: null })
    .where('claimed_by', '=', staffId)
    .where('stage', '=', 'picking')
    .execute();
}

// Locks in another order than `hasOtherOwner`, unless there is one owner: a deadlock is retried.
async function mayHaveRoles(
  tx: Tx,
  by: Staff,
  member: { id: string; roles: StaffRole[] },
  roles: StaffRole[],
): Promise<null | Refusal> {
  const stopsBeingOwner = member.roles.includes('owner') && !roles.includes('owner');
  if (stopsBeingOwner && !(await hasOtherOwner(tx, member.id))) return refuse('LAST_OWNER');
  return member.id === by.id && !(await mayDeliver(tx, member, roles)) ? refuse('OWN_ROLE') : null;
}

/** Whether one's own roles differ only in those of a courier, which who runs the shop alone may take, and anybody may leave. */
async function mayDeliver(
  tx: Tx,
  member: { id: string; roles: StaffRole[] },
  roles: StaffRole[],
): Promise<boolean> {
  const others = (all: StaffRole[]) => sorted(all).filter((role) => role !== 'courier');
  if (others(member.roles).join() !== others(roles).join()) return false;
  return !roles.includes('courier') || !(await hasOthers(tx, member.id));
}

/** Includes the current row, so that the editor can show both. */
async function conflict(
  reader: Parameters<typeof readMembers>[0],
  by: Staff,
  id: string,
  now: Date,
): Promise<Refusal> {
  const [member] = await readMembers(reader, by, now, id);
  return refuse('VERSION_CONFLICT', { data: { member } });
}

async function withFreePhone<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (databaseCode(error) !== UNIQUE_VIOLATION) throw error;
    return refuse('CONFLICT', { errors: ['"phone" belongs to a member of the staff'] });
  }
}

const sorted = (roles: readonly StaffRole[]) => staffRoles.filter((role) => roles.includes(role));

const shown = ({ name, phone, roles }: Person) => ({ name, phone: maskedPhone(phone), roles });
