import { language } from '#texts/language';
import { settingWords } from '#texts/setting-words';
import { settings as t } from '#texts/settings';
import type { DeliveryBand } from '../../../../shop/delivery-bands.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NumberField } from './number-field.tsx';
import type { Limits } from './setting-limits.ts';
import css from './settings.module.css';
import type { ValueFieldProps } from './value-field.tsx';

/** A band while it is edited: a number that cannot be read is the text that was typed. */
type Row = { [Key in keyof DeliveryBand]: unknown };

const days: Limits = { type: 'integer', minimum: 1, maximum: 365 };

/** Fees by distance. A band begins where the one before it ends, so that only ends are typed. */
export function BandTable({ value, words, cashStep, onChange }: ValueFieldProps & { cashStep: number }) {
  const fees: Limits = { type: 'integer', minimum: 0, multipleOf: cashStep };
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const parts = words.parts ?? {};
  // Each band begins at the end of the one before; the last has none.
  const set = (next: Row[]) =>
    onChange(
      next.map((row, index) => ({
        ...row,
        fromKm: index === 0 ? 0 : next[index - 1]?.toKm,
        toKm: index === next.length - 1 ? null : row.toKm,
      })),
    );
  const change = (at: number, part: Partial<Row>) =>
    set(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const spanOf = (row: Row): { min: unknown; max: unknown } =>
    row.businessDays as { min: unknown; max: unknown };
  const add = () => {
    const last = rows.at(-1);
    if (last === undefined) return;
    const from = typeof last.fromKm === 'number' ? last.fromKm : 0;
    set([...rows.slice(0, -1), { ...last, toKm: from + 100 }, { ...last, id: `band-${Date.now()}` }]);
  };
  return (
    <div className={css.bands}>
      <ol>
        {rows.map((row, index) => (
          <li key={String(row.id)} className={css.band}>
            <p>
              <span className={css.quiet}>{parts['fromKm']}</span>{' '}
              <bdi>{typeof row.fromKm === 'number' ? formatNumber(row.fromKm) : ''}</bdi>
            </p>
            {index === rows.length - 1 ? (
              <p className={css.quiet}>{t.noEnd}</p>
            ) : (
              <NumberField
                label={parts['toKm'] ?? ''}
                limits={{ type: 'number', minimum: Number(row.fromKm) + 1 }}
                value={row.toKm}
                onChange={(toKm) => change(index, { toKm })}
              />
            )}
            <NumberField
              label={parts['fee'] ?? ''}
              limits={fees}
              value={row.fee}
              onChange={(fee) => change(index, { fee })}
            />
            <fieldset className={css.span}>
              <legend>{parts['businessDays']}</legend>
              {(['min', 'max'] as const).map((end) => (
                <NumberField
                  key={end}
                  hideLabel
                  label={`${parts['businessDays']}${languageFacts[language].comma}${end === 'min' ? settingWords.deliveryDays.parts.min : settingWords.deliveryDays.parts.max}`}
                  limits={days}
                  value={spanOf(row)[end]}
                  onChange={(count) => change(index, { businessDays: { ...spanOf(row), [end]: count } })}
                />
              ))}
            </fieldset>
            {rows.length > 1 && (
              <IconButton
                icon="trash-2"
                label={t.remove(`${parts['fromKm']} ${String(row.fromKm)}`)}
                onClick={() => set(rows.filter((_row, each) => each !== index))}
              />
            )}
          </li>
        ))}
      </ol>
      <Button small tone="secondary" icon="plus" onClick={add}>
        {t.newBand}
      </Button>
    </div>
  );
}
