import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { givenId, optionalInQuery, optionalNumberInQuery, text } from '../input.ts';
import { Day } from '../wire.ts';
import { AuditLine, Me, Role, StaffMember } from './contract.ts';
import { rolesWith } from './roles.ts';

const tag = 'Staff';
const params = z.object({ id: givenId });
const roles = z.array(Role).min(1).max(6);
const version = z.int().min(1);
const member = z.object({ member: StaffMember });

/** Who works here, what they may do, and what they did. */
export const staffCalls = {
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
    summary: 'Everyone who works here, with the places where they are signed in',
    data: z.object({ staff: z.array(StaffMember) }),
  }),
  inviteStaff: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/staff',
    roles: rolesWith('manageStaff'),
    fresh: true,
    status: 201,
    tag,
    summary: 'Let somebody in with these roles, by their phone',
    body: z.object({ phone: text(64), name: text(100), roles }),
    data: member,
    refusals: ['PHONE_INVALID', 'CONFLICT'],
  }),
  updateStaff: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/staff/:id',
    roles: rolesWith('manageStaff'),
    fresh: true,
    tag,
    summary: 'Change name, phone or roles; other roles or another phone end their sessions',
    params,
    body: z.object({ version, phone: text(64), name: text(100), roles }),
    data: member,
    refusals: ['PHONE_INVALID', 'CONFLICT', 'VERSION_CONFLICT', 'LAST_OWNER', 'OWN_ROLE'],
  }),
  removeStaff: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/staff/:id',
    roles: rolesWith('manageStaff'),
    fresh: true,
    tag,
    summary: 'Remove somebody; their sessions end at once',
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
    summary: 'Sign somebody out everywhere, apart from the session that asks',
    params,
    data: member,
  }),
  listAudit: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/audit',
    roles: rolesWith('readAudit'),
    tag,
    summary: 'What the staff did, newest first; `chainOk` tells whether these lines are as they were written',
    query: z.object({
      actor: optionalInQuery(givenId),
      subject: optionalInQuery(givenId),
      from: optionalInQuery(Day),
      to: optionalInQuery(Day),
      before: optionalNumberInQuery(z.int().min(1)),
    }),
    data: z.object({
      entries: z.array(AuditLine),
      next: z.int().nullable().meta({ description: 'The `before` of the next page; null on the last' }),
      chainOk: z.boolean(),
    }),
  }),
};
