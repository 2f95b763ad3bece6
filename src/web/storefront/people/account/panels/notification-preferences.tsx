import { type ChangeEvent, useState } from 'react';
import { notifications as t } from '#texts/notifications';
import type { NotificationWishes } from '../../../../../shop/people/notifications/contract.ts';
import {
  messageChannels,
  type PreferenceName,
  preferenceNames,
} from '../../../../../shop/people/notifications/message-channel.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import form from '../profile-form.module.css';
import { PushSwitch } from './push-switch.tsx';

/** Channels by kind of message, besides the inbox; a change is saved at once. */
export function NotificationPreferences({
  wishes,
  isPushed,
}: {
  wishes: NotificationWishes;
  isPushed: boolean;
}) {
  const [chosen, setChosen] = useState(wishes);

  const choose = async (name: PreferenceName, { currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const way = messageChannels.find((one) => one === currentTarget.value) ?? chosen[name];
    setChosen({ ...chosen, [name]: way });
    try {
      setChosen((await call('setNotificationWishes', { [name]: way })).wishes);
      toast.success(t.waySaved);
    } catch (error) {
      setChosen(chosen);
      toast.error(failureText(error, t.failed));
    }
  };

  return (
    <Panel title={t.ways}>
      <p>{t.waysText}</p>
      <div className={form.form}>
        {preferenceNames.map((name) => (
          <SelectField
            key={name}
            label={t.wishes[name]}
            value={chosen[name]}
            onChange={(event) => void choose(name, event)}
          >
            {messageChannels.map((way) => (
              <option key={way} value={way}>
                {t.by[way]}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <PushSwitch isPushed={isPushed} />
    </Panel>
  );
}
