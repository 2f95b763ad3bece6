import { MOST_PHOTO_BYTES } from '../../../shop/returns/photos.ts';
import { shrinkPhoto } from '../../client/device/shrink-photo.ts';

/** From good to small, until one fits into a request. */
const tries = [
  { side: 1280, quality: 0.6 },
  { side: 1024, quality: 0.5 },
  { side: 800, quality: 0.45 },
  { side: 640, quality: 0.4 },
];

/** A photograph as a URL that contains it, small enough to be sent; null where this browser cannot read it. */
export async function photoData(file: File): Promise<string | null> {
  for (const limits of tries) {
    const photo = await shrinkPhoto(file, { ...limits, keptBytes: 0 });
    if (photo === file) return null;
    if (photo.size <= MOST_PHOTO_BYTES) return dataUrl(photo);
  }
  return null;
}

const dataUrl = (photo: Blob) =>
  new Promise<string | null>((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : null));
    reader.addEventListener('error', () => done(null));
    reader.readAsDataURL(photo);
  });
