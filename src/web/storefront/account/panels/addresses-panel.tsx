import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountProfile as t } from '#texts/account-profile';
import type { SavedAddress } from '../../../../shop/account/contract.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { AddressCard } from '../../../ui/order/address-card.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import form from '../profile-form.module.css';
import css from './devices-panel.module.css';

/** The addresses kept beside the preferred one: each becomes the preferred one, or is removed. */
export function AddressesPanel({ addresses }: { addresses: readonly SavedAddress[] }) {
  const [busy, setBusy] = useState('');
  const { revalidate } = useRevalidator();
  const act = async (name: 'preferAddress' | 'removeAddress', addressId: string, said: string) => {
    if (busy !== '') return;
    setBusy(addressId);
    try {
      await call(name, { addressId });
      toast.success(said);
      await revalidate();
    } catch (error) {
      toast.error(failureText(error, t.addressFailed));
    }
    setBusy('');
  };
  return (
    <Panel title={t.addresses}>
      <p>{t.addressesText}</p>
      <ul className={css.devices}>
        {addresses.map(({ _id, name, fullAddress }) => (
          <li key={_id}>
            <AddressCard title={<bdi>{name}</bdi>} line={fullAddress} />
            <div className={form.actions}>
              <Button
                tone="secondary"
                small
                busy={busy === _id}
                aria-label={t.preferAddressOf(name)}
                onClick={() => void act('preferAddress', _id, t.addressPreferred)}
              >
                {t.preferAddress}
              </Button>
              <Button
                tone="quiet"
                small
                icon="x"
                aria-label={t.removeAddressOf(name)}
                onClick={() => void act('removeAddress', _id, t.addressRemoved)}
              >
                {t.removeAddress}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
