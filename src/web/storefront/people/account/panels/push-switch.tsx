import { useState } from 'react';
import { notifications as t } from '#texts/notifications';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import form from '../profile-form.module.css';

const push = () => import('../../../../client/device/push.ts');

/** Turns push on or off on this device. The permission prompt appears only after a press. */
export function PushSwitch({ isPushed }: { isPushed: boolean }) {
  const hydrated = useHydrated();
  const [isOn, setOn] = useState(isPushed);
  const [busy, setBusy] = useState(false);
  const state = hydrated ? permission() : 'default';

  const press = async () => {
    setBusy(true);
    try {
      await (isOn ? turnOff(setOn) : turnOn(setOn));
    } catch (error) {
      toast.error(failureText(error, t.failed));
    }
    setBusy(false);
  };

  if (state === 'none') return <p>{t.notPossible}</p>;
  if (state === 'denied') return <p>{t.denied}</p>;
  return (
    <>
      <p>{isOn ? t.pushOn : t.pushOff}</p>
      <div className={form.actions}>
        <Button tone="secondary" small icon="bell" busy={busy} onClick={() => void press()}>
          {isOn ? t.turnOff : t.turnOn}
        </Button>
      </div>
    </>
  );
}

async function turnOn(setOn: (isOn: boolean) => void): Promise<void> {
  const { askForPush } = await push();
  const answer = await askForPush();
  if (answer === 'on') {
    setOn(true);
    toast.success(t.turnedOn);
  } else if (answer === 'denied') toast.error(t.denied);
  else if (answer === 'failed') toast.error(t.notTurnedOn);
}

async function turnOff(setOn: (isOn: boolean) => void): Promise<void> {
  const { stopPush } = await push();
  await stopPush();
  setOn(false);
  toast.success(t.turnedOff);
}

function permission(): NotificationPermission | 'none' {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isThere ? Notification.permission : 'none';
}
