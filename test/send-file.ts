import type { ConsoleDataOf } from '../src/shop/console-endpoints.ts';
import type { Answer } from './client.ts';
import type { ConsoleClient } from './console.ts';

/** Sends a file to a call that takes one, as the console's pages do. */
export async function sendTo<Data>(
  client: ConsoleClient,
  [method, path]: ['POST' | 'PUT', string],
  bytes: Uint8Array | string,
  name: string,
): Promise<Answer<Data>> {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return client.send(method, path, Buffer.from(await encoded.arrayBuffer()), headers);
}

/** Sends a file of products. */
export const sendFile = async (
  client: ConsoleClient,
  bytes: Uint8Array | string,
  name = 'products.csv',
): Promise<Answer<ConsoleDataOf<'addImport'>>> =>
  sendTo(client, ['POST', '/api/console/v1/imports'], bytes, name);

/** The file once no step of it runs. */
export async function untilDone(
  client: ConsoleClient,
  id: string,
): Promise<ConsoleDataOf<'getImport'>['import']> {
  for (;;) {
    const { body } = await client.ask('getImport', { id });
    if (!body.data.import.state.endsWith('ing')) return body.data.import;
    await new Promise((again) => setTimeout(again, 30));
  }
}

/** Sends a ZIP of pictures in parts as the page does, for a file or alone; the answer to the last part. */
export async function sendPictures(
  client: ConsoleClient,
  zip: Buffer,
  importId: string | null = null,
  fileName = 'pictures.zip',
): Promise<Answer<ConsoleDataOf<'sendPicturePart'>> & { id: string }> {
  const { status, body } = await client.ask('addImportPictures', { importId, fileName, bytes: zip.length });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  const { _id: id, pictures } = body.data.import;
  const size = pictures?.partBytes ?? 1;
  for (let part = 0; ; part += 1) {
    const answer = await sendPart(client, { id, part }, zip.subarray(part * size, (part + 1) * size));
    if (answer.status !== 200 || (part + 1) * size >= zip.length) return { ...answer, id };
  }
}

/** One part of a ZIP. */
export async function sendPart(
  client: ConsoleClient,
  { id, part }: { id: string; part: number },
  bytes: Uint8Array,
): Promise<Answer<ConsoleDataOf<'sendPicturePart'>>> {
  return sendTo(client, ['PUT', `/api/console/v1/imports/${id}/pictures/${part}`], bytes, 'part');
}
