/** The calls of each kind. */
export const callsOfKind = {
  brands: { list: 'listBrands', create: 'createBrand', change: 'changeBrand', remove: 'removeBrand' },
  categories: {
    list: 'listCategories',
    create: 'createCategory',
    change: 'changeCategory',
    remove: 'removeCategory',
  },
  subCategories: {
    list: 'listSubCategories',
    create: 'createSubCategory',
    change: 'changeSubCategory',
    remove: 'removeSubCategory',
  },
  colors: { list: 'listColors', create: 'createColor', change: 'changeColor', remove: 'removeColor' },
  sizes: { list: 'listSizes', create: 'createSize', change: 'changeSize', remove: 'removeSize' },
} as const;
