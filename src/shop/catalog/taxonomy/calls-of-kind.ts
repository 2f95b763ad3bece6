/** The calls of each kind. */
export const callsOfKind = {
  brands: {
    list: 'listBrands',
    create: 'createBrand',
    change: 'changeBrand',
    remove: 'removeBrand',
    order: 'orderBrands',
    replace: 'replaceBrand',
  },
  categories: {
    list: 'listCategories',
    create: 'createCategory',
    change: 'changeCategory',
    remove: 'removeCategory',
    order: 'orderCategories',
    replace: 'replaceCategory',
  },
  subCategories: {
    list: 'listSubCategories',
    create: 'createSubCategory',
    change: 'changeSubCategory',
    remove: 'removeSubCategory',
    order: 'orderSubCategories',
    replace: 'replaceSubCategory',
  },
  colors: {
    list: 'listColors',
    create: 'createColor',
    change: 'changeColor',
    remove: 'removeColor',
    order: 'orderColors',
    replace: 'replaceColor',
  },
  sizes: {
    list: 'listSizes',
    create: 'createSize',
    change: 'changeSize',
    remove: 'removeSize',
    order: 'orderSizes',
    replace: 'replaceSize',
  },
} as const;
