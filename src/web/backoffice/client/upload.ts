import { calls } from 'virtual:console-calls';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { CallError, dataOf } from '../../client/call-error.ts';
import { xsrfToken } from '../../client/send.ts';

/** Sends one file to a call that takes one. @throws CallError */
export async function upload<Name extends 'addPicture' | 'addImport'>(
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
