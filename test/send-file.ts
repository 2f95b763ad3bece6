import type { ConsoleDataOf } from '../src/shop/console-endpoints.ts';
import type { Answer } from './client.ts';
import type { ConsoleClient } from './console.ts';

/** Sends a file of products as the console's page does. */
export async function sendFile(
  client: ConsoleClient,
  bytes: Uint8Array | string,
  name = 'products.csv',
): Promise<Answer<ConsoleDataOf<'addImport'>>> {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return client.send('POST', '/api/console/v1/imports', Buffer.from(await encoded.arrayBuffer()), headers);
}

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
