import { useSyncExternalStore } from 'react';
import { language } from '#texts/language';
import { papers as t } from '#texts/papers';
import { localStore } from '../../../browser/browser-storage.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

const STORED = 'label-paper';
const sizes = ['a6', '80mm'] as const;
type PaperSize = (typeof sizes)[number];

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const stored = (): PaperSize => sizes.find((size) => size === localStore.get(STORED)) ?? 'a6';

/** The address of labels or slips of these parcels, on the paper of this device's printer. */
export function usePapersUrl(kind: 'label' | 'slip', parcels: readonly string[]): string {
  const paper = useSyncExternalStore(subscribe, stored);
  return `/api/console/v1/papers?kind=${kind}&ids=${parcels.join(',')}&paper=${paper}&lang=${language}`;
}

/** The paper of this device's printer: sheets or a roll. */
export function PaperSizeField() {
  const paper = useSyncExternalStore(subscribe, stored);
  return (
    <SelectField
      compact
      hideLabel
      label={t.paper}
      value={paper}
      onChange={(event) => {
        localStore.set(STORED, event.currentTarget.value);
        listeners.forEach((listener) => listener());
      }}
    >
      {sizes.map((size) => (
        <option key={size} value={size}>
          {t.papers[size]}
        </option>
      ))}
    </SelectField>
  );
}
