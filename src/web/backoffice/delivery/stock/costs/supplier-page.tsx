import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { stock } from '#texts/stock';
import { stockCosts as t } from '#texts/stock-costs';
import type { Supplier } from '../../../../../shop/delivery/stock/supplier-calls.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { type Draft, useRecordForm } from '../../../client/use-record-form.ts';
import { may, useMe } from '../../../layout/me.ts';
import { WithTheirs } from '../../../ui/fields/record-fields.tsx';
import { Page } from '../../../ui/page.tsx';
import { RecordForm } from '../../../ui/record-form/record-form.tsx';
import { ResourceList } from '../../../ui/resource-list.tsx';
import { ReceiptCard, receiptColumns } from '../receipts/receipts-page.tsx';
import css from '../stock.module.css';

/** The supplier in the URL, and a page of their receipts. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const id = params['id'] ?? '';
  const before = new URL(request.url).searchParams.get('before');
  const [{ supplier }, { receipts, next }] = await Promise.all([
    ask('getSupplier', { id }),
    ask('listReceipts', { supplierId: id, ...(before !== null && { before: Number(before) }) }),
  ]);
  return { supplier, receipts, next };
};

const fieldsOf = ({ name, phone, note }: Supplier) => ({ name, phone, note });

function SupplierPage() {
  const { supplier, receipts, next } = useLoaderData<typeof loader>();
  const mayEdit = may(useMe(), 'readCosts');
  return (
    <Page title={supplier.name} back="/stock/suppliers" layout="list">
      {mayEdit && <SupplierForm key={supplier._id} loaded={supplier} />}
      <h2>{t.receipts}</h2>
      <ResourceList
        label={t.receipts}
        rows={receipts}
        keyOf={({ _id }) => _id}
        columns={receiptColumns}
        Card={ReceiptCard}
        linkOf={({ _id }) => `/stock/receipts/${_id}`}
        nameOf={({ number }) => stock.receiptOf(number)}
        asOf={null}
        next={next === null ? null : String(next)}
        empty={{ icon: 'package', title: t.noReceipts }}
      />
    </Page>
  );
}

function SupplierForm({ loaded }: { loaded: Supplier }) {
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const form = useRecordForm<Supplier>({
    storageKey: `supplier-draft:${loaded._id}`,
    loaded,
    valuesOf: fieldsOf,
    save: async (onto, part: Draft) => change(onto, { ...fieldsOf(onto), ...part }, onto.isArchived),
    conflictOf,
    editorOf: () => '',
    onSaved: () => toast.success(t.saved),
    onFailed: (failure) => setError(failureText(failure, t.nameMissing)),
  });
  const { saved, draft, collisions } = form;
  const fields = { ...fieldsOf(saved), ...draft };
  const submit = async () => {
    setError(fields.name.trim() === '' ? t.nameMissing : undefined);
    if (fields.name.trim() !== '') await form.submit();
  };
  const archive = async () => {
    const next = await act(async () => change(saved, fieldsOf(saved), !saved.isArchived));
    if (next !== null) form.replace(next);
  };
  const native = (name: keyof typeof fields) => ({
    name,
    label: t[name],
    value: fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      form.change(name, value),
  });
  const theirs = (name: string) => ({
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
  });
  return (
    <RecordForm
      id="supplier"
      className={css.editor}
      form={form}
      wordsOf={(field) => ({ label: t[field as keyof typeof fields] })}
      problem={undefined}
      onSubmit={submit}
      onDiscard={() => setError(undefined)}
    >
      {Object.keys(collisions).length > 0 && <Banner tone="info">{t.conflict}</Banner>}
      {saved.isArchived && <Banner tone="info">{t.isArchived}</Banner>}
      <WithTheirs {...theirs('name')}>
        <TextField compact {...native('name')} dir="auto" maxLength={100} error={error} />
      </WithTheirs>
      <WithTheirs {...theirs('phone')}>
        <TextField compact {...native('phone')} type="tel" dir="ltr" maxLength={30} />
      </WithTheirs>
      <WithTheirs {...theirs('note')}>
        <TextArea {...native('note')} hint={t.noteHint} dir="auto" rows={3} maxLength={500} />
      </WithTheirs>
      <p>
        <Button tone="secondary" small icon="package" busy={busy} onClick={() => void archive()}>
          {saved.isArchived ? t.restore : t.archive}
        </Button>
      </p>
    </RecordForm>
  );
}

async function change(
  { _id: id, version }: Supplier,
  fields: ReturnType<typeof fieldsOf>,
  isArchived: boolean,
): Promise<Supplier> {
  return (await ask('changeSupplier', { id, version, ...fields, isArchived })).supplier;
}

function conflictOf(failure: unknown): Supplier | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends the supplier as it is with this code.
  return (failure.data as { supplier: Supplier }).supplier;
}

export { SupplierPage as Page };
