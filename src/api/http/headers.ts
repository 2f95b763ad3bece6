import type { FastifyInstance } from 'fastify';

/** On every answer, whatever it is. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** A built file or a picture is no page: it is used by pages of this origin, as what it says it is, and no more. */
const FILES = /^\/(assets|pictures)\//;

/**
 * Sends them with every answer, page or not; pages add their own content policy. Files carry the two that mean
 * something for them: a first view has forty files, and the rest would weigh half a kilobyte with each.
 */
export function sendSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (secure) void reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (FILES.test(request.url) && reply.statusCode < 400) {
      const { 'x-content-type-options': sniff, 'cross-origin-resource-policy': use } = securityHeaders;
      void reply.headers({ 'x-content-type-options': sniff, 'cross-origin-resource-policy': use });
      return;
    }
    void reply.headers(securityHeaders);
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}
