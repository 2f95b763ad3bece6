import { escapeHtml } from '../../../shop/escape-html.ts';
import { operationHtml, shapeHtml } from './docs-parts.ts';
import { docsStyle } from './docs-style.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import { proseHtml } from './prose-html.ts';

type Listed = { method: string; path: string; operation: Operation };

/**
 * The API reference as one HTML page without external resources. Its only style is exactly `docsStyle`, whose hash is
 * in the content security policy.
 */
export function docsPage(document: OpenApiDocument): string {
  const { info, tags, components } = document;
  const listed = listOf(document);
  const ofTag = (tag: string) => listed.filter(({ operation }) => operation.tags.includes(tag));
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}: the HTTP contract</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>${escapeHtml(info.title)}</h1>
<p>${proseHtml(info.description)}</p>
<p>For machines: <a href="/openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Calls">
${tags.map(({ name }) => linksOf(name, ofTag(name))).join('\n')}
<p><a href="#shapes">Shapes</a></p>
</nav>
<main>
${tags.map(({ name }) => sectionOf(name, ofTag(name))).join('\n')}
<section>
<h2 id="shapes">Shapes</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => shapeHtml(name, schema))
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

function listOf({ paths }: OpenApiDocument): Listed[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

function linksOf(tag: string, listed: Listed[]): string {
  const links = listed.map(
    ({ operation: { operationId } }) => `<li><a href="#${operationId}">${operationId}</a></li>`,
  );
  return `<h2>${escapeHtml(tag)}</h2><ul>${links.join('')}</ul>`;
}

function sectionOf(tag: string, listed: Listed[]): string {
  const operations = listed.map(({ method, path, operation }) => operationHtml(method, path, operation));
  return `<section><h2>${escapeHtml(tag)}</h2>\n${operations.join('\n')}\n</section>`;
}
