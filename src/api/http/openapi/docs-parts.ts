import { escapeHtml } from '../../../shop/escape-html.ts';
import { fieldsOf, type JsonSchema } from './json-schema.ts';
import type { Operation } from './openapi-document.ts';
import { proseHtml } from './prose-html.ts';
import { schemaHtml } from './schema-html.ts';

/** One call: path, input, output, errors. */
export function operationHtml(method: string, path: string, operation: Operation): string {
  const { operationId, summary } = operation;
  return `<article id="${operationId}">
<h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${proseHtml(summary)}</p>
<p class="quiet">${whoMayCall(operation)}</p>
${inputHtml(operation)}${answerHtml(operation)}${refusalsHtml(operation)}</article>`;
}

/** A named schema that others link to. */
export function shapeHtml(name: string, schema: JsonSchema): string {
  const note = typeof schema['description'] === 'string' ? `<p>${proseHtml(schema['description'])}</p>` : '';
  return `<article id="shape-${name}"><h3><code>${name}</code></h3>${note}<pre>${schemaHtml(schema)}</pre></article>`;
}

function whoMayCall({ operationId, security, responses }: Operation): string {
  const isOpen = security.every((requirement) => !('bearer' in requirement));
  if (isOpen) return `<code>${operationId}</code>: for everybody`;
  if (security.some((requirement) => Object.keys(requirement).length === 0)) {
    return `<code>${operationId}</code>: for everybody; a token is read if there is one`;
  }
  const needsProfile = String(responses['409']?.['description']).includes('PROFILE_INCOMPLETE');
  return `<code>${operationId}</code>: needs a token${needsProfile ? ' and a complete profile' : ''}`;
}

function inputHtml({ parameters, requestBody }: Operation): string {
  const query = parameters.filter((parameter) => parameter['in'] === 'query');
  if (query.length > 0) return `<h4>Query</h4><dl>${query.map(parameterHtml).join('')}</dl>`;
  if (!requestBody) return '';
  const kinds = Object.keys(requestBody.content);
  const schema = requestBody.content['application/json']?.schema ?? {};
  return `<h4>Body <span class="quiet">${kinds.join(' or ')}</span></h4><pre>${schemaHtml(schema)}</pre>`;
}

function parameterHtml({ name, required, schema }: JsonSchema): string {
  // openapi.ts writes query parameters with exactly these types.
  const { default: usual, ...shape } = schema as JsonSchema;
  const notes = [required ? 'required' : '', usual === undefined ? '' : `default ${String(usual)}`].filter(
    Boolean,
  );
  return `<dt><code>${String(name)}</code></dt><dd><code>${schemaHtml(shape)}</code> ${notes.join(', ')}</dd>`;
}

function answerHtml({ responses }: Operation): string {
  const status = '201' in responses ? '201' : '200';
  // openapi.ts writes the success envelope with its schema at this place.
  const content = responses[status]?.['content'] as { 'application/json': { schema: JsonSchema } };
  const data = fieldsOf(content['application/json'].schema).properties['data'] ?? {};
  return `<h4>${status} <span class="quiet">data</span></h4><pre>${schemaHtml(data)}</pre>`;
}

function refusalsHtml({ responses }: Operation): string {
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const rows = refusals.map(
    ([status, { description }]) => `<dt>${status}</dt><dd>${escapeHtml(String(description))}</dd>`,
  );
  return `<details><summary>Refusals</summary><dl>${rows.join('')}</dl></details>`;
}
