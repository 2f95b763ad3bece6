import { invitations as t } from '#texts/invitations';
import { staff } from '#texts/staff';
import { displayPhone } from '../../../../shop/people/account/phone-display.ts';
import type { StaffMember } from '../../../../shop/people/staff/contract.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { useRevalidateWhile } from '../../ui/running.tsx';
import { Seen } from './seen.tsx';
import css from './staff.module.css';

/** A number inside a sentence of either direction, on one line. */
export const phoneInSentence = (phone: string) => ltr(displayPhone(phone).replaceAll(' ', '\u00a0'));
const ltr = (text: string) => `\u2066${text}\u2069`;

type MemberInvitationProps = { member: StaffMember; onChanged: () => void };

/** The state of the invitation of a member who never signed in, and a button that sends another one. */
export function MemberInvitation({ member, onChanged }: MemberInvitationProps) {
  useRevalidateWhile(member.invitation?.state === 'sending');
  const sendAgain = async () => {
    try {
      await ask('inviteStaffAgain', { id: member._id });
      toast.success(t.sentAgain);
    } catch (failure) {
      toast.error(failureText(failure, staff.notSaved));
    }
    onChanged();
  };
  return (
    <section className={css.invitation} aria-labelledby="invitation">
      <h2 id="invitation" className="card-title">
        {t.title}
      </h2>
      <p>
        <Seen member={member} />
      </p>
      {member.invitation?.state === 'noGateway' ? (
        <p className="small">
          {t.tellThem(ltr(`${location.origin}/console`), phoneInSentence(member.phone))}
        </p>
      ) : (
        <Button tone="secondary" small icon="rotate-ccw" onClick={() => void sendAgain()}>
          {t.again}
        </Button>
      )}
    </section>
  );
}
