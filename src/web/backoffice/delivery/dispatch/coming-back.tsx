import { useState } from 'react';
import { delivery as t } from '#texts/delivery';
import type { RunReturn } from '../../../../shop/delivery/fulfilment/runs/waiting-return.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useMe } from '../../layout/me.ts';
import css from './delivery.module.css';
import { ReasonSheet } from './reason-sheet.tsx';
import { ReturnStop, RunStop, type StopOfRun } from './run-stop.tsx';

/** Parcels and returns on their way back: to be counted in or reported lost. Damaged or missing pieces are counted one by one. */
export function ComingBack({
  stops,
  returns,
}: {
  stops: readonly StopOfRun[];
  returns: readonly RunReturn[];
}) {
  const { busy, act } = useAct();
  const [losing, setLosing] = useState<StopOfRun | null>(null);
  const { roles } = useMe().staff;
  const mayLose = roles.some((role) => role === 'owner' || role === 'manager');
  if (stops.length + returns.length === 0) return null;
  return (
    <section className={css.panel} aria-label={t.comingBack}>
      <h2 className="card-title">{t.comingBack}</h2>
      <ul>
        {stops.map((stop) => (
          <RunStop key={stop.parcelId} stop={stop}>
            <span className={css.acts}>
              <Button
                tone="secondary"
                small
                busy={busy}
                onClick={() =>
                  void act(async () =>
                    askOnce('backInParcel', { id: stop.parcelId, version: stop.version, pieces: null }),
                  )
                }
              >
                {t.countedIn}
              </Button>
              <ButtonLink to={`/pack/${stop.number}`} tone="quiet" small>
                {t.countPieces}
              </ButtonLink>
              {mayLose && stop.status === 'canceled' && (
                <Button tone="danger" small onClick={() => setLosing(stop)}>
                  {t.lost}
                </Button>
              )}
            </span>
          </RunStop>
        ))}
        {returns.map((stop) => (
          <ReturnStop key={stop.returnId} stop={stop}>
            <ButtonLink to={`/returns/${stop.returnId}`} tone="secondary" small>
              {t.countReturn}
            </ButtonLink>
          </ReturnStop>
        ))}
      </ul>
      {losing !== null && <ReasonSheet step="lost" stop={losing} onClose={() => setLosing(null)} />}
    </section>
  );
}
