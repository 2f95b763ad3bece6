import { useState } from 'react';
import { useNavigate } from 'react-router';
import { invitations } from '#texts/invitations';
import { language } from '#texts/language';
import { staff as t } from '#texts/staff';
import type { StaffMember } from '../../../../shop/people/staff/contract.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { deviceName } from './device-name.ts';
import css from './staff.module.css';

export type MemberDevicesProps = {
  member: StaffMember;
  isMe: boolean;
  onChanged: () => void;
  onRemoved: () => void;
};

/** A member's open sessions, with buttons to end them and to remove the member. */
export function MemberDevices({ member, isMe, onChanged, onRemoved }: MemberDevicesProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { _id: id, version, devices, invitation } = member;
  const words =
    invitation === null ? [t.remove, t.removeText] : [invitations.withdraw, invitations.withdrawText];

  const showFailure = (failure: unknown) => toast.error(failureText(failure, t.notSaved));
  const endAll = () => ask('endStaffSessions', { id }).then(onChanged, showFailure);
  const remove = async () => {
    setAsking(false);
    try {
      await ask('removeStaff', { id, version });
      onRemoved();
      toast.success(t.removed);
      await navigate('/settings/staff');
    } catch (failure) {
      showFailure(failure);
    }
  };

  return (
    <>
      <h2 className="card-title">{t.devices}</h2>
      {devices.length === 0 ? (
        <p>{t.noDevices}</p>
      ) : (
        <ul className={css.devices}>
          {devices.map((device) => (
            <li key={device._id}>
              <bdi dir="ltr">{deviceName(device.userAgent)}</bdi>
              <span className="small">
                {device.current ? t.thisDevice : formatMoment(device.lastUsedAt, language)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button
        tone="secondary"
        disabled={devices.every(({ current }) => current)}
        onClick={() => void endAll()}
      >
        {isMe ? t.endOthers : t.endSessions}
      </Button>
      {!isMe && (
        <Button tone="danger" onClick={() => setAsking(true)}>
          {words[0]}
        </Button>
      )}
      <Sheet
        open={isAsking}
        onClose={() => setAsking(false)}
        title={invitation === null ? t.removeTitle(member.name) : invitations.withdrawTitle(member.name)}
        footer={
          <Button tone="danger" wide onClick={() => void remove()}>
            {words[0]}
          </Button>
        }
      >
        <p>{words[1]}</p>
      </Sheet>
    </>
  );
}
