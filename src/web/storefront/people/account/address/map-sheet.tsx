import type { ReactNode } from 'react';
import { accountProfile as t } from '#texts/account-profile';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from '../profile-form.module.css';

/** A map sheet over the form. The page passes the map in. */
export function MapSheet({
  open,
  onClose,
  near,
  onUse,
  children,
}: {
  open: boolean;
  onClose: () => void;
  /** The place under the pin; empty until the pin was moved. */
  near: string;
  onUse: () => void;
  children: ReactNode;
}) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.mapTitle}
      footer={
        <Button wide disabled={near === ''} onClick={onUse}>
          {near === '' ? t.mapMove : t.mapUse(near)}
        </Button>
      }
    >
      <div className={css.map}>{open && children}</div>
    </Sheet>
  );
}
