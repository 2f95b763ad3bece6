import { join } from 'node:path';
import type { SharePicture } from '../../../shop/catalog/seo/share-picture.ts';
import type { Language } from '../../../shop/language.ts';
import { type Logo, logoFiles } from '../../../shop/logo.ts';
import { fileCache } from '../../file-cache.ts';
import { createSemaphore } from '../../platform/db/semaphore.ts';
import { type FilePlace, readPicture } from '../../platform/storage/picture-files.ts';
import { drawShareCard } from './draw-share-card.ts';
import { drawSharePicture, type ShownLogo } from './draw-share-picture.ts';

/** Drawing takes 0.2 s of CPU: two at once leave capacity for shoppers. */
const AT_ONCE = 2;
const LONGEST_WAIT_MS = 4000;
/** About 200 KB each. */
const MOST_FILES = 2000;

/** Caches drawn pictures as files in the data folder; draws missing ones. Throws if the queue is too long. */
export function sharePictureFiles(place: FilePlace) {
  const files = fileCache(join(place.dataDir, 'share-pictures'), MOST_FILES);
  const gate = createSemaphore(AT_ONCE, () => LONGEST_WAIT_MS);
  return {
    /** @param path as `sharePicturePath` gives it */
    get: (
      path: string,
      picture: SharePicture,
      { language, logo }: { language: Language; logo: Logo | null },
    ): Promise<Buffer> =>
      files.get(encodeURIComponent(path.slice('/og/'.length)), () =>
        gate(async () => {
          const garment = await readImage(place, picture.image);
          const { format = 'wide' } = picture;
          return format === 'wide'
            ? drawSharePicture(picture, language, { garment, logo: await readLogo(place, logo) })
            : drawShareCard(picture, format, language, garment);
        }),
      ),
  };
}

/** Null without a logo, or if its file is missing. */
async function readLogo(place: FilePlace, logo: Logo | null): Promise<ShownLogo | null> {
  if (logo === null) return null;
  const bytes = await readPicture(place, logoFiles.print(logo));
  return bytes && { ...logo, bytes };
}

/** The largest file of a picture; null if it has none or the file is missing. */
async function readImage(place: FilePlace, id: string | null): Promise<Buffer | null> {
  if (id === null) return null;
  for (const end of ENDINGS) {
    const bytes = await readPicture(place, `${id}-${end}`);
    if (bytes !== null) return bytes;
  }
  return null;
}

const ENDINGS = ['960.avif', '480.avif', '960.webp', '480.webp', '320.webp'];
