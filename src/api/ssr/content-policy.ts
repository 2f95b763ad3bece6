import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

/** The content security policy: this origin and the inline scripts by hash. No nonce, so pages can be cached. */
export function contentPolicy(inlineScripts: readonly string[], config: Config): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const tiles = config.tileUrl?.startsWith('http')
    ? ` ${new URL(config.tileUrl.replace('{s}', 'a')).origin}`
    : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tiles}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default worker',
  ].join('; ');
}
