import { useState } from 'react';
import { importPlatforms as t } from '#texts/import-platforms';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './imports.module.css';

const POUND = 100;

/** Whose export a file is, and the currency of its prices, which is asked once. */
export function ImportPlatform({ file }: { file: ProductImport }) {
  const { platform, unit, may, pricesDiffer, state } = file;
  if (platform === null) return null;
  return (
    <>
      <Banner>
        {t.isOf(t.platforms[platform])}{' '}
        {platform === 'prestashop' && state === 'checked' && !file.columns.some(isSize) && t.combinationsNext}
        {platform === 'prestashopCombinations' && t.needsProducts}
        {pricesDiffer > 0 && t.pricesDiffer(pricesDiffer)}
      </Banner>
      {unit !== null && may.includes('map') && <Unit key={unit.rate} file={file} unit={unit} />}
    </>
  );
}

const isSize = ({ column, sample }: ProductImport['columns'][number]) =>
  column === 'color' && sample.some(Boolean);

type UnitProps = { file: ProductImport; unit: NonNullable<ProductImport['unit']> };

function Unit({ file: { _id: id, columns }, unit: { currency, rate, dollarRate, isAsked } }: UnitProps) {
  const { busy, act } = useAct();
  const begin = rate === POUND ? 'pounds' : rate === dollarRate ? 'dollars' : 'other';
  const [chosen, choose] = useState(begin);
  const [typed, type] = useState(begin === 'other' ? String(rate / POUND) : '');
  const other = Math.round(Number(typed) * POUND);
  const next = chosen === 'pounds' ? POUND : chosen === 'dollars' ? (dollarRate ?? 0) : other;
  return (
    <div className={css.page}>
      <SelectField
        label={t.unit.label}
        hint={currency === null ? (isAsked ? t.unit.asked : '') : t.unit.says(currency)}
        value={chosen}
        onChange={({ currentTarget: { value } }) => choose(value)}
      >
        <option value="pounds">{t.unit.pounds}</option>
        {dollarRate !== null && <option value="dollars">{t.unit.dollars}</option>}
        <option value="other">{t.unit.other}</option>
      </SelectField>
      {chosen === 'other' && (
        <TextField
          label={t.unit.rate}
          inputMode="decimal"
          value={typed}
          onChange={({ currentTarget: { value } }) => type(value)}
        />
      )}
      {(isAsked || next !== rate) && (
        <Button
          wide
          tone={isAsked ? 'primary' : 'secondary'}
          busy={busy}
          disabled={!(next >= 1)}
          onClick={() =>
            void act(async () =>
              ask('mapImport', { id, columns: columns.map(({ column }) => column), unitRate: next }),
            )
          }
        >
          {t.unit.set}
        </Button>
      )}
    </div>
  );
}
