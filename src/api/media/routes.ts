import type { FastifyRequest } from 'fastify';
import { withoutDeadline } from '../db/deadline.ts';
import { createSemaphore } from '../db/semaphore.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { answerConsole } from '../staff/answer-console.ts';
import { recordStaffAudit } from '../staff/staff-audit.ts';
import type { Store } from '../store.ts';
import { imageOf } from './image.ts';
import { MOST_BYTES, type PhotoFault } from './photo.ts';
import { storePhoto } from './store-photo.ts';

/** Around the file in its form. */
const FORM_BYTES = 16 * 1024;
/** Encoding takes all cores; the rest of the store goes on. */
const AT_ONCE = 1;
const LONGEST_WAIT_MS = 60_000;

const codeOf = {
  tooLarge: 'PAYLOAD_TOO_LARGE',
  tooManyPixels: 'PAYLOAD_TOO_LARGE',
  notAPhotograph: 'UNSUPPORTED_MEDIA_TYPE',
  animated: 'UNSUPPORTED_MEDIA_TYPE',
  unreadable: 'UNSUPPORTED_MEDIA_TYPE',
} as const satisfies Record<PhotoFault, string>;

/** Uploads of photographs. The only call that takes a form with a file, so its parser is registered for it alone. */
export function mediaRoutes(store: Store): void {
  const inTurn = createSemaphore(AT_ONCE, () => LONGEST_WAIT_MS);
  void store.app.register(async (app) => {
    app.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES + FORM_BYTES },
      async (request: FastifyRequest, body: Buffer) => readForm(body, request.headers['content-type'] ?? ''),
    );
    answerConsole({ ...store, app }, 'addPicture', async ({ request, staff, now }) => {
      const bytes = await fileIn(request.body);
      if (isRefusal(bytes)) return bytes;
      // Others may be before it: its time for the database begins when it is encoded.
      return withoutDeadline(async () => {
        const stored = await inTurn(() => storePhoto(store, bytes));
        if ('fault' in stored) return refuse(codeOf[stored.fault], { errors: [`"file" is ${stored.fault}`] });
        const { id } = stored.picture;
        await recordStaffAudit(store.db, { staff, action: 'picture.add', subject: id }, now);
        return { picture: { _id: id, image: imageOf(stored.picture, 'chalk', '') } };
      });
    });
  });
}

/** The parsed form; null for a body of another type. */
const readForm = (body: Buffer, type: string): Promise<FormData | null> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => null);

async function fileIn(form: unknown): Promise<Uint8Array | Refusal> {
  const file = form instanceof FormData ? form.get('file') : null;
  if (file === null || typeof file === 'string')
    return refuse('VALIDATION', { errors: ['"file" is required'] });
  return new Uint8Array(await file.arrayBuffer());
}
