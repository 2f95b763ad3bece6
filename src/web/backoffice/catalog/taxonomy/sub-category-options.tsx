import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';

/** The subcategories under their categories: several have one called pajamas. */
export const SubCategoryOptions = ({ categories }: Pick<Taxonomy, 'categories'>) =>
  categories.map((category) => (
    <optgroup key={category._id} label={category.name}>
      {category.subCategories.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
