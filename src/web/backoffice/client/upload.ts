import { calls } from 'virtual:console-calls';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { CallError, dataOf } from '../../client/call-error.ts';
import { xsrfToken } from '../../client/send.ts';
import { withRenewal } from './ask.ts';

/** Sends one file to a call that takes one; again, where a stale XSRF token was renewed. @throws CallError */
export const upload = <Name extends 'addPicture' | 'addImport'>(
  name: Name,
  file: Blob,
  fileName: string,
): Promise<ConsoleDataOf<Name>> => withRenewal(name, async () => sendFile(name, file, fileName));

async function sendFile<Name extends 'addPicture' | 'addImport'>(
  name: Name,
  file: Blob,
  fileName: string,
): Promise<ConsoleDataOf<Name>> {
  const form = new FormData();
  form.set('file', file, fileName);
  const [path, method] = calls[name];
  const response = await fetch(path, {
    method,
    headers: { Accept: 'application/json', 'Accept-Language': language, 'X-XSRF-TOKEN': xsrfToken() ?? '' },
    body: form,
  }).catch(() => null);
  if (response === null) throw new CallError(0, { code: 'NETWORK' });
  const answer: unknown = await response.json().catch(() => null);
  // The contract tests check that the API answers in the declared shape.
  return dataOf(response.status, answer) as ConsoleDataOf<Name>;
}
