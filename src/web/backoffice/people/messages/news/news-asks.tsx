import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newsDesk as t } from '#texts/news-desk';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';

export const NEWS_LIST = '/content/news';

/** Asks before news go out at once: what followers have read cannot be taken back. */
export function SendAsk(props: {
  followers: number;
  /** Between two news of a brand. */
  days: number;
  onClose: () => void;
  onSure: () => void;
}) {
  return (
    <Sheet
      open
      title={t.sendAsk}
      onClose={props.onClose}
      footer={
        <Button wide onClick={props.onSure}>
          {t.sendNow}
        </Button>
      }
    >
      <p>{t.willReach(props.followers)}</p>
      <p>{t.sendText}</p>
      <p>{t.oneIn(props.days)}</p>
    </Sheet>
  );
}

/** Withdraws news that were not sent yet. */
export function DropNews({ id, onDropped }: { id: string; onDropped: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const drop = async () => {
    const done = await act(async () => {
      await ask('dropBrandNews', { id });
      onDropped();
      await navigate(NEWS_LIST, { replace: true });
      return true;
    });
    setAsked(false);
    if (done !== null) toast.success(t.dropped);
  };
  return (
    <>
      <Button small tone="danger" icon="trash-2" onClick={() => setAsked(true)}>
        {t.drop}
      </Button>
      {isAsked && (
        <Sheet
          open
          title={t.dropAsk}
          onClose={() => setAsked(false)}
          footer={
            <Button wide tone="danger" busy={busy} onClick={() => void drop()}>
              {t.drop}
            </Button>
          }
        >
          <p>{t.dropText}</p>
        </Sheet>
      )}
    </>
  );
}
