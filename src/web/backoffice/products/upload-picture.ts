import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { CallError, dataOf } from '../../client/call-error.ts';
import { shrinkPhoto } from '../../client/device/shrink-photo.ts';
import { xsrfToken } from '../../client/send.ts';

/** Pages show 960; more is for the zoom. Smaller files are sent as they are. */
const LIMITS = { side: 1920, keptBytes: 700_000, quality: 0.86 };

type Uploaded = ConsoleDataOf<'addPicture'>['picture'];

/** Sends a photograph, made smaller on the device first. The same bytes sent again get the same picture. @throws CallError */
export async function uploadPicture(file: File): Promise<Uploaded> {
  const form = new FormData();
  form.set('file', await shrinkPhoto(file, LIMITS), 'photograph');
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
