import { useState } from 'react';
import { Link } from 'react-router';
import { closures as t } from '#texts/closures';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { keysOf } from '../../../../../shop/keys-of.ts';
import { languageFacts, inEachLanguage } from '../../../../../shop/language.ts';
import type { ClosureScope } from '../../../../../shop/people/closures/closure.ts';
import { storeDateOf } from '../../../../../shop/time/store-time.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStored } from '../../../client/use-stored-text.ts';
import { OrderNumber } from '../../../ui/cells/order-number.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import css from './closures.module.css';

export type ClosuresData = ConsoleDataOf<'listClosures'>;
type Row = ClosuresData['closures'][number];
type Draft = Pick<Row, 'scope' | 'place' | 'from' | 'takesOrders' | 'sentence'> & { until: string };

const draftOf = (row: Row | null): Draft => ({
  scope: row?.scope ?? 'shop',
  place: row?.place ?? '',
  from: row?.from ?? storeDateOf(new Date()),
  until: row === null ? storeDateOf(new Date()) : (row.until ?? ''),
  takesOrders: row?.takesOrders ?? false,
  sentence: row?.sentence ?? inEachLanguage(() => ''),
});

type Problems = Partial<Record<'place' | 'from' | 'until' | 'ar' | 'en', string>>;

function problemsOf({ scope, place, from, until, sentence }: Draft): Problems {
  return {
    ...(scope !== 'shop' && place === '' && { place: t.needed }),
    ...(from === '' && { from: t.needed }),
    ...(until !== '' && until < from && { until: t.order }),
    ...(sentence.ar.trim() === '' && { ar: t.needed }),
    ...(sentence.en.trim() === '' && { en: t.needed }),
  };
}

/** One closure: what, when, and the sentence that shoppers read. */
export function ClosureSheet(props: { row: Row | null; data: ClosuresData; onClose: () => void }) {
  const { row, data, onClose } = props;
  const [saved] = useState(() => draftOf(row));
  const [draft, setDraft] = useStored(`closure ${row === null ? 'new' : `${row._id} ${row.version}`}`, saved);
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState('');
  const { busy, act } = useAct();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const problems = problemsOf(draft);
  const shown: Problems = tried ? problems : {};

  const run = async (work: () => Promise<unknown>, success: string) => {
    setFailed('');
    const done = await act(() =>
      work().then(
        () => true,
        (failure: unknown) => {
          setFailed(failureText(failure, t.notSaved));
          return false;
        },
      ),
    );
    if (done !== true) return;
    setDraft(saved);
    toast.success(success);
    onClose();
  };
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const until = draft.until === '' ? null : draft.until;
    const fields = { ...draft, until, takesOrders: until !== null && draft.takesOrders };
    void run(
      () =>
        row === null
          ? askOnce('createClosure', fields)
          : ask('changeClosure', { id: row._id, version: row.version, ...fields }),
      t.saved,
    );
  };
  return (
    <FormSheet
      tall
      title={row?.placeName ?? t.add}
      onClose={onClose}
      action={row === null ? t.close : t.save}
      busy={busy}
      onSubmit={save}
    >
      {failed !== '' && <Banner tone="error">{failed}</Banner>}
      {row !== null && row.orders.count > 0 && <Concerned orders={row.orders} />}
      <SelectField
        label={t.scope}
        value={draft.scope}
        onChange={({ currentTarget: { value } }) =>
          change({ scope: keysOf(t.scopes).find((each) => each === value) ?? 'shop', place: '' })
        }
      >
        {keysOf(t.scopes).map((scope) => (
          <option key={scope} value={scope}>
            {t.scopes[scope]}
          </option>
        ))}
      </SelectField>
      {draft.scope !== 'shop' && (
        <SelectField
          label={t.scopes[draft.scope]}
          value={draft.place}
          error={shown.place}
          onChange={({ currentTarget: { value } }) => change({ place: value })}
        >
          <option value="">{t.choose}</option>
          <PlaceOptions scope={draft.scope} data={data} />
        </SelectField>
      )}
      <DateField
        label={t.from}
        value={draft.from}
        error={shown.from}
        onChange={(day) => change({ from: day })}
      />
      <DateField
        optional
        label={t.until}
        hint={t.untilHint}
        value={draft.until}
        error={shown.until}
        onChange={(day) => change({ until: day })}
      />
      <fieldset className={css.form} disabled={draft.until === ''}>
        <legend className="visually-hidden">{t.what}</legend>
        {[false, true].map((takesOrders) => (
          <Checkbox
            key={String(takesOrders)}
            type="radio"
            name="takesOrders"
            label={takesOrders ? t.skips : t.pauses}
            checked={takesOrders === (draft.takesOrders && draft.until !== '')}
            onChange={() => change({ takesOrders })}
          />
        ))}
      </fieldset>
      {(['ar', 'en'] as const).map((each) => (
        <TextArea
          key={each}
          lang={each}
          dir={languageFacts[each].direction}
          rows={2}
          maxLength={200}
          label={`${t.sentence} · ${each === 'ar' ? t.sentenceAr : t.sentenceEn}`}
          hint={t.sentenceHint}
          value={draft.sentence[each]}
          error={shown[each]}
          onChange={({ currentTarget: { value } }) =>
            change({ sentence: { ...draft.sentence, [each]: value } })
          }
        />
      ))}
      {row !== null && (
        <Button
          small
          tone="secondary"
          busy={busy}
          onClick={() => void run(() => ask('removeClosure', { id: row._id }), t.reopened)}
        >
          {t.reopen}
        </Button>
      )}
    </FormSheet>
  );
}

function Concerned({ orders: { count, numbers } }: { orders: Row['orders'] }) {
  return (
    <Banner tone="info">
      <p>{t.tellThem(count)}</p>
      <ul className={css.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <Link className="text-link" to={`/orders/${number}`}>
              <OrderNumber number={number} />
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function PlaceOptions({ scope, data }: { scope: Exclude<ClosureScope, 'shop'>; data: ClosuresData }) {
  if (scope === 'area')
    return data.cities
      .filter(({ areas }) => areas.length > 0)
      .map(({ _id, name, areas }) => (
        <optgroup key={_id} label={name}>
          {areas.map((area) => (
            <option key={area._id} value={area._id}>
              {area.name}
            </option>
          ))}
        </optgroup>
      ));
  const list = { governorate: data.governorates, city: data.cities, band: data.bands }[scope];
  return list.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ));
}
