import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { CallError, dataOf } from '../../client/call-error.ts';
import { xsrfToken } from '../../client/send.ts';

/** Pages show 960; more is for the zoom. */
const LONGEST_SIDE = 1920;
/** Smaller files are sent as they are. */
const SMALL_BYTES = 700_000;

type Uploaded = ConsoleDataOf<'addPicture'>['picture'];

/** Sends a photograph, made smaller on the device first. The same bytes sent again get the same picture. @throws CallError */
export async function uploadPicture(file: File): Promise<Uploaded> {
  const form = new FormData();
  form.set('file', await shrunk(file), 'photograph');
  const response = await fetch('/api/console/v1/pictures', {
    method: 'POST',
    headers: { Accept: 'application/json', 'Accept-Language': language, 'X-XSRF-TOKEN': xsrfToken() ?? '' },
    body: form,
  }).catch(() => null);
  if (response === null) throw new CallError(0, { code: 'NETWORK' });
  const answer: unknown = await response.json().catch(() => null);
  // The contract tests check that the API answers in the declared shape.
  return (dataOf(response.status, answer) as ConsoleDataOf<'addPicture'>).picture;
}

/** Upright and at most 1,920 px; a file that this browser cannot decode is left to the server to refuse. */
async function shrunk(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= SMALL_BYTES) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) return file;
  // JPEG knows no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.86));
  return smaller ?? file;
}
