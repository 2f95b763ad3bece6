import { useState } from 'react';
import { useNavigate } from 'react-router';
import { delivery as t } from '#texts/delivery';
import type { RunWithStops } from '../../../../shop/delivery/fulfilment/contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStored } from '../../client/use-stored-text.ts';
import { AddStops } from './add-stops.tsx';
import css from './delivery.module.css';
import { ReturnStop, RunStop } from './run-stop.tsx';

/** Typed waybill numbers by parcel. */
type Waybills = Readonly<Record<string, string>>;
const NO_WAYBILLS: Waybills = {};

/** A run before its hand-over: its stops are ordered, added and taken out; a company's get their waybills. */
export function PlannedRun({ run, carrier }: { run: RunWithStops; carrier: string }) {
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const { _id: id, version, company } = run;
  const [waybills, setWaybills] = useStored(`waybills ${id}`, NO_WAYBILLS);
  const [isTried, setTried] = useState(false);
  const parcels = run.stops.map(({ parcelId }) => parcelId);
  const returns = run.returnStops.map(({ returnId }) => returnId);
  const stops = parcels.length + returns.length;
  const needed = company === null ? [] : parcels.filter((parcel) => (waybills[parcel] ?? '').trim() === '');

  const change = (next: readonly string[], back: readonly string[] = returns) =>
    act(async () => ask('updateRun', { id, version, parcels: [...next], returns: [...back] }));
  const move = (place: number, by: -1 | 1) => {
    const next = [...parcels];
    next.splice(place + by, 0, ...next.splice(place, 1));
    void change(next);
  };
  const handOver = async () => {
    setTried(true);
    if (needed.length > 0) return;
    const given = parcels.map((parcelId) => ({ parcelId, number: (waybills[parcelId] ?? '').trim() }));
    const done = await act(async () =>
      askOnce('handOverRun', { id, version, ...(company !== null && { waybills: given }) }),
    );
    if (done !== null) setWaybills(NO_WAYBILLS);
  };
  const drop = async () => {
    if ((await change([], [])) === null) return;
    setWaybills(NO_WAYBILLS);
    await navigate('/delivery');
  };

  return (
    <>
      <section className={css.panel} aria-label={t.stops}>
        <h2 className="card-title">{t.stops}</h2>
        <ol>
          {run.stops.map((stop, place) => (
            <RunStop key={stop.parcelId} stop={stop}>
              <span className={css.moves}>
                <IconButton
                  icon="arrow-up"
                  label={t.earlier(stop.number)}
                  disabled={place === 0 || busy}
                  onClick={() => move(place, -1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t.later(stop.number)}
                  disabled={place === parcels.length - 1 || busy}
                  onClick={() => move(place, 1)}
                />
                <IconButton
                  icon="x"
                  label={t.takeOut(stop.number)}
                  disabled={stops === 1 || busy}
                  onClick={() => void change(parcels.filter((parcel) => parcel !== stop.parcelId))}
                />
              </span>
              {company !== null && (
                <div className={css.waybill}>
                  <TextField
                    compact
                    label={t.waybill(stop.number)}
                    dir="ltr"
                    maxLength={40}
                    value={waybills[stop.parcelId] ?? ''}
                    error={isTried && needed.includes(stop.parcelId) ? t.waybillMissing : undefined}
                    onChange={(event) =>
                      setWaybills({ ...waybills, [stop.parcelId]: event.currentTarget.value })
                    }
                  />
                </div>
              )}
            </RunStop>
          ))}
          {run.returnStops.map((stop) => (
            <ReturnStop key={stop.returnId} stop={stop}>
              <span className={css.moves}>
                <IconButton
                  icon="x"
                  label={t.takeOutReturn(stop.number)}
                  disabled={stops === 1 || busy}
                  onClick={() =>
                    void change(
                      parcels,
                      returns.filter((each) => each !== stop.returnId),
                    )
                  }
                />
              </span>
            </ReturnStop>
          ))}
        </ol>
      </section>
      <div className={css.actions}>
        <Button busy={busy} onClick={() => void handOver()}>
          {t.handOverTo(carrier)}
        </Button>
        <AddStops
          busy={busy}
          isCouriers={company === null}
          onAdd={async (more, back) => (await change([...parcels, ...more], [...returns, ...back])) !== null}
        />
        <Button tone="quiet" small onClick={() => void drop()}>
          {t.drop}
        </Button>
      </div>
    </>
  );
}
