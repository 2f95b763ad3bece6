import { z } from 'zod';
import { Id, Instant } from '../../wire/wire-types.ts';
import { subjectKinds } from './audit-subjects.ts';
import { auditActions } from './audit.ts';
import { invitationStates } from './invitation.ts';
import { capabilities, staffRoles } from './roles.ts';

export const Role = z.enum(staffRoles);

export const secondFactors = ['totp', 'passkey'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** The signed-in member: their rights, and which step of signing in comes next. */
export const Me = z
  .object({
    staff: z.object({ _id: Id, name: z.string(), roles: z.array(Role) }),
    rights: z.partialRecord(z.enum(capabilities), z.enum(['all', 'limited'])),
    next: z.enum(['second', 'enroll', 'unlock']).nullable().meta({
      description:
        'What is missing before the console opens: a second factor, to set one up, or the PIN of a locked session; null: it is open',
    }),
    factors: z.array(z.enum(secondFactors)).meta({ description: 'What they can show as a second factor' }),
    desk: z.string().nullable().meta({
      description: 'The shared laptop on which their PIN takes this session up; null: it locks by nothing',
    }),
    isAlone: z.boolean().meta({ description: 'Nobody else is on the staff: the menu is short' }),
    expiresAt: Instant,
    idleMinutes: z.int(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

/** One place where a member of the staff is signed in. */
export const StaffDevice = z
  .object({ _id: Id, userAgent: z.string(), createdAt: Instant, lastUsedAt: Instant, current: z.boolean() })
  .meta({ id: 'StaffDevice' });

export const StaffMember = z
  .object({
    _id: Id,
    name: z.string(),
    phone: z.string(),
    roles: z.array(Role),
    hasSecondFactor: z.boolean(),
    createdAt: Instant,
    lastSeenAt: Instant.nullable(),
    devices: z.array(StaffDevice),
    invitation: z
      .object({ state: z.enum(invitationStates), until: Instant })
      .nullable()
      .meta({ description: 'The link that was sent to them; null once they entered' }),
    version: z.int(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

/** A changed field in the reader's words; null: the line has no such side. */
const AuditChange = z.object({
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** One line of the staff's audit log. `before` and `after` hold the fields that changed, `changes` says them in words. */
export const AuditLine = z
  .object({
    _id: z.int(),
    at: Instant,
    actor: z.object({ _id: Id, name: z.string() }).nullable(),
    action: z.enum(auditActions),
    subject: z.string(),
    thing: z
      .object({ kind: z.enum(subjectKinds), _id: Id, name: z.string() })
      .nullable()
      .meta({ description: 'What it is about, while it exists' }),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    changes: z.array(AuditChange),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.infer<typeof AuditLine>;
