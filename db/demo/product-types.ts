import type { DemoProductType } from './product-type.ts';
import { childrenTypes } from './product-types/children.ts';
import { menTypes } from './product-types/men.ts';
import { shoesAndAccessoriesTypes } from './product-types/shoes-and-accessories.ts';
import { underwearTypes } from './product-types/underwear.ts';
import { womenTypes } from './product-types/women.ts';

/** The 60 kinds of piece that the demo shop sells. */
export const productTypes: readonly DemoProductType[] = [
  ...womenTypes,
  ...menTypes,
  ...childrenTypes,
  ...shoesAndAccessoriesTypes,
  ...underwearTypes,
];
