import { type FormEvent, useState } from 'react';
import { machineKeys as t } from '#texts/machine-keys';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { type KeyScope, keyScopes } from '../../../../../shop/people/staff/key-scopes.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import css from '../../../ui/programs.module.css';

const FORM = 'key';
const DAYS = [7, 30, 90, 180, 365] as const;

type KeySheetProps = {
  companies: ConsoleDataOf<'listCarriers'>['companies'];
  onClose: () => void;
  onMade: (secret: string) => void;
};

/** A new key: its program, its scopes, and how long it is valid. */
export function KeySheet({ companies, onClose, onMade }: KeySheetProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const [companyId, setCompanyId] = useState('');
  const reports = scopes.includes('parcels.report');
  const lacksCompany = reports && companyId === '';
  const [days, setDays] = useState<number>(90);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || name.trim() === '' || scopes.length === 0 || lacksCompany) return;
    setBusy(true);
    setFailed('');
    try {
      const made = await askOnce('createKey', {
        name,
        scopes: [...scopes],
        days,
        companyId: reports ? companyId : null,
      });
      onMade(made.secret);
    } catch (failure) {
      setFailed(failureText(failure, t.notDone));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      tall
      title={t.add}
      onClose={onClose}
      footer={
        <Button wide type="submit" form={FORM} busy={busy}>
          {t.add}
        </Button>
      }
    >
      <form id={FORM} className={css.page} noValidate onSubmit={(event) => void submit(event)}>
        {failed !== '' && <Banner tone="error">{failed}</Banner>}
        <TextField
          label={t.name}
          hint={t.nameHint}
          dir="auto"
          maxLength={60}
          value={name}
          error={tried && name.trim() === '' ? t.nameMissing : undefined}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <fieldset className={css.choices}>
          <legend>{t.scopes}</legend>
          {keyScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t.scopeNames[scope]}
              checked={scopes.includes(scope)}
              onChange={({ currentTarget: { checked } }) =>
                setScopes(keyScopes.filter((each) => (each === scope ? checked : scopes.includes(each))))
              }
            />
          ))}
          {tried && scopes.length === 0 && <FieldError>{t.scopesMissing}</FieldError>}
        </fieldset>
        {reports && (
          <SelectField
            label={t.company}
            value={companyId}
            error={tried && lacksCompany ? t.companyMissing : undefined}
            onChange={({ currentTarget: { value } }) => setCompanyId(value)}
          >
            <option value="">{t.companyMissing}</option>
            {companies.map(({ _id, name: company }) => (
              <option key={_id} value={_id}>
                {company}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t.days}
          value={days}
          onChange={({ currentTarget: { value } }) => setDays(Number(value))}
        >
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t.daysOf(count)}
            </option>
          ))}
        </SelectField>
      </form>
    </Sheet>
  );
}
