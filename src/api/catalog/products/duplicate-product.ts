import type { EditedProduct } from '../../../shop/catalog/products/calls.ts';
import { languages, textsOfFields } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { createProduct } from './create-product.ts';
import { changeProduct, type Editor } from './edit-product.ts';
import { readProduct } from './read-product.ts';

const LONGEST_NAME = 120;

/** A draft like a product. Codes, pieces, discount, first day and address are each product's own. */
export async function duplicateProduct(
  tx: Tx,
  { id }: { id: string },
  editor: Editor,
): Promise<{ product: EditedProduct } | Refusal> {
  const read = await readProduct(tx, id, editor.language);
  if (isRefusal(read)) return read;
  const { fields, variants, pictures } = read.product;
  const colorIds = new Set<string | null>(variants.map(({ colorId }) => colorId));
  const { brandId, subCategoryId, price } = fields;
  const names = textsOfFields(fields, 'name');
  const [nameEn = '', nameAr = ''] = languages.map((language) => copyName(names[language], language));
  const made = await createProduct(tx, { nameEn, nameAr, brandId, subCategoryId, price }, editor);
  if (isRefusal(made)) return made;
  const { descriptionEn, descriptionAr, materialEn, materialAr, careEn, careAr, sizeGuideId, seasons } =
    fields;
  const { relatedIds } = fields;
  return changeProduct(
    tx,
    {
      id: made.product._id,
      version: made.product.version,
      fields: {
        descriptionEn,
        descriptionAr,
        materialEn,
        materialAr,
        careEn,
        careAr,
        sizeGuideId,
        seasons,
        relatedIds,
      },
      variants: variants.map(({ colorId, sizeId }) => ({ colorId, sizeId, sku: '', barcode: '' })),
      pictures: pictures.map(({ image: _image, isDrawn: _isDrawn, ...picture }) => ({
        ...picture,
        colorId: colorIds.has(picture.colorId) ? picture.colorId : null,
      })),
    },
    editor,
  );
}

/** A name that is not written yet stays empty. */
const copyName = (name: string, language: 'en' | 'ar') =>
  name === '' ? '' : texts[language].pictures.copyOf(name).slice(0, LONGEST_NAME);
