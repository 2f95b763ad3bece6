import type { NavigateFunction } from 'react-router';
import type { ConsoleInputOf } from '../../../../shop/console-endpoints.ts';
import { ask } from '../../client/ask.ts';

/** Makes a preview of the product with these changes and opens it. @throws CallError */
export async function openPreview(
  given: ConsoleInputOf<'previewProduct'>,
  navigate: NavigateFunction,
): Promise<void> {
  const { preview } = await ask('previewProduct', given);
  await navigate(`/products/${given.id}/preview/${preview._id}`);
}
