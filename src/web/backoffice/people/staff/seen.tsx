import { invitations } from '#texts/invitations';
import { language } from '#texts/language';
import { staff as t } from '#texts/staff';
import type { StaffMember } from '../../../../shop/people/staff/contract.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Tag } from '../../../ui/product/tag.tsx';

const toneOf = {
  sending: 'info',
  sent: 'info',
  notSent: 'danger',
  over: 'warning',
  noGateway: 'warning',
} as const;

/** When a member was last active; for one who never was, the state of the invitation. */
export function Seen({ member: { lastSeenAt, invitation } }: { member: StaffMember }) {
  if (lastSeenAt !== null) return formatMoment(lastSeenAt, language);
  if (invitation === null) return t.neverSeen;
  const { state, until } = invitation;
  return <Tag tone={toneOf[state]}>{invitations.states[state](formatMoment(until, language))}</Tag>;
}
