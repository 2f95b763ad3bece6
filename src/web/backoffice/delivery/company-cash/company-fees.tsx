import { useState } from 'react';
import { companies as t } from '#texts/companies';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { readFee, writeFee } from '../../../../shop/delivery/fulfilment/companies/statement.ts';
import { fieldText, fieldTexts } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';

type CompanyTerms = ConsoleDataOf<'getCompany'>['company'];

/** A company's names and fees. */
export function CompanyFees({ company }: { company: CompanyTerms }) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState(company.feeKind);
  const [errors, setErrors] = useState<{ name?: string; fee?: string }>({});
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const [nameEn, nameAr] = [fieldText(form, 'nameEn'), fieldText(form, 'nameAr')];
    const feeValue = readFee(kind, fieldText(form, 'fee'));
    const found = {
      ...((nameEn === '' || nameAr === '') && { name: t.nameMissing }),
      ...(feeValue === null && { fee: t.feeMissing[kind] }),
    };
    setErrors(found);
    if (feeValue === null || found.name !== undefined) return;
    const change = {
      ...company,
      id: company._id,
      nameEn,
      nameAr,
      phone: fieldText(form, 'phone'),
      feeKind: kind,
      feeValue,
      feeIncluded: fieldTexts(form).has('included'),
    };
    const { _id, ...input } = change;
    if ((await act(async () => ask('updateCompany', input))) !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small icon="pencil" onClick={() => setOpen(true)}>
        {t.change}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.change}
        action={t.save}
        busy={busy}
        onSubmit={submit}
      >
        <TextField
          compact
          name="nameAr"
          label={t.nameAr}
          lang="ar"
          dir="rtl"
          maxLength={100}
          defaultValue={company.nameAr}
          error={errors.name}
        />
        <TextField
          compact
          name="nameEn"
          label={t.nameEn}
          lang="en"
          dir="ltr"
          maxLength={100}
          defaultValue={company.nameEn}
        />
        <TextField
          compact
          name="phone"
          type="tel"
          label={t.phone}
          dir="ltr"
          maxLength={40}
          defaultValue={company.phone}
          optional
        />
        <SelectField
          compact
          label={t.feeKind}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value === 'percent' ? 'percent' : 'fixed')}
        >
          <option value="fixed">{t.feeKinds.fixed}</option>
          <option value="percent">{t.feeKinds.percent}</option>
        </SelectField>
        {/* Keyed: pounds that were typed are no percent. */}
        <AmountField
          key={kind}
          compact
          name="fee"
          label={t.feeKinds[kind]}
          hint={t.feeHints[kind]}
          decimal
          maxLength={7}
          defaultValue={kind === company.feeKind ? writeFee(company) : ''}
          error={errors.fee}
        />
        <Checkbox name="included" label={t.feeIncluded} defaultChecked={company.feeIncluded} />
      </FormSheet>
    </>
  );
}
