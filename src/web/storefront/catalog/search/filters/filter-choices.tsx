import { useState } from 'react';
import { catalog as t } from '#texts/catalog';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import css from './filter-fields.module.css';

export type Option = {
  _id: string;
  name: string;
  count: number;
};

type TicksProps = {
  name: string;
  options: readonly Option[];
  chosen: readonly string[];
};

/** Multiple choice. */
export function Ticks({ name, options, chosen }: TicksProps) {
  return options.map(({ _id, name: label, count }) => (
    <Checkbox
      key={_id}
      name={name}
      value={_id}
      label={<bdi>{label}</bdi>}
      count={count}
      defaultChecked={chosen.includes(_id)}
    />
  ));
}

/** Categories; a chosen one shows its kinds. */
export function CategoryTicks({
  categories,
  kinds,
  chosen,
  chosenKinds,
}: {
  categories: readonly Option[];
  kinds: readonly (Option & { categoryId: string })[];
  chosen: readonly string[];
  chosenKinds: readonly string[];
}) {
  return categories.map((category) => {
    const own = kinds.filter(({ categoryId }) => categoryId === category._id);
    // A link may name only a kind: its category is chosen too.
    const open = chosen.includes(category._id) || own.some(({ _id }) => chosenKinds.includes(_id));
    return (
      <div key={category._id} className={css.category}>
        <Ticks name="categoryId" options={[category]} chosen={open ? [category._id] : []} />
        <div className={css.kinds} role="group" aria-label={t.kindsOf(category.name)}>
          <Ticks name="subCategoryId" options={own} chosen={chosenKinds} />
        </div>
      </div>
    );
  });
}

/** With more than eight brands there is a search field; chosen ones are always shown. */
export function BrandTicks({ options, chosen }: Omit<TicksProps, 'name'>) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = options.filter(
    ({ _id, name }) => wanted === '' || chosen.includes(_id) || name.toLowerCase().includes(wanted),
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
        <Ticks name="brandId" options={shown} chosen={chosen} />
        {shown.length === 0 && <p className={css.none}>{t.noBrand}</p>}
      </div>
    </>
  );
}
