import type { AddressFault } from '../../office/imports/faults.ts';
import { plural } from '../plural.ts';

/** Pictures of a file that are fetched from their addresses. */
export const importAddresses = {
  will: (count: number) =>
    plural(count, {
      one: 'One picture is fetched from its address once the products are in.',
      other: `${count} pictures are fetched from their addresses once the products are in.`,
    }),
  title: 'Fetching the pictures',
  progress: (done: string, all: string) => `${done} of ${all} pictures`,
  leave: 'Slowly, so that the other shop does not notice. You can leave this page.',
  came: (products: string, variants: string) => `In the shop: ${products} and ${variants}`,
  ofProducts: (came: string, all: string) => `${came} of ${all} products`,
  ofVariants: (came: string, all: string) => `${came} of ${all} variants`,
  ofPictures: (came: string, all: string) => `${came} of ${all} pictures`,
  missing: 'Pictures that did not come',
  more: (count: number) => `and ${count} more`,
  save: 'Save this list',
  retry: 'Fetch them once more',
  product: 'Product',
  address: 'Address',
  reason: 'Reason',
  faults: {
    notAddress: 'This is not a web address.',
    notPublic: 'This address is not open to the internet.',
    notThere: 'There is no picture at this address.',
    noAnswer: 'The other server did not answer, three times.',
    notPicture: 'What came is not a JPEG, PNG, WebP or AVIF.',
    heic: 'This is a HEIC of an iPhone. Export it as JPEG.',
    tooLarge: 'This is larger than 5 MB.',
    tooManyPixels: 'This has more than 24 megapixels.',
    animated: 'This is animated.',
    broken: 'This is damaged.',
    tooMany: 'The product has as many pictures as it may have.',
  } satisfies Record<AddressFault, string>,
};
