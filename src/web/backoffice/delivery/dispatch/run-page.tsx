import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { delivery as t } from '#texts/delivery';
import { language } from '#texts/language';
import { papers } from '#texts/papers';
import type { RunWithStops } from '../../../../shop/delivery/fulfilment/contract.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonContent, buttonClass } from '../../../ui/buttons/button-look.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useLiveRead } from '../../client/live.ts';
import { useAct } from '../../client/use-act.ts';
import { useMe } from '../../layout/me.ts';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import { ComingBack } from './coming-back.tsx';
import css from './delivery.module.css';
import { PlannedRun } from './planned-run.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { ReturnStop, RunStop, type StopOfRun, stopsText } from './run-stop.tsx';

export const loader = cacheLast(async ({ params: { id = '' } }: LoaderFunctionArgs) => {
  const [{ run }, { couriers }] = await Promise.all([ask('getRun', { id }), ask('listCarriers')]);
  return { run, couriers };
});

type Couriers = Awaited<ReturnType<typeof loader>>['data']['couriers'];

/** A run: planned, handed over, then the outcome of each stop and what comes back. */
function RunPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { run, couriers } = data;
  const { staff: me } = useMe();
  const { revalidate } = useRevalidator();
  useLiveRead(['run', 'parcel', 'return'], () => void revalidate());
  const carrier = (run.courier ?? run.company)?.name ?? '';
  return (
    <Page title={t.runOf(carrier)} back="/delivery" layout="list" total={<Tag>{t.states[run.status]}</Tag>}>
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <p className={css.sum}>
        {stopsText(run.parcels, run.returns)}
        {run.status !== 'ended' && (
          <>
            <Money amount={Math.abs(run.expected)} />
            <small>{run.expected < 0 ? t.toTakeAlong : t.toBring}</small>
          </>
        )}
      </p>
      <div className={css.actions}>
        <ManifestLink id={run._id} />
      </div>
      {run.status === 'handedOver' && run.courier !== null && (
        <Banner>
          {t.waitsForAccept(run.courier.name)}{' '}
          {run.courier._id === me._id && (
            <a className="text-link" href="/console/round">
              {t.acceptMine}
            </a>
          )}
        </Banner>
      )}
      {run.status === 'planned' ? (
        <PlannedRun key={run.version} run={run} carrier={carrier} />
      ) : (
        <div className={css.both}>
          <section className={css.panel} aria-label={t.stops}>
            <h2 className="card-title">{t.stops}</h2>
            <ol>
              {run.stops.map((stop) => (
                <RunStop key={stop.parcelId} stop={stop}>
                  {stop.outcome === null && <OpenStop stop={stop} />}
                </RunStop>
              ))}
              {run.returnStops.map((stop) => (
                <ReturnStop key={stop.returnId} stop={stop} />
              ))}
            </ol>
          </section>
          <div className={css.side}>
            <ComingBack
              stops={run.stops.filter(({ stage }) => stage === 'comingBack')}
              returns={run.returnStops.filter(({ isOut }) => isOut)}
            />
            {run.status !== 'ended' && run.courier !== null && <Reassign run={run} couriers={couriers} />}
            {run.status !== 'ended' && <EndRun run={run} />}
          </div>
        </div>
      )}
    </Page>
  );
}

/** The list that courier or company signs, as a PDF in the reader's language. */
function ManifestLink({ id }: { id: string }) {
  return (
    <a
      className={buttonClass({ tone: 'secondary', small: true })}
      href={`/api/console/v1/papers?kind=manifest&ids=${id}&lang=${language}`}
      target="_blank"
      rel="noreferrer"
    >
      <ButtonContent look={{ icon: 'file-text' }}>{papers.printManifest}</ButtonContent>
    </a>
  );
}

/** What a manager may do with a parcel that is out. */
function OpenStop({ stop }: { stop: StopOfRun }) {
  const [step, setStep] = useState<'recall' | 'lost' | null>(null);
  const { roles } = useMe().staff;
  if (!roles.some((role) => role === 'owner' || role === 'manager')) return null;
  return (
    <span className={css.actions}>
      <Button tone="secondary" small onClick={() => setStep('recall')}>
        {t.recall}
      </Button>
      <Button tone="secondary" small onClick={() => setStep('lost')}>
        {t.lost}
      </Button>
      {step !== null && <ReasonSheet step={step} stop={stop} onClose={() => setStep(null)} />}
    </span>
  );
}

/** Gives the open stops to another courier. */
function Reassign({ run, couriers }: { run: RunWithStops; couriers: Couriers }) {
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const { roles } = useMe().staff;
  const others = couriers.filter(({ _id }) => _id !== run.courier?._id);
  const mayGive = roles.some((role) => role === 'owner' || role === 'manager');
  if (!mayGive || run.open === 0 || others.length === 0) return null;
  const submit = async (form: HTMLFormElement) => {
    const courierId = fieldText(form, 'courier');
    const { _id: id, version } = run;
    const given = await act(async () => ask('updateRun', { id, version, courierId }));
    if (given !== null) await navigate(`/delivery/runs/${given.run._id}`);
  };
  return (
    <form
      className={css.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <SelectField compact name="courier" label={t.reassign}>
        {others.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" tone="secondary" small busy={busy}>
        {t.reassignNow}
      </Button>
    </form>
  );
}

function EndRun({ run: { _id: id, version, open } }: { run: RunWithStops }) {
  const { busy, act } = useAct();
  if (open > 0) return <p className={css.small}>{t.endText(t.openStops(open))}</p>;
  return (
    <Button busy={busy} onClick={() => void act(async () => askOnce('endRun', { id, version }))}>
      {t.end}
    </Button>
  );
}

export { RunPage as Page };
