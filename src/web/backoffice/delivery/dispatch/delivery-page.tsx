import { useState } from 'react';
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { delivery as t } from '#texts/delivery';
import type { Run } from '../../../../shop/delivery/fulfilment/contract.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useLiveRead } from '../../client/live.ts';
import { useAct } from '../../client/use-act.ts';
import { may, useMe } from '../../layout/me.ts';
import { PhoneCell } from '../../ui/cells/phone-cell.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import { AddCompany } from './add-company.tsx';
import css from './delivery.module.css';
import { stopsText } from './run-stop.tsx';
import { UnknownConflicts } from './unknown-conflicts.tsx';
import { isOffice, isSwap, readWaiting, WaitingParcels, WaitingReturns } from './waiting-stops.tsx';

export const loader = cacheLast(async () => {
  const [waiting, { returns }, { runs }, carriers] = await Promise.all([
    readWaiting(),
    ask('listWaitingReturns'),
    ask('listRuns'),
    ask('listCarriers'),
  ]);
  return { waiting, returns, runs, carriers };
});

/** Parcels that wait for a run, today's runs, and the carriers. */
function DeliveryPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { waiting, returns, runs, carriers } = data;
  const me = useMe();
  const { revalidate } = useRevalidator();
  useLiveRead(['run', 'parcel', 'return'], () => void revalidate());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [fetched, setFetched] = useState<ReadonlySet<string>>(new Set());
  const there = waiting.filter(({ parcelId }) => chosen.has(parcelId));
  const back = returns.filter(({ returnId }) => fetched.has(returnId));
  // What can go out in one run: a company brings to offices, a courier to doors.
  const home = waiting.filter((order) => !isOffice(order));
  const firstTogether = home.length > 0 ? home : waiting;
  const tickFirst = () => {
    setChosen(new Set(firstTogether.map(({ parcelId }) => parcelId)));
    if (firstTogether.length === 0) setFetched(new Set(returns.map(({ returnId }) => returnId)));
  };
  return (
    <Page title={t.title} total={t.parcels(waiting.length)} layout="list">
      {asOf !== null && <StaleBanner asOf={asOf} />}
      {me.rights.deliverOrders === 'all' && <UnknownConflicts />}
      <div className={css.both}>
        <section className={css.rows} aria-label={t.waiting}>
          <h2 className="card-title">{t.waiting}</h2>
          {waiting.length === 0 ? (
            <EmptyState icon="package" title={t.nothingWaits} />
          ) : (
            <WaitingParcels orders={waiting} chosen={chosen} onChoose={setChosen} />
          )}
          {returns.length > 0 && (
            <>
              <h2 className="card-title">{t.waitingReturns}</h2>
              <WaitingReturns returns={returns} chosen={fetched} onChoose={setFetched} />
            </>
          )}
          {there.length + back.length > 0 ? (
            <NewRun
              parcels={there.map(({ parcelId }) => parcelId)}
              toOffice={there.some(isOffice)}
              atDoor={back.length > 0 || there.some(isSwap)}
              returns={back.map(({ returnId }) => returnId)}
              carriers={carriers}
            />
          ) : (
            waiting.length + returns.length > 0 && (
              <div className={css.bar}>
                <p>{t.tickFirst}</p>
                <Button small onClick={tickFirst}>
                  {t.tickAll(
                    firstTogether.length > 0 ? t.parcels(firstTogether.length) : t.returns(returns.length),
                  )}
                </Button>
              </div>
            )
          )}
        </section>
        <div className={css.side}>
          <section className={css.rows} aria-label={t.runsToday}>
            <h2 className="card-title">{t.runsToday}</h2>
            {runs.length === 0 && <p className={css.small}>{t.noRuns}</p>}
            {runs.map((run) => (
              <RunRow key={run._id} run={run} />
            ))}
          </section>
          <Cash couriers={carriers.couriers} />
          <section className={css.rows} aria-label={t.companies}>
            <h2 className="card-title">{t.companies}</h2>
            {carriers.companies.map(({ _id, name, phone }) => (
              <p key={_id} className={css.row}>
                <Link to={`/delivery/carriers/${_id}`}>{name}</Link>
                <span className={css.small}>
                  <PhoneCell phone={phone} />
                </span>
              </p>
            ))}
            {may(me, 'deliverOrders') && <AddCompany />}
          </section>
        </div>
      </div>
    </Page>
  );
}

type Carriers = Awaited<ReturnType<typeof loader>>['data']['carriers'];

type NewRunProps = {
  parcels: string[];
  returns: string[];
  /** Something is collected at an office, which no courier brings. */
  toOffice: boolean;
  /** Something is picked up or exchanged at a door, which no company does. */
  atDoor: boolean;
  carriers: Carriers;
};

/** Says how many are ticked and makes a run of them for one carrier. */
function NewRun({ parcels, returns, toOffice, atDoor, carriers: { couriers, companies } }: NewRunProps) {
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const carrying = [
    ...(toOffice ? [] : couriers.map(({ _id }) => `courier ${_id}`)),
    ...(atDoor ? [] : companies.map(({ _id }) => `company ${_id}`)),
  ];
  // Where there is only one carrier it is chosen.
  const only = carrying.length === 1 ? carrying[0] : '';
  const submit = async (form: HTMLFormElement) => {
    const [kind, id] = fieldText(form, 'carrier').split(' ');
    if (id === undefined) return setError(t.carrierMissing);
    const created = await act(async () =>
      askOnce('createRun', {
        parcels,
        returns,
        arranged: true,
        ...(kind === 'courier' ? { courierId: id } : { companyId: id }),
      }),
    );
    if (created !== null) await navigate(`/delivery/runs/${created.run._id}`);
  };
  return (
    <form
      className={css.bar}
      aria-label={t.chosen}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <SelectField
        compact
        key={only}
        name="carrier"
        label={t.carrier}
        defaultValue={only}
        error={error}
        onChange={() => setError(undefined)}
      >
        <option value="">{t.chooseCarrier}</option>
        {!toOffice && (
          <optgroup label={t.couriersGroup}>
            {couriers.map(({ _id, name }) => (
              <option key={_id} value={`courier ${_id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {!atDoor && (
          <optgroup label={t.companiesGroup}>
            {companies.map(({ _id, name }) => (
              <option key={_id} value={`company ${_id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      {toOffice && <p className={css.small}>{atDoor ? t.officeAndReturns : t.officeNeedsCompany}</p>}
      {atDoor && !toOffice && <p className={css.small}>{t.doorNeedsCourier}</p>}
      <Button type="submit" small busy={busy}>
        {t.makeRun(stopsText(parcels.length, returns.length))}
      </Button>
    </form>
  );
}

function RunRow({ run: { _id, courier, company, status, parcels, returns, open, expected } }: { run: Run }) {
  return (
    <div className={css.row}>
      <Link to={`/delivery/runs/${_id}`}>
        <b>{(courier ?? company)?.name}</b>
      </Link>
      <Tag tone={status === 'ended' ? 'success' : 'accent'}>{t.states[status]}</Tag>
      <span className={css.small}>
        {status === 'planned'
          ? stopsText(parcels, returns)
          : t.progress(parcels + returns - open, parcels + returns)}
      </span>
      <Money amount={expected} />
    </div>
  );
}

/** Couriers who hold cash that was not counted; absent where the reader may not see cash. */
function Cash({ couriers }: { couriers: Carriers['couriers'] }) {
  const holding = couriers.filter(({ cashHeld }) => cashHeld !== null && cashHeld !== 0);
  if (holding.length === 0) return null;
  return (
    <section className={css.rows} aria-label={t.couriers}>
      <h2 className="card-title">{t.couriers}</h2>
      {holding.map(({ _id, name, cashHeld }) => (
        <p key={_id} className={css.row}>
          <b>{name}</b>
          <Money amount={cashHeld ?? 0} />
        </p>
      ))}
    </section>
  );
}

export { DeliveryPage as Page };
