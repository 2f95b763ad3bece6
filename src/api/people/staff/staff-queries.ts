import { sql } from 'kysely';
import type { StaffMember } from '../../../shop/people/staff/contract.ts';
import { invitationState } from '../../../shop/people/staff/invitation.ts';
import { rolesAmong, type StaffRole } from '../../../shop/people/staff/roles.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Store } from '../../store.ts';

type Device = { id: string; user_agent: string; created_at: string; last_used_at: string };

type MemberRow = {
  id: string;
  name: string;
  phone: string;
  roles: StaffRole[];
  has_second_factor: boolean;
  created_at: Date;
  last_seen_at: Date | null;
  devices: Device[];
  invitation: { written_at: string; until: string; sent_at: string | null; failed: boolean } | null;
  version: number;
};

/** The database, perhaps a transaction of it, and the gateways that say whether an invitation is sent. */
type Reader = { db: Db } & Pick<Store, 'integrations'>;

/** All staff members, or one, with their sessions; sorted by name. */
export async function readMembers(
  { db, integrations }: Reader,
  asking: { sessionId: string },
  now: Date,
  id: string | null = null,
): Promise<StaffMember[]> {
  const sends = integrations.messages.kind === 'gateway';
  const { rows } = await sql<MemberRow>`
    select s.id, s.name, s.phone, s.roles, s.totp_seed is not null as has_second_factor, s.created_at,
           s.last_seen_at, s.version,
           coalesce((select json_agg(json_build_object('id', x.id, 'user_agent', x.user_agent,
                            'created_at', x.created_at, 'last_used_at', x.last_used_at) order by x.last_used_at desc)
                       from staff_sessions x
                      where x.staff_id = s.id and x.ended_at is null and x.expires_at > ${now}
                        and x.last_used_at + make_interval(mins => x.idle_minutes) > ${now}), '[]') as devices,
           case when s.last_seen_at is null then
             (select json_build_object('written_at', l.sent_at, 'until', l.expires_at, 'sent_at', b.sent_at,
                                       'failed', b.last_error is not null)
                from staff_links l left join outbox b on b.id = l.message_id
               where l.staff_id = s.id and l.sent_to = s.phone order by l.sent_at desc limit 1) end as invitation
      from staff s
     where s.removed_at is null and (${id}::text is null or s.id = ${id})
     order by s.name, s.id`.execute(db);
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    phone: row.phone,
    roles: row.roles,
    hasSecondFactor: row.has_second_factor,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    devices: row.devices.map((device) => ({
      _id: device.id,
      userAgent: device.user_agent,
      createdAt: new Date(device.created_at).toISOString(),
      lastUsedAt: new Date(device.last_used_at).toISOString(),
      current: device.id === asking.sessionId,
    })),
    invitation: row.invitation === null ? null : shownInvitation(row.invitation, sends, now),
    version: row.version,
  }));
}

function shownInvitation(
  { written_at: writtenAt, until, sent_at: sentAt, failed }: NonNullable<MemberRow['invitation']>,
  sends: boolean,
  now: Date,
) {
  const facts = {
    writtenAt: new Date(writtenAt),
    until: new Date(until),
    sentAt: sentAt === null ? null : new Date(sentAt),
    failed,
    sends,
  };
  return { state: invitationState(facts, now), until: facts.until.toISOString() };
}

/** A staff member, locked until the transaction ends; undefined if the id is unknown or they were removed. */
export async function lockMember(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'phone', 'roles', 'last_seen_at', 'version'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, roles: rolesAmong(row.roles) };
}

/** Whether the staff has another member. */
export async function hasOthers(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from staff where id <> ${id} and removed_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether there is another owner. Locks all owners first, so that two removals are serialized. */
export async function hasOtherOwner(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from staff where 'owner' = any(roles) and removed_at is null order by id for update`.execute(
    tx,
  );
  return rows.some((row) => row.id !== id);
}
