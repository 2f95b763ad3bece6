import { language } from '#texts/language';
import { sizeGuides as t } from '#texts/size-guides';
import type { SizeGuideFields } from '../../../../../shop/catalog/taxonomy/size-guide-calls.ts';
import {
  type MeasureLine,
  measureLines,
  MOST_MEASURES,
} from '../../../../../shop/catalog/taxonomy/size-guide.ts';
import { languageFacts, textsOfFields } from '../../../../../shop/language.ts';
import { sizeGuides as ar } from '../../../../../shop/texts/ar/size-guides.ts';
import { sizeGuides as en } from '../../../../../shop/texts/en/size-guides.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/fields/record-fields.tsx';
import css from './guides.module.css';

type Measures = SizeGuideFields['measures'];
type Measure = Measures[number];
const empty: Measure = { measure: '', nameEn: '', nameAr: '', howEn: '', howAr: '' };

type GuideMeasuresProps = {
  measures: Measures;
  /** Says what is missing. */
  tried: boolean;
  onChange: (measures: Measures) => void;
  onAdd: (measure: Measure) => void;
  onRemove: (place: number) => void;
};

/** What the columns measure, and how. */
export function GuideMeasures({ measures, tried, onChange, onAdd, onRemove }: GuideMeasuresProps) {
  const set = (place: number, part: Partial<Measure>) =>
    onChange(measures.map((each, at) => (at === place ? { ...each, ...part } : each)));
  return (
    <div className={css.block}>
      {measures.map((measure, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a measure is known by its place alone
        <fieldset key={place} className={css.measure}>
          <legend>{textsOfFields(measure, 'name')[language] || t.measure(place + 1)}</legend>
          <SelectField
            compact
            label={t.line}
            value={measure.measure}
            onChange={({ currentTarget: { value } }) =>
              set(place, { measure: value, ...(isLine(value) && namesOf(measure, value)) })
            }
          >
            <option value="">{t.noLine}</option>
            {!isLine(measure.measure) && measure.measure !== '' && (
              <option value={measure.measure}>{measure.nameEn}</option>
            )}
            {measureLines.map((line) => (
              <option key={line} value={line}>
                {t.lines[line]}
              </option>
            ))}
          </SelectField>
          <FieldPair>
            <Word
              {...{ tried, language: 'ar', label: t.measureAr, most: 40, value: measure.nameAr }}
              onChange={(nameAr) => set(place, { nameAr })}
            />
            <Word
              {...{ tried, language: 'en', label: t.measureEn, most: 40, value: measure.nameEn }}
              onChange={(nameEn) => set(place, { nameEn })}
            />
          </FieldPair>
          <details>
            <summary>{t.how}</summary>
            <Word
              {...{ language: 'ar', label: t.howAr, most: 200, value: measure.howAr }}
              onChange={(howAr) => set(place, { howAr })}
            />
            <Word
              {...{ language: 'en', label: t.howEn, most: 200, value: measure.howEn }}
              onChange={(howEn) => set(place, { howEn })}
            />
          </details>
          <IconButton
            icon="trash-2"
            label={t.removeMeasure(measure.nameAr || measure.nameEn || t.measure(place + 1))}
            // Not by the second press of a double one: the next measure is under it by then.
            onClick={({ detail }) => detail < 2 && onRemove(place)}
          />
        </fieldset>
      ))}
      {measures.length < MOST_MEASURES && (
        <Button small tone="secondary" icon="plus" onClick={() => onAdd(empty)}>
          {t.addMeasure}
        </Button>
      )}
    </div>
  );
}

const isLine = (name: string): name is MeasureLine => measureLines.some((line) => line === name);

/** The names of the line, where nothing else was written. */
const namesOf = ({ nameAr, nameEn }: Measure, line: MeasureLine): Partial<Measure> => {
  const isOwn = (name: string, lines: Readonly<Record<string, string>>) =>
    name !== '' && !Object.values(lines).includes(name);
  return {
    ...(!isOwn(nameAr, ar.lines) && { nameAr: ar.lines[line] }),
    ...(!isOwn(nameEn, en.lines) && { nameEn: en.lines[line] }),
  };
};

type WordProps = {
  language: 'ar' | 'en';
  label: string;
  most: number;
  value: string;
  tried?: boolean;
  onChange: (value: string) => void;
};

function Word({ language: lang, label, most, value, tried = false, onChange }: WordProps) {
  return (
    <TextField
      compact
      label={label}
      lang={lang}
      dir={languageFacts[lang].direction}
      maxLength={most}
      error={tried && value.trim() === '' ? t.needed : undefined}
      value={value}
      onChange={({ currentTarget: { value: typed } }) => onChange(typed)}
    />
  );
}
