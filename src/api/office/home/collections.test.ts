import { expect, test } from 'vitest';
import { withDifferentGarments } from './collections.ts';

const image = (url: string) => ({ url, width: 3, height: 4, alt: url, placeholder: '#ecebe6' });
const collection = (_id: string, ...urls: string[]) => ({
  _id,
  title: _id,
  text: '',
  href: '/SearchProducts',
  image: image(urls[0] ?? ''),
  images: urls.map(image),
  count: urls.length,
  colors: [],
});

test('no garment is shown twice among the collections while there are others', () => {
  const shown = withDifferentGarments(
    [
      collection('denim', 'jacket', 'dress', 'jeans', 'shorts'),
      collection('cold', 'coat', 'jeans', 'scarf'),
      collection('bare', 'shirt', 'jeans'),
      collection('alone', 'hat'),
    ],
    image('dress'),
  );
  expect(shown.map(({ images }) => images.map(({ url }) => url))).toEqual([
    ['jacket', 'jeans'],
    ['coat', 'scarf'],
    ['shirt', 'jeans'],
    ['hat'],
  ]);
});
