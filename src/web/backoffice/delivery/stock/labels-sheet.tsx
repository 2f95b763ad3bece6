import { useState } from 'react';
import { language } from '#texts/language';
import { stockLabels as t } from '#texts/stock-labels';
import type { LabelSheet } from '../../../../shop/delivery/stock/calls.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { localStore } from '../../../browser/browser-storage.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';
import { ButtonContent, buttonClass } from '../../../ui/buttons/button-look.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import css from './stock.module.css';

/** The paper is remembered on this device, as the printer stays the same. */
const STORED = 'label-sheet';
const STORED_PRICED = 'label-priced';

export type LabelsSheetProps = {
  /** Which pieces, as the query of the call; a receipt has as many labels as pieces. */
  of: { receiptId: string } | { productId: string; colorId: string; sizeId: string };
  title: string;
  onClose: () => void;
};

/** Opens labels with barcodes as a PDF. */
export function LabelsSheet({ of, title, onClose }: LabelsSheetProps) {
  const [sheet, setSheet] = useState<LabelSheet>(() => storedJson(localStore, STORED, '50x30'));
  const [copies, setCopies] = useState('1');
  const [isPriced, setPriced] = useState(() => storedJson(localStore, STORED_PRICED, false));
  const isReceipt = 'receiptId' in of;
  const count = Math.min(500, Math.max(1, Number(copies) || 1));
  const query = new URLSearchParams({ ...of, sheet, lang: language });
  if (isPriced) query.set('priced', 'yes');
  if (!isReceipt) query.set('copies', String(count));
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <a
          className={buttonClass({ wide: true })}
          href={`/api/console/v1/labels?${query}`}
          target="_blank"
          rel="noreferrer"
          onClick={() => {
            localStore.set(STORED, JSON.stringify(sheet));
            localStore.set(STORED_PRICED, JSON.stringify(isPriced));
          }}
        >
          <ButtonContent look={{ icon: 'printer' }}>{t.open}</ButtonContent>
        </a>
      }
    >
      <div className={css.form}>
        <SelectField
          label={t.sheet}
          value={sheet}
          onChange={({ currentTarget: { value } }) =>
            setSheet(keysOf(t.sheets).find((each) => each === value) ?? '50x30')
          }
        >
          {keysOf(t.sheets).map((each) => (
            <option key={each} value={each}>
              {t.sheets[each]}
            </option>
          ))}
        </SelectField>
        <Checkbox
          label={t.priced}
          checked={isPriced}
          onChange={({ currentTarget: { checked } }) => setPriced(checked)}
        />
        {isReceipt ? (
          <p className={css.quiet}>{t.ofReceipt}</p>
        ) : (
          <AmountField label={t.copies} maxLength={3} value={copies} onType={setCopies} />
        )}
      </div>
    </Sheet>
  );
}
