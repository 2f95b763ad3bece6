import { useState } from 'react';
import { notifications as t } from '#texts/notifications';
import { call } from '../../../../client/call.ts';
import { askForPush, canPush, isPushed } from '../../../../client/device/push.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';

/** Offers push about an order on this device; accepting sets the preference. Rendered in the browser only. */
export function PushOffer() {
  const [state, setState] = useState<'open' | 'busy' | 'taken' | 'over'>(() =>
    canPush() && !isPushed() ? 'open' : 'over',
  );

  const accept = async () => {
    setState('busy');
    const answer = await askForPush();
    if (answer === 'on') await call('setNotificationWishes', { orders: 'push' }).catch(() => {});
    if (answer === 'failed') toast.error(t.notTurnedOn);
    setState(answer === 'on' ? 'taken' : answer === 'denied' ? 'over' : 'open');
  };

  if (state === 'over') return null;
  if (state === 'taken') return <Banner tone="success">{t.offerTaken}</Banner>;
  return (
    <Banner
      tone="info"
      icon="bell"
      action={
        <Button tone="secondary" small busy={state === 'busy'} onClick={() => void accept()}>
          {t.offerYes}
        </Button>
      }
    >
      <p className="card-title">{t.offer}</p>
      <p>{t.offerText}</p>
    </Banner>
  );
}
