import { useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { machineKeys as t } from '#texts/machine-keys';
import type { MachineKey } from '../../../../../shop/people/staff/key-calls.ts';
import { formatDate } from '../../../../../shop/time/dates.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Tag } from '../../../../ui/product/tag.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { useAct } from '../../../client/use-act.ts';
import { Page } from '../../../ui/page.tsx';
import css from '../../../ui/programs.module.css';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import { SecretSheet } from '../../../ui/secret-sheet.tsx';
import { KeySheet } from './key-sheet.tsx';

export const loader = cacheLast(async () => {
  const [{ keys }, { companies }] = await Promise.all([ask('listKeys'), ask('listCarriers')]);
  return { keys, companies };
});

const columns: readonly Column<MachineKey>[] = [
  { id: 'name', head: t.name, cell: (key) => <Name machineKey={key} /> },
  { id: 'scopes', head: t.scopes, cell: (key) => <Scopes machineKey={key} /> },
  { id: 'used', head: t.lastUsed, cell: usedOf },
  { id: 'until', head: t.until, cell: ({ expiresAt }) => formatDate(expiresAt, language) },
  { id: 'state', head: t.state, cell: (key) => <State machineKey={key} /> },
];

/** The keys of other programs. */
function KeysPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string | null>(null);
  const open = query.get('open');
  const opened = data.keys.find(({ _id }) => _id === open);
  const show = (id: string | null) => setQuery(id === null ? {} : { open: id }, { replace: id === null });
  const add = (
    <Button small icon="plus" onClick={() => show('new')}>
      {t.add}
    </Button>
  );
  return (
    <Page title={t.title} back="/settings" layout="list" actions={data.keys.length === 0 ? undefined : add}>
      <div className={css.page}>
        <p className={css.quiet}>{t.intro}</p>
        <ResourceList
          label={t.title}
          rows={data.keys}
          keyOf={({ _id }) => _id}
          columns={columns}
          Card={KeyCard}
          linkOf={({ _id }) => `?open=${_id}`}
          nameOf={({ name }) => name}
          asOf={asOf}
          empty={{ icon: 'lock', title: t.none, text: t.noneText, action: add }}
        />
      </div>
      {open === 'new' && secret === null && (
        <KeySheet
          companies={data.companies}
          onClose={() => show(null)}
          onMade={(made) => {
            setSecret(made);
            void revalidate();
          }}
        />
      )}
      {secret !== null && (
        <SecretSheet
          title={t.made}
          text={t.secretText}
          secret={secret}
          words={t}
          onDone={() => {
            show(null);
            setSecret(null);
          }}
        />
      )}
      {opened !== undefined && <KeyDetails machineKey={opened} onClose={() => show(null)} />}
    </Page>
  );
}

function KeyDetails({ machineKey, onClose }: { machineKey: MachineKey; onClose: () => void }) {
  const { _id: id, name, scopes, company, madeBy, createdAt, state } = machineKey;
  const { busy, act } = useAct();
  const revoke = async () => {
    if ((await act(() => ask('revokeKey', { id }))) === null) return;
    toast.success(t.revoked);
    onClose();
  };
  return (
    <Sheet
      open
      title={state === 'live' ? t.revokeTitle(name) : name}
      onClose={onClose}
      footer={
        state === 'live' && (
          <Button wide tone="danger" busy={busy} onClick={() => void revoke()}>
            {t.revoke}
          </Button>
        )
      }
    >
      <div className={css.page}>
        <Name machineKey={machineKey} />
        <ul className={css.scopes}>
          {scopes.map((scope) => (
            <li key={scope}>{t.scopeNames[scope]}</li>
          ))}
        </ul>
        {company !== null && <bdi>{company.name}</bdi>}
        <p className={css.quiet}>
          {t.madeBy(madeBy.name)} · {formatMoment(createdAt, language)}
        </p>
        {state === 'live' && <p>{t.revokeText}</p>}
      </div>
    </Sheet>
  );
}

function KeyCard({ row: key }: { row: MachineKey }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <Name machineKey={key} />
        <State machineKey={key} />
      </p>
      <Scopes machineKey={key} />
      <p className={css.quiet}>
        {t.lastUsed}: {usedOf(key)} · {t.until} {formatDate(key.expiresAt, language)}
      </p>
    </div>
  );
}

function Name({ machineKey: { name, prefix } }: { machineKey: MachineKey }) {
  return (
    <span className={css.name}>
      <b dir="auto">{name}</b>
      <bdi dir="ltr" className={css.quiet}>
        {prefix}…
      </bdi>
    </span>
  );
}

function Scopes({ machineKey: { scopes } }: { machineKey: MachineKey }) {
  return (
    <span className={css.scopes}>
      {scopes.map((scope) => (
        <Tag key={scope}>{t.shortNames[scope]}</Tag>
      ))}
    </span>
  );
}

const tones = { live: 'success', expired: 'plain', revoked: 'plain' } as const;

function State({ machineKey: { state } }: { machineKey: MachineKey }) {
  return <Tag tone={tones[state]}>{t.states[state]}</Tag>;
}

function usedOf({ lastUsedAt }: MachineKey): string {
  return lastUsedAt === null ? t.never : formatMoment(lastUsedAt, language);
}

export { KeysPage as Page };
