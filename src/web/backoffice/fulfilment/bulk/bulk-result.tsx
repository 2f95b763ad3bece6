import { bulk as t } from '#texts/bulk';
import { Sheet } from '../../../ui/sheet.tsx';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import css from './bulk-bar.module.css';

export type Refused = { number: string | null; message: string | null };

/** The orders that did not take a step, each with its reason; they stay ticked. */
export function BulkResult({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={t.notDone(refused.length)}>
      <p>{t.stayChosen}</p>
      <ul className={css.refused}>
        {refused.map(({ number, message }, place) => (
          <li key={place}>
            <b>{number !== null && <OrderNumber number={number} />}</b> {message}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
