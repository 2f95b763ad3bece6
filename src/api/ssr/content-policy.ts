import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

/** The content security policy: this origin and one inline script by hash. No nonce, so pages can be cached. */
export function contentPolicy(themeScript: string, config: Config): string {
  const hash = createHash('sha256').update(themeScript).digest('base64');
  const tiles = config.tileUrl?.startsWith('http')
    ? ` ${new URL(config.tileUrl.replace('{s}', 'a')).origin}`
    : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
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
