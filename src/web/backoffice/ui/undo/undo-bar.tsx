import { consoleWords as t } from '#texts/console-words';
import { ui } from '#texts/ui';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { useAct } from '../../client/use-act.ts';
import css from './undo-bar.module.css';
import { offerUndo, useUndoOffer } from './undo-offer.ts';

/** Says what was just done and takes it back with one press, on every page; it can be closed, as it covers a little of it. */
export function UndoBar() {
  const offer = useUndoOffer();
  const { busy, act } = useAct();
  const undo = async () => {
    if (offer === null) return;
    await act(offer.undo);
    offerUndo(null);
  };
  return (
    <div className={css.place} role="status">
      {offer !== null && (
        <div key={offer.text} className={css.bar}>
          <Icon name="check" />
          <span>{offer.text}</span>
          <button type="button" className={css.undo} disabled={busy} onClick={() => void undo()}>
            {t.undo}
          </button>
          <button type="button" className={css.close} aria-label={ui.close} onClick={() => offerUndo(null)}>
            <Icon name="x" size={20} />
          </button>
        </div>
      )}
    </div>
  );
}
