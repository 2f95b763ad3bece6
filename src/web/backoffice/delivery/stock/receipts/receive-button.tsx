import { useNavigate } from 'react-router';
import { stock as t } from '#texts/stock';
import { Button } from '../../../../ui/buttons/button.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';

/** Begins a receipt and leads to it. */
export function ReceiveButton() {
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const receive = async () => {
    const made = await act(async () => askOnce('createReceipt', {}));
    if (made !== null) await navigate(`/stock/receipts/${made.receipt._id}`);
  };
  return (
    <Button small icon="scan-barcode" busy={busy} onClick={() => void receive()}>
      {t.receive}
    </Button>
  );
}
