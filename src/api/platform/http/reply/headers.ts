import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPreviewPath } from '../../../../shop/catalog/seo/addresses.ts';

const HSTS = 'max-age=63072000; includeSubDomains';

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'";

/** Sets them where no hook runs: on the answer to a request whose address cannot be read. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  void reply
    .headers(securityHeaders)
    .header('content-security-policy', NO_CONTENT)
    .header('x-request-id', request.id);
  if (secure) void reply.header('strict-transport-security', HSTS);
}

/** For built files and pictures: usable only by pages of this origin, only as their declared type. */
const FILES = /^\/(assets|pictures)\//;

/** Pages of the console may scan barcodes with the camera; the shop's pages may not. */
const CONSOLE = /^\/console(?:[/?]|$)/;
const withCamera = securityHeaders['permissions-policy'].replace('camera=()', 'camera=(self)');

/** Sets the security headers. Files get only the two that matter: on forty files the rest is half a kilobyte each. */
export function sendSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (secure) void reply.header('strict-transport-security', HSTS);
    if (FILES.test(request.url) && reply.statusCode < 400) {
      const { 'x-content-type-options': sniff, 'cross-origin-resource-policy': use } = securityHeaders;
      void reply.headers({ 'x-content-type-options': sniff, 'cross-origin-resource-policy': use });
      return;
    }
    void reply.headers(securityHeaders);
    if (isPreviewPath(request.url)) void reply.header('x-frame-options', 'SAMEORIGIN');
    if (CONSOLE.test(request.url)) void reply.header('permissions-policy', withCamera);
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', NO_CONTENT);
  });
}
