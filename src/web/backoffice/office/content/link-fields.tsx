import { useState } from 'react';
import { contentDesk as t } from '#texts/content-desk';
import { MOST_IN_LOOK } from '../../../../shop/catalog/browse/look-size.ts';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import type { HomeBlockKind } from '../../../../shop/office/home/desk/block-kinds.ts';
import type { EditedHomeBlock } from '../../../../shop/office/home/desk/content-calls.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PickedProducts } from '../../ui/fields/picked-products.tsx';
import { WholeField, WithTheirs } from '../../ui/fields/record-fields.tsx';
import type { FieldOf } from './block-fields.tsx';
import css from './content.module.css';

type LinkFieldsProps = {
  kind: HomeBlockKind;
  fieldOf: FieldOf;
  taxonomy: Taxonomy;
  products: EditedHomeBlock['products'];
};

const OTHER = 'other';
const PICKED = 'picked';

/** Where a block leads: a list of the shop, another page, or for a collection products picked by hand. A look has pieces alone. */
export function LinkFields({ kind, fieldOf, taxonomy, products }: LinkFieldsProps) {
  const [href, picked] = [fieldOf('href'), fieldOf('productIds')];

  const isCollection = kind === 'collection';
  const links = linksOf(taxonomy);
  const known = href.value === '' ? kind === 'notice' : links.some(([path]) => path === href.value);
  const [choice, setChoice] = useState<typeof OTHER | null>(null);
  const isPicked = isCollection && (picked.value.length > 0 || (href.value === '' && choice !== OTHER));
  const isOther = !isPicked && (choice === OTHER || !known);
  const choose = (value: string) => {
    setChoice(value === OTHER ? value : null);
    if (picked.value.length > 0) picked.onChange([]);
    if (value !== OTHER) href.onChange(value === PICKED ? '' : value);
  };
  if (kind === 'look')
    return (
      <section className={css.panel}>
        <h2>{t.whatPieces}</h2>
        <p className={css.quiet}>{t.piecesHint}</p>
        <PickedProducts {...picked} known={products} most={MOST_IN_LOOK} isOrdered />
      </section>
    );
  return (
    <section className={css.panel}>
      <h2>{isCollection ? t.whatProducts : t.what}</h2>
      <WithTheirs {...href} say={(path) => links.find(([each]) => each === path)?.[1] ?? path}>
        <SelectField
          compact
          label={href.label}
          value={isPicked ? PICKED : isOther ? OTHER : href.value}
          onChange={({ currentTarget: { value } }) => choose(value)}
        >
          {isCollection && <option value={PICKED}>{t.links.picked}</option>}
          {kind === 'notice' && <option value="">{t.links.nowhere}</option>}
          {links.map(([path, label]) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
          <option value={OTHER}>{t.links.other}</option>
        </SelectField>
      </WithTheirs>
      {isOther && (
        <TextField
          compact
          name={href.name}
          label={t.path}
          hint={t.pathHint}
          error={href.error ?? picked.error}
          dir="ltr"
          maxLength={500}
          value={href.value}
          onChange={({ currentTarget: { value } }) => href.onChange(value)}
        />
      )}
      {isPicked && <PickedProducts {...picked} known={products} most={60} isOrdered />}
      {isCollection && <WholeField {...fieldOf('minProducts')} />}
    </section>
  );
}

/** The lists of the shop by their path. */
function linksOf({ brands, categories }: Taxonomy): [path: string, label: string][] {
  return [
    ['/SearchProducts', t.links.all],
    ['/SearchProducts?onSale=true', t.links.onSale],
    ['/SearchProducts?sort=newest', t.links.new],
    ...categories.map(({ _id, name }): [string, string] => [`/SearchProducts?categoryId=${_id}`, name]),
    ...categories.flatMap(({ _id, name, subCategories }) =>
      subCategories.map((each): [string, string] => [
        `/SearchProducts?categoryId=${_id}&subCategoryId=${each._id}`,
        `${name} · ${each.name}`,
      ]),
    ),
    ...brands.map(({ _id, name }): [string, string] => [`/SearchProducts?brandId=${_id}`, name]),
  ];
}
