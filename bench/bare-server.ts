import fastify from 'fastify';

/** Answers `/<bytes>` with JSON of that size: the baseline of the framework on this machine. */
export async function startBareServer(): Promise<{ address: string; stop: () => Promise<void> }> {
  const app = fastify();
  const bodies = new Map<number, string>();
  app.get<{ Params: { bytes: string } }>('/:bytes', async (request, reply) => {
    const bytes = Number(request.params.bytes);
    const body = bodies.get(bytes) ?? JSON.stringify({ data: 'x'.repeat(Math.max(0, bytes - 11)) });
    bodies.set(bytes, body);
    return reply.type('application/json').send(body);
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, stop: () => app.close() };
}
