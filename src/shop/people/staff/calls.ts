import { z } from 'zod';
import { keysOf } from '../../keys-of.ts';
import { isPeriodInOrder, PERIOD_ORDER } from '../../time/periods.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, line, optionalInQuery, optionalNumberInQuery, text } from '../../wire/input.ts';
import { Day, Instant, Named, SavedFile } from '../../wire/wire-types.ts';
import { auditTopics } from './audit-subjects.ts';
import { AuditLine, Me, Role, StaffMember } from './contract.ts';
import { rolesWith } from './roles.ts';

const tag = 'Staff';
const params = z.object({ id: givenId });
const roles = z.array(Role).min(1).max(6);
const version = z.int().min(1);
const member = z.object({ member: StaffMember });

/** Who works here, what they may do, and what they did. */
export const staffCalls = {
  sendStaffCode: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/code',
    roles: 'anybody',
    tag,
    summary: 'Send a code to a member of the staff; the answer is the same for every Syrian mobile number',
    body: z.object({ phone: text(64) }),
    data: z.object({ phone: z.string(), expiresInSeconds: z.int(), resendInSeconds: z.int() }),
    refusals: ['PHONE_INVALID', 'OTP_TOO_SOON', 'OTP_LIMIT'],
  }),
  verifyStaffCode: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/verify',
    roles: 'anybody',
    tag,
    summary: 'Exchange the code for a session; `next` says whether a second code is missing',
    body: z.object({ phone: text(64), code: text(16) }),
    data: Me,
    refusals: ['PHONE_INVALID', 'OTP_WRONG', 'OTP_EXPIRED', 'OTP_TOO_MANY_TRIES'],
  }),
  openStaffLink: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/link',
    roles: 'anybody',
    tag,
    summary: 'Exchange the one-use link that the server printed for a session',
    body: z.object({ token: text(64) }),
    data: Me,
    refusals: ['NOT_FOUND', 'LINK_USED', 'LINK_EXPIRED', 'LINK_ENDED'],
  }),
  passSecondFactor: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/second',
    roles: 'signingIn',
    tag,
    summary: 'Give a code of the authenticator app or a recovery code; it counts as fresh for five minutes',
    body: z.object({ code: text(32) }),
    data: Me,
    refusals: ['OTP_WRONG', 'OTP_TOO_MANY_TRIES'],
  }),
  offerTotp: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/totp',
    roles: 'signingIn',
    tag,
    summary: 'A secret for an authenticator app; it counts once a code of it was given',
    data: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['REAUTH', 'SECOND_FACTOR'],
  }),
  confirmTotp: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/totp/confirm',
    roles: 'signingIn',
    tag,
    summary: 'Prove the offered secret with a code; answers the recovery codes, which are shown once',
    body: z.object({ code: text(32) }),
    data: z.object({ recoveryCodes: z.array(z.string()), me: Me }),
    refusals: ['OTP_WRONG', 'OTP_TOO_MANY_TRIES', 'REAUTH', 'SECOND_FACTOR'],
  }),
  readDevCodes: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/dev/codes',
    roles: 'anybody',
    tag,
    summary:
      'The current codes of this number, or of the session’s member; only on the machine that runs the demo',
    query: z.object({ phone: optionalInQuery(text(64)) }),
    data: z.object({ code: z.string().nullable(), second: z.string().nullable() }),
  }),
  getMe: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/auth/me',
    roles: 'signingIn',
    tag,
    summary: 'Who is signed in and what they may do',
    background: true,
    data: Me,
  }),
  logoutStaff: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/logout',
    roles: 'anybody',
    tag,
    summary: 'End this session',
    data: z.null(),
  }),
  listStaff: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/staff',
    roles: rolesWith('manageStaff'),
    tag,
    summary: 'All members of the staff, each with their open sessions',
    data: z.object({
      staff: z.array(StaffMember),
      sends: z
        .boolean()
        .meta({ description: 'Whether messages leave this server; else nobody is sent an invitation' }),
    }),
  }),
  inviteStaff: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/staff',
    roles: rolesWith('manageStaff'),
    fresh: true,
    status: 201,
    tag,
    summary: 'Add a member of the staff with these roles, and send them a link that lets them in once',
    body: z.object({ phone: text(64), name: line(100), roles }),
    data: member,
    refusals: ['PHONE_INVALID', 'CONFLICT', 'RATE_LIMITED'],
  }),
  inviteStaffAgain: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/staff/:id/invite',
    roles: rolesWith('manageStaff'),
    fresh: true,
    tag,
    summary:
      'Send another link to a member who never entered: once a minute, 5 times a day. Earlier links end',
    params,
    data: member,
    refusals: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  }),
  updateStaff: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/staff/:id',
    roles: rolesWith('manageStaff'),
    fresh: true,
    tag,
    summary:
      'Change name, phone or roles; other roles or another phone end their sessions. Who never entered is invited at another phone',
    params,
    body: z.object({ version, phone: text(64), name: line(100), roles }),
    data: member,
    refusals: ['PHONE_INVALID', 'CONFLICT', 'VERSION_CONFLICT', 'LAST_OWNER', 'OWN_ROLE', 'RATE_LIMITED'],
  }),
  removeStaff: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/staff/:id',
    roles: rolesWith('manageStaff'),
    fresh: true,
    tag,
    summary: 'Remove a member of the staff; their sessions end at once',
    params,
    body: z.object({ version }),
    data: z.null(),
    refusals: ['VERSION_CONFLICT', 'LAST_OWNER', 'OWN_ROLE'],
  }),
  endStaffSessions: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/staff/:id/end-sessions',
    roles: rolesWith('manageStaff'),
    tag,
    summary: 'End all sessions of a member, except the one that asks',
    params,
    data: member,
  }),
  listAudit: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/audit',
    roles: rolesWith('readAudit'),
    tag,
    summary:
      'What the staff did, newest first; `chainOk` tells whether these lines are as they were written and the last check of the whole log found no change',
    query: z
      .object({
        actor: optionalInQuery(givenId),
        subject: optionalInQuery(givenId),
        topic: optionalInQuery(z.enum(keysOf(auditTopics))),
        from: optionalInQuery(Day),
        to: optionalInQuery(Day),
        before: optionalNumberInQuery(z.int().min(1)),
      })
      .refine(isPeriodInOrder, PERIOD_ORDER),
    data: z.object({
      entries: z.array(AuditLine),
      actors: z.array(Named).meta({ description: 'Who can be asked for as `actor`' }),
      next: z.int().nullable().meta({ description: 'The `before` of the next page; null on the last' }),
      chainOk: z.boolean(),
      checkedAt: Instant.nullable().meta({ description: 'When the whole log was last found whole' }),
      missedAt: Instant.nullable().meta({
        description: 'When the whole log last could not be checked, unless it was found whole since',
      }),
    }),
  }),
  exportAudit: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/audit/export',
    roles: rolesWith('readAudit'),
    fresh: true,
    tag,
    summary: 'What the list finds as a file, with what stood before and after',
    body: z
      .object({
        format: z.enum(['csv', 'xlsx']),
        actor: givenId.optional(),
        subject: givenId.optional(),
        topic: z.enum(keysOf(auditTopics)).optional(),
        from: Day.optional(),
        to: Day.optional(),
      })
      .refine(isPeriodInOrder, PERIOD_ORDER),
    data: z.object({ file: SavedFile }),
    refusals: ['EXPORT_TOO_LARGE'],
  }),
};
