/** Everything the demo catalogue stands on, for whoever loads or draws it. */
export { brands, type DemoBrand } from './brands.ts';
export { categories, type DemoCategory, type DemoSubcategory } from './categories.ts';
export { colors, type DemoColor } from './colors.ts';
export { materials, type DemoMaterial } from './materials.ts';
export { productTypes } from './product-types.ts';
export type { DemoProductType, Season } from './product-type.ts';
export { measures, sizeGuides, type DemoSizeGuide, type MeasureId } from './size-guides.ts';
export { sizeSystems, type DemoSize, type DemoSizeSystem } from './sizes.ts';
