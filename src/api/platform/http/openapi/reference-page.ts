import { escapeHtml } from '../../../../shop/escape-html.ts';

/** The page at `/docs`: Swagger UI over one document, with files of this origin only. */
export function referencePage(title: string, documentPath: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}: its calls</title>
<link rel="stylesheet" href="/docs/files/swagger-ui.css">
<script src="/docs/files/swagger-ui-bundle.js" defer></script>
<script src="/docs/reference.js" data-document="${escapeHtml(documentPath)}" defer></script>
</head>
<body>
<nav class="swagger-ui"><div class="wrapper">
<a href="/docs">The shop’s calls</a> · <a href="/docs/console">The console’s calls</a> · <a href="${escapeHtml(documentPath)}">OpenAPI</a>
</div></nav>
<main id="reference"><noscript><a href="${escapeHtml(documentPath)}">${escapeHtml(documentPath)}</a></noscript></main>
</body>
</html>
`;
}

/**
 * Starts the reference page. A call tried there carries the XSRF token of this browser, like a call of the pages. HTML that
 * the page makes of Markdown passes the policy only if it has no more than text, code, lists and links.
 */
export const referenceScript = `const harmless = /^(?:[^<>]|<\\/?(?:div|p|code|pre|em|strong|ul|ol|li|a|br)(?: (?:class|href|target|rel)="[^"<>]*")*>)*$/;
if (window.trustedTypes) trustedTypes.createPolicy('default', { createHTML: (html) => (harmless.test(html) ? html : null) });
SwaggerUIBundle({
  url: document.currentScript.dataset.document,
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    const [, token] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    if (token) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(token);
    return request;
  },
});
`;
