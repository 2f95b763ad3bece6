import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountProfile as t } from '#texts/account-profile';
import type { SavedAddress } from '../../../../../shop/people/account/contract.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { phoneGroups } from '../../../../ui/fields/phone-groups.ts';
import { AddressCard } from '../../../../ui/order/address-card.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import type { CityGroup } from '../../places/city-groups.ts';
import { deliveryNote } from '../address/delivery-note.ts';
import { SavedAddressSheet } from '../address/saved-address-sheet.tsx';
import form from '../profile-form.module.css';

/** The addresses kept beside the preferred one: each changes, becomes the preferred one, or is removed. */
export function AddressesPanel({
  addresses,
  groups,
}: {
  addresses: readonly SavedAddress[];
  groups: readonly CityGroup[];
}) {
  const [sheet, setSheet] = useState<{ kept: SavedAddress | null } | null>(null);
  const [busy, setBusy] = useState('');
  const { revalidate } = useRevalidator();
  const act = async (name: 'preferAddress' | 'removeAddress', addressId: string, said: string) => {
    if (busy !== '') return;
    setBusy(addressId);
    try {
      await call(name, { addressId });
      toast.success(said);
    } catch (error) {
      toast.error(failureText(error, t.addressFailed));
    }
    // Before the list is reloaded, so that further presses are not blocked.
    setBusy('');
    await revalidate();
  };
  const saved = async () => {
    setSheet(null);
    toast.success(t.addressKept);
    await revalidate();
  };
  return (
    <Panel title={t.addresses}>
      <p>{t.addressesText}</p>
      <ul className={form.kept}>
        {addresses.map((kept) => {
          const { _id, name, fullAddress, phone } = kept;
          return (
            <li key={_id}>
              <AddressCard
                title={<bdi>{name}</bdi>}
                line={fullAddress}
                note={deliveryNote(kept)}
                phone={phone ? `+963 ${phoneGroups(phone)}` : undefined}
              />
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
                  tone="secondary"
                  small
                  aria-label={t.changeAddressOf(name)}
                  onClick={() => setSheet({ kept })}
                >
                  {t.change}
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
          );
        })}
      </ul>
      <div className={form.actions}>
        <Button tone="secondary" icon="plus" onClick={() => setSheet({ kept: null })}>
          {t.addAddress}
        </Button>
      </div>
      {sheet && (
        <SavedAddressSheet kept={sheet.kept} groups={groups} onSaved={saved} onClose={() => setSheet(null)} />
      )}
    </Panel>
  );
}
