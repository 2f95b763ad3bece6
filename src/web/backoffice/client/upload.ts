import { calls } from 'virtual:console-calls';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { CallError, dataOf } from '../../client/call-error.ts';
import { xsrfToken } from '../../client/send.ts';
import { withRenewal } from './ask.ts';

type FileCall =
  | 'addPicture'
  | 'addLogo'
  | 'addImport'
  | 'sendPicturePart'
  | 'readCustomersFile'
  | 'readStatementFile'
  | 'addStatementFile';

/**
 * Sends one file to a call that takes one; retries after a stale XSRF token was renewed. `onSent` gets the bytes sent
 * so far. @throws CallError
 */
export const upload = <Name extends FileCall>(
  name: Name,
  file: Blob,
  fileName: string,
  onSent?: (bytes: number) => void,
  inPath: Readonly<Record<string, string | number>> = {},
  inQuery: Readonly<Record<string, string>> = {},
): Promise<ConsoleDataOf<Name>> =>
  withRenewal(name, async () => sendFile(name, file, fileName, onSent, inPath, inQuery));

/** Timeouts in ms: between two progress events of an upload, and for the answer after it. */
const STALLED_MS = 30_000;
const ANSWERED_MS = 150_000;

// `fetch` reports no upload progress.
const sendFile = <Name extends FileCall>(
  name: Name,
  file: Blob,
  fileName: string,
  onSent: ((bytes: number) => void) | undefined,
  inPath: Readonly<Record<string, string | number>>,
  inQuery: Readonly<Record<string, string>>,
): Promise<ConsoleDataOf<Name>> =>
  new Promise((done, fail) => {
    const form = new FormData();
    form.set('file', file, fileName);
    const [path, method] = calls[name];
    const request = new XMLHttpRequest();
    const url = path.replaceAll(/:(\w+)/g, (_all, key: string) => encodeURIComponent(inPath[key] ?? ''));
    const query = new URLSearchParams(inQuery).toString();
    request.open(method, query === '' ? url : `${url}?${query}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', language);
    request.setRequestHeader('X-XSRF-TOKEN', xsrfToken() ?? '');
    // A dead connection reports no error for minutes.
    let patience = setTimeout(() => request.abort(), STALLED_MS);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(patience);
      patience = setTimeout(() => request.abort(), loaded < total ? STALLED_MS : ANSWERED_MS);
      onSent?.(Math.min(loaded, file.size));
    });
    request.addEventListener('loadend', () => clearTimeout(patience));
    for (const event of ['error', 'abort'] as const)
      request.addEventListener(event, () => fail(new CallError(0, { code: 'NETWORK' })));
    request.addEventListener('load', () => {
      try {
        // The contract tests check that the API answers in the declared shape.
        done(dataOf(request.status, parsed(request.responseText)) as ConsoleDataOf<Name>);
      } catch (refused) {
        fail(refused);
      }
    });
    request.send(form);
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
