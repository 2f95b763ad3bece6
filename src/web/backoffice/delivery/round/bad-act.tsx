import { round as t } from '#texts/round';
import type { Door, QueuedEvent } from '../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import { setSeen } from './device/queue.ts';
import { BigButton, BigLink } from './forms/big-button.tsx';
import css from './round.module.css';

/** An act that the server refused: what it was, why, and what the courier can do. The store has a task for it. */
export function BadAct({ queued, stop }: { queued: QueuedEvent; stop: Door | null }) {
  const { code } = queued;
  const why = t.codes[code !== null && isKeyOf(t.codes, code) ? code : 'other'];
  return (
    <section className={css.card} role="alert">
      <h2>{t.badTitle}</h2>
      <p>{why}</p>
      <p>{t.badText(t.states[queued.event.kind] ?? '')}</p>
      {stop?.phone && (
        <BigLink icon="phone" href={`tel:${stop.phone}`}>
          {t.badCall}
        </BigLink>
      )}
      <BigButton icon="undo-2" onClick={() => void setSeen(queued)}>
        {t.badKeep}
      </BigButton>
      <BigButton icon="check" onClick={() => void setSeen(queued)}>
        {t.badSeen}
      </BigButton>
    </section>
  );
}
