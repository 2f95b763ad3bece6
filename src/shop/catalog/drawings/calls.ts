import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { Id, Image } from '../../wire/wire-types.ts';
import { drawingKinds, patterns } from './kinds.ts';

const roles = rolesWith('editCatalog', 'all');
const tag = 'Pictures';

const wish = z.object({
  kind: z.enum(drawingKinds),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .meta({ example: '#2f4a8a' }),
  pattern: z.enum(patterns),
});
export type DrawingWish = z.infer<typeof wish>;

/** Pictures that are drawn, for who has no photograph. */
export const drawingCalls = {
  previewDrawing: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/drawings',
    roles,
    tag,
    summary: 'A garment of a kind, drawn in a color from the front; nothing is stored',
    query: wish,
    data: z.object({ drawing: z.object({ url: z.string().meta({ description: 'A `data:` URL' }) }) }),
  }),
  addDrawing: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/drawings',
    roles,
    tag,
    summary: 'Store a drawing as a picture, like a photograph; the same drawing once',
    body: wish,
    data: z.object({ picture: z.object({ _id: Id, image: Image }) }),
  }),
};
