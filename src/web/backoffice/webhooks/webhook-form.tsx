import { type FormEvent, useState } from 'react';
import { webhooks as t } from '#texts/webhooks';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import type { Webhook } from '../../../shop/webhooks/contract.ts';
import { webhookEvents } from '../../../shop/webhooks/events.ts';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { ask } from '../client/ask.ts';
import programs from '../ui/programs.module.css';
import { SaveBar } from '../ui/save-bar.tsx';

const FORM = 'webhook';
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

export type WebhookFormProps = {
  webhook: Webhook | null;
  companies: ConsoleDataOf<'listCarriers'>['companies'];
  onMade: (id: string, secret: string) => void;
  onSaved: () => void;
};

/** The events and the URL of a webhook. */
export function WebhookForm({ webhook, companies, onMade, onSaved }: WebhookFormProps) {
  const saved = draftOf(webhook);
  const [draft, setDraft] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const isHandedOver = draft.events.includes('order.handedOver');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (busy || Object.keys(found).length > 0) return;
    const { isOn, ...rest } = draft;
    const fields = { ...rest, sendsAddress: rest.sendsAddress && isHandedOver };
    setBusy(true);
    try {
      if (webhook === null) {
        const made = await ask('createWebhook', fields);
        onMade(made.webhook._id, made.secret);
      } else {
        const { webhook: next } = await ask('changeWebhook', {
          id: webhook._id,
          version: webhook.version,
          ...fields,
          isOn,
        });
        setDraft(draftOf(next));
        toast.success(t.saved);
        onSaved();
      }
    } catch (failure) {
      const isUrl = failure instanceof CallError && failure.code === 'URL_REFUSED';
      setProblems(isUrl ? { url: t.urlRefused } : { general: failureText(failure, t.notSaved) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form id={FORM} className={programs.form} noValidate onSubmit={(event) => void submit(event)}>
      {problems.general !== undefined && <Banner tone="error">{problems.general}</Banner>}
      <TextField
        label={t.name}
        hint={t.nameHint}
        dir="auto"
        maxLength={60}
        value={draft.name}
        error={problems.name}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <TextField
        type="url"
        inputMode="url"
        dir="ltr"
        label={t.url}
        hint={t.urlHint}
        maxLength={500}
        value={draft.url}
        error={problems.url}
        onChange={({ currentTarget: { value } }) => change({ url: value })}
      />
      <fieldset className={programs.choices}>
        <legend>{t.events}</legend>
        {webhookEvents.map((name) => (
          <Checkbox
            key={name}
            label={t.eventNames[name]}
            checked={draft.events.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                events: webhookEvents.filter((each) =>
                  each === name ? checked : draft.events.includes(each),
                ),
              })
            }
          />
        ))}
        {problems.events !== undefined && <FieldError>{problems.events}</FieldError>}
      </fieldset>
      <div className={programs.choices}>
        <Checkbox
          label={t.sendsAddress}
          disabled={!isHandedOver}
          checked={draft.sendsAddress && isHandedOver}
          onChange={({ currentTarget: { checked } }) => change({ sendsAddress: checked })}
        />
        {!isHandedOver && <p className={programs.quiet}>{t.needsHandOver}</p>}
        {draft.sendsAddress && isHandedOver && (
          <>
            <Banner icon="triangle-alert">{t.addressWarning}</Banner>
            <SelectField
              label={t.company}
              value={draft.companyId ?? ''}
              onChange={({ currentTarget: { value } }) => change({ companyId: value === '' ? null : value })}
            >
              <option value="">{t.allParcels}</option>
              {companies.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </>
        )}
      </div>
      {webhook !== null && (
        <Checkbox
          label={t.isOn}
          checked={draft.isOn}
          onChange={({ currentTarget: { checked } }) => change({ isOn: checked })}
        />
      )}
      {webhook === null ? (
        <Button type="submit" busy={busy}>
          {t.add}
        </Button>
      ) : (
        <SaveBar
          changes={differences(saved, draft)}
          busy={busy}
          form={FORM}
          onDiscard={() => {
            setDraft(saved);
            setProblems({});
          }}
        />
      )}
    </form>
  );
}

/** How many fields truly differ: typing the old value back is no change. */
function differences(saved: Draft, draft: Draft): number {
  const names = ['name', 'url', 'events', 'sendsAddress', 'companyId', 'isOn'] as const;
  return names.filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(draft[name])).length;
}
