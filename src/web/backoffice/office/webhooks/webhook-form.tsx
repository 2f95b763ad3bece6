import { useState } from 'react';
import { webhooks as t } from '#texts/webhooks';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import type { Webhook } from '../../../../shop/office/webhooks/contract.ts';
import { webhookEvents } from '../../../../shop/office/webhooks/events.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { useRecordForm } from '../../client/use-record-form.ts';
import { WithTheirs } from '../../ui/fields/record-fields.tsx';
import programs from '../../ui/programs.module.css';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import { type FieldWords, nameIn } from '../../ui/record-form/value-text.ts';

const HAND_OVER = 'order.handedOver';
type Draft = Pick<Webhook, 'name' | 'url' | 'events' | 'sendsAddress' | 'companyId'> & { isOn: boolean };
type Problems = Partial<Record<'name' | 'url' | 'events' | 'general', string>>;

const draftOf = (webhook: Webhook | null): Draft => ({
  name: webhook?.name ?? '',
  url: webhook?.url ?? '',
  events: webhook?.events ?? [],
  sendsAddress: webhook?.sendsAddress ?? false,
  companyId: webhook?.companyId ?? null,
  isOn: webhook === null || webhook.off === null,
});

const problemsOf = ({ name, url, events }: Draft): Problems => ({
  ...(name.trim() === '' && { name: t.nameMissing }),
  ...(!/^https:\/\/\S+\.\S+/i.test(url.trim()) && { url: t.urlMissing }),
  ...(events.length === 0 && { events: t.eventsMissing }),
});

/** Where the draft of a webhook is stored. */
export const webhookDraft = (id = 'new') => `webhook-draft:${id}`;

export type WebhookFormProps = {
  webhook: Webhook | null;
  companies: ConsoleDataOf<'listCarriers'>['companies'];
  onMade: (id: string, secret: string) => void;
  onSaved: () => void;
};

/** The events and the URL of a webhook; null before it is made. */
export function WebhookForm({ webhook: loaded, companies, onMade, onSaved }: WebhookFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const form = useRecordForm<Webhook | null>({
    storageKey: webhookDraft(loaded?._id),
    loaded,
    valuesOf: draftOf,
    save: async (onto, part) => {
      const { isOn, ...rest } = { ...draftOf(onto), ...part };
      const fields = { ...rest, sendsAddress: rest.sendsAddress && rest.events.includes(HAND_OVER) };
      if (onto !== null)
        return (await ask('changeWebhook', { id: onto._id, version: onto.version, ...fields, isOn })).webhook;
      const made = await askOnce('createWebhook', fields);
      onMade(made.webhook._id, made.secret);
      return made.webhook;
    },
    conflictOf,
    editorOf: (webhook) => webhook?.changedBy ?? '',
    keysOf: { events: (event: string) => event },
    onSaved: () => {
      if (loaded === null) return;
      toast.success(t.saved);
      onSaved();
    },
    onFailed: (failure) => {
      const isUrl = failure instanceof CallError && failure.code === 'URL_REFUSED';
      setProblems(isUrl ? { url: t.urlRefused } : { general: failureText(failure, t.notSaved) });
    },
  });
  const { collisions, change } = form;
  const draft: Draft = { ...draftOf(form.saved), ...form.draft };
  const isHandedOver = draft.events.includes(HAND_OVER);
  const companyOf = (id: string) => companies.find(({ _id }) => _id === id)?.name ?? id;
  const theirs = (name: keyof Draft) => ({
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
  });

  const wordsOf = (field: string): FieldWords => ({
    label: { ...t, companyId: t.company }[field as keyof Draft],
    say: field === 'events' ? (event) => t.eventNames[event as Webhook['events'][number]] : nameIn(companies),
  });
  const submit = async () => {
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length === 0) await form.submit();
  };

  return (
    <RecordForm
      id="webhook"
      className={programs.form}
      form={form}
      wordsOf={wordsOf}
      problem={problems.general}
      onSubmit={submit}
      onDiscard={() => setProblems({})}
      create={
        loaded === null && (
          <Button type="submit" busy={form.busy}>
            {t.add}
          </Button>
        )
      }
    >
      <WithTheirs {...theirs('name')}>
        <TextField
          label={t.name}
          hint={t.nameHint}
          dir="auto"
          maxLength={60}
          value={draft.name}
          error={problems.name}
          onChange={({ currentTarget: { value } }) => change('name', value)}
        />
      </WithTheirs>
      <WithTheirs {...theirs('url')}>
        <TextField
          type="url"
          inputMode="url"
          dir="ltr"
          label={t.url}
          hint={t.urlHint}
          maxLength={500}
          value={draft.url}
          error={problems.url}
          onChange={({ currentTarget: { value } }) => change('url', value)}
        />
      </WithTheirs>
      <WithTheirs {...theirs('events')}>
        <fieldset className={programs.choices}>
          <legend>{t.events}</legend>
          {webhookEvents.map((name) => (
            <Checkbox
              key={name}
              label={t.eventNames[name]}
              checked={draft.events.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                change(
                  'events',
                  webhookEvents.filter((each) => (each === name ? checked : draft.events.includes(each))),
                )
              }
            />
          ))}
          {problems.events !== undefined && <FieldError>{problems.events}</FieldError>}
        </fieldset>
      </WithTheirs>
      <div className={programs.choices}>
        <WithTheirs {...theirs('sendsAddress')}>
          <Checkbox
            label={t.sendsAddress}
            disabled={!isHandedOver}
            checked={draft.sendsAddress && isHandedOver}
            onChange={({ currentTarget: { checked } }) => change('sendsAddress', checked)}
          />
        </WithTheirs>
        {!isHandedOver && <p className={programs.quiet}>{t.needsHandOver}</p>}
        {draft.sendsAddress && isHandedOver && (
          <>
            <Banner icon="triangle-alert">{t.addressWarning}</Banner>
            <WithTheirs {...theirs('companyId')} say={companyOf}>
              <SelectField
                label={t.company}
                value={draft.companyId ?? ''}
                onChange={({ currentTarget: { value } }) => change('companyId', value === '' ? null : value)}
              >
                <option value="">{t.allParcels}</option>
                {companies.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </WithTheirs>
          </>
        )}
      </div>
      {loaded !== null && (
        <WithTheirs {...theirs('isOn')}>
          <Checkbox
            label={t.isOn}
            checked={draft.isOn}
            onChange={({ currentTarget: { checked } }) => change('isOn', checked)}
          />
        </WithTheirs>
      )}
    </RecordForm>
  );
}

function conflictOf(failure: unknown): Webhook | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends the webhook as it is with this code.
  return (failure.data as { webhook: Webhook }).webhook;
}
