import type { EditedProduct } from '../../../shop/catalog/products/calls.ts';
import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import { createProduct } from '../../catalog/products/create-product.ts';
import { changeProduct } from '../../catalog/products/edit-product.ts';
import { readProduct } from '../../catalog/products/read-product.ts';
import { takeStep } from '../../catalog/products/take-step.ts';
import type { ChangeContext } from '../../people/staff/answer-change.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { changeReceipt, createReceipt, postReceipt } from './receipts.ts';

type Given = ConsoleParsedOf<'putOnSale'>;

/** Writes a product, receives its pieces and publishes it: what its own pages do in several calls. */
export async function putOnSale(
  tx: Tx,
  { input, ...editor }: ChangeContext<Given>,
): Promise<{ product: EditedProduct } | Refusal> {
  const { descriptionEn, descriptionAr, pictures, colorIds, sizes, publish, ...begun } = input;
  const made = await createProduct(tx, begun, editor);
  if (isRefusal(made)) return made;
  const { _id: id, version } = made.product;
  const [onlyColor = null, ...otherColors] = colorIds;
  // With several colors the request does not say which one a photograph shows.
  const colorId = otherColors.length === 0 ? onlyColor : null;
  const written = await changeProduct(
    tx,
    {
      id,
      version,
      fields: { descriptionEn, descriptionAr },
      variants: colorIds.flatMap((color) =>
        sizes.map(({ sizeId }) => ({ colorId: color, sizeId, sku: '', barcode: '' })),
      ),
      pictures: pictures.map((picture) => ({
        ...picture,
        colorId,
        view: 'front',
        altEn: '',
        altAr: '',
        modelHeight: null,
        modelSizeId: null,
      })),
    },
    editor,
  );
  if (isRefusal(written)) return written;
  const refused = await receive(tx, id, { colorIds, sizes }, editor);
  if (refused !== null) return refused;
  if (!publish) return readProduct(tx, id, editor.language);
  return takeStep(tx, { id, version: written.product.version }, 'publish', editor);
}

/** Receives the pieces of each size in each color; what they cost is written later, if ever. */
async function receive(
  tx: Tx,
  productId: string,
  { colorIds, sizes }: Pick<Given, 'colorIds' | 'sizes'>,
  by: Omit<ChangeContext<Given>, 'input'>,
): Promise<Refusal | null> {
  const begun = await createReceipt(tx, {}, by);
  if (isRefusal(begun)) return begun;
  const lines = colorIds.flatMap((colorId) =>
    sizes.map(({ sizeId, pieces }) => ({ productId, colorId, sizeId, counted: pieces })),
  );
  const { _id: id, version } = begun.receipt;
  const counted = await changeReceipt(tx, { id, version, lines }, by);
  if (isRefusal(counted)) return counted;
  const posted = await postReceipt(tx, { id, version: counted.receipt.version }, by);
  return isRefusal(posted) ? posted : null;
}
