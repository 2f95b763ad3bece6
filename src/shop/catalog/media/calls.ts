import { z } from 'zod';
import { Logo } from '../../logo-shape.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { Id, Image } from '../../wire/wire-types.ts';

/** Photographs that the staff upload, and the shop's logo. */
export const mediaCalls = {
  addPicture: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/pictures',
    roles: ['owner', 'manager', 'packer', 'courier'],
    upload: true,
    tag: 'Pictures',
    summary: 'Store a photograph: JPEG, PNG, WebP or AVIF up to 5 MB and 24 megapixels; the same bytes once',
    data: z.object({ picture: z.object({ _id: Id, image: Image }) }),
    refusals: ['VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
  addLogo: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/logo',
    roles: ['owner'],
    upload: true,
    tag: 'Settings',
    summary:
      'Store a logo: JPEG, PNG, WebP or AVIF up to 5 MB and 24 megapixels, without its empty margins. It is shown once it is saved in the setting `identity`',
    data: z.object({ logo: Logo }),
    refusals: ['VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
};
