import { expect, test } from 'vitest';
import { invitationState } from './invitation.ts';

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);

test.each([
  ['on its way', {}, '08:02', 'sending'],
  ['sent', { sentAt: at('08:01') }, '09:00', 'sent'],
  ['refused by the gateway', { failed: true }, '08:02', 'notSent'],
  ['cut off while it was sent', {}, '08:11', 'notSent'],
  ['older than its link', { sentAt: at('08:01') }, '20:00', 'over'],
  ['kept where no message leaves the server', { sentAt: at('08:01'), sends: false }, '09:00', 'noGateway'],
])('an invitation %s', (_how, facts, now, state) => {
  const written = { writtenAt: at('08:00'), sentAt: null, failed: false, sends: true, until: at('20:00') };
  expect(invitationState({ ...written, ...facts }, at(now))).toBe(state);
});
