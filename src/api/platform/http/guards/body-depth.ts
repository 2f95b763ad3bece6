import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../refusal.ts';
import { sendRefusal } from '../reply/send.ts';

const MAX_DEPTH = 8;

/** Refuses deeply nested bodies before schema validation. */
export function limitBodyDepth(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    if (isDeeper(request.body, MAX_DEPTH)) return sendRefusal(request, reply, refuse('BAD_REQUEST'));
  });
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
