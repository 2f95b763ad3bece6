import { useState } from 'react';
import { catalog as t } from '#texts/catalog';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './filter-fields.module.css';

export interface Option {
  _id: string;
  name: string;
  count?: number | undefined;
}

/** One of several, or all. */
export function Choices({
  name,
  options,
  chosen,
}: {
  name: string;
  options: readonly Option[];
  chosen: string | undefined;
}) {
  return [{ _id: '', name: t.all }, ...options].map((option: Option) => (
    <Checkbox
      key={option._id}
      type="radio"
      name={name}
      value={option._id}
      label={option.name}
      count={option.count}
      defaultChecked={option._id === (chosen ?? '')}
    />
  ));
}

/** Any of several. */
export function Ticks({
  name,
  options,
  chosen,
}: {
  name: string;
  options: readonly Option[];
  chosen: readonly string[];
}) {
  return options.map(({ _id, name: label, count }) => (
    <Checkbox
      key={_id}
      name={name}
      value={_id}
      label={label}
      count={count}
      defaultChecked={chosen.includes(_id)}
    />
  ));
}

/** More than eight brands can be searched; the chosen one never hides. */
export function BrandChoices({
  options,
  chosen,
}: {
  options: readonly Option[];
  chosen: string | undefined;
}) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = options.filter(
    ({ _id, name }) => wanted === '' || _id === chosen || name.toLowerCase().includes(wanted),
  );
  return (
    <>
      {options.length > 8 && (
        <TextField
          compact
          label={t.findBrand}
          hideLabel
          placeholder={t.findBrand}
          icon="search"
          dir="auto"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <div className={css.brands}>
        <Choices name="brandId" options={shown} chosen={chosen} />
      </div>
    </>
  );
}
