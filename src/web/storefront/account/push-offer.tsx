import { useState } from 'react';
import { notifications as t } from '#texts/notifications';
import { call } from '../../client/call.ts';
import { askForPush, canPush, isPushed } from '../../client/push.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/**
 * Offers to tell of an order's steps on this device, where that is possible and not the case yet. A yes is also the wish to
 * hear of orders so: whom it reaches gets no SMS any more. Only rendered in the browser.
 */
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
