import { useNavigate } from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import { language } from '#texts/language';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';

/** Says that an order is a test, and erases it where the owner may. */
export function TestBanner({ order: { _id: id, canErase, testErasedAt } }: { order: ConsoleOrder }) {
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const erase = async () => {
    if ((await act(() => askOnce('eraseTestOrder', { id }))) === null) return;
    toast.success(t.testErased);
    await navigate('/setup');
  };
  return (
    <Banner
      tone="info"
      action={
        canErase && (
          <Button tone="secondary" small busy={busy} onClick={() => void erase()}>
            {t.testErase}
          </Button>
        )
      }
    >
      {testErasedAt === null ? t.testText : t.testGone(formatMoment(testErasedAt, language))}
    </Banner>
  );
}
