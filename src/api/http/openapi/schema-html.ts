import { escapeHtml } from '../../../shop/escape-html.ts';
import { fieldsOf, type JsonSchema } from './json-schema.ts';

/** A schema in TypeScript notation as HTML, with links to named schemas. */
export function schemaHtml(schema: JsonSchema, indent = ''): string {
  const { $ref, anyOf, enum: options, type, const: only } = schema;
  if (typeof $ref === 'string') return linkTo($ref);
  if (Array.isArray(anyOf)) return anyOf.map((option: JsonSchema) => schemaHtml(option, indent)).join(' | ');
  if (Array.isArray(options)) return options.map(literal).join(' | ');
  if (only !== undefined) return literal(only);
  if (type === 'array') return arrayHtml(schema, indent);
  if (type === 'object') return objectHtml(schema, indent);
  return scalarHtml(schema);
}

function linkTo(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return `<a href="#shape-${name}">${name}</a>`;
}

function literal(value: unknown): string {
  return escapeHtml(typeof value === 'string' ? `'${value}'` : String(value));
}

function arrayHtml({ items, prefixItems }: JsonSchema, indent: string): string {
  if (Array.isArray(prefixItems))
    return `[${prefixItems.map((item: JsonSchema) => schemaHtml(item, indent)).join(', ')}]`;
  // `items` is a schema in every array schema written here.
  const item = (items ?? {}) as JsonSchema;
  const isSeveral = 'anyOf' in item || 'enum' in item;
  const inside = schemaHtml(item, indent);
  return isSeveral ? `(${inside})[]` : `${inside}[]`;
}

function objectHtml(schema: JsonSchema, indent: string): string {
  const { properties, required } = fieldsOf(schema);
  const deeper = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${deeper}${name}${required.includes(name) ? '' : '?'}: ${schemaHtml(field, deeper)};${limits(field)}`,
  );
  if (fields.length > 0) return `{\n${fields.join('\n')}\n${indent}}`;
  const { propertyNames = {}, additionalProperties = {} } = schema as Record<string, JsonSchema>;
  return `Record&lt;${schemaHtml(propertyNames)}, ${schemaHtml(additionalProperties)}&gt;`;
}

function scalarHtml({ type }: JsonSchema): string {
  return typeof type === 'string' ? (type === 'integer' ? 'number' : type) : 'unknown';
}

const limitWords = {
  minimum: '≥',
  maximum: '≤',
  maxLength: 'length ≤',
  minItems: 'items ≥',
  maxItems: 'items ≤',
};

function limits(schema: JsonSchema): string {
  const said = Object.entries(limitWords).flatMap(([key, words]) =>
    key in schema ? [`${words} ${String(schema[key])}`] : [],
  );
  return said.length > 0 ? ` <i>// ${said.join(', ')}</i>` : '';
}
