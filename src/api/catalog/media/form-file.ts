import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../../refusal.ts';

/** Around the file in its form. */
const FORM_BYTES = 16 * 1024;

/** Lets the calls registered on `app` take a form with a file; no other call parses one. */
export function acceptForms(app: FastifyInstance, mostBytes: number): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostBytes + FORM_BYTES },
    async (request: FastifyRequest, body: Buffer) => readForm(body, request.headers['content-type'] ?? ''),
  );
}

/** The parsed form; null for a body of another type. */
const readForm = (body: Buffer, type: string): Promise<FormData | null> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => null);

/** The form's file under `file`. */
export function fileIn(form: unknown): File | Refusal {
  const file = form instanceof FormData ? form.get('file') : null;
  return file === null || typeof file === 'string'
    ? refuse('VALIDATION', { errors: ['"file" is required'] })
    : file;
}
