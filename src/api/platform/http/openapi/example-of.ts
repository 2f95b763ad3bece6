import { fieldsOf, type JsonSchema, type NamedSchemas } from './json-schema.ts';

/** Values of the demo shop by the name of their field, and of the named schemas by theirs. */
const values: Record<string, unknown> = {
  Instant: '2026-03-05T09:30:00.000Z',
  Day: '2026-03-05',
  publishAt: '2026-03-05T09:30:00Z',
  number: '0944 123 456',
  phone: '0944 123 456',
  phoneNumber: '+963944123456',
  to: '0944123456',
  verificationCode: '123456',
  code: '123456',
  pin: '1234',
  platform: 'web',
  colorId: 'black',
  sizeId: 'M',
  city: 'Damascus',
  area: 'Mezzeh',
  street: 'Villas Street 12',
  latitude: 33.513807,
  longitude: 36.276528,
  lat: 33.513807,
  lng: 36.276528,
  email: 'reem@example.com',
  name: 'Reem Haddad',
  url: 'https://minwal.example/',
};

/** Schemas nested deeper than this have no example: they may refer to themselves. */
const DEEPEST = 14;

/** An example of a schema. `field` is the name under which the value stands. */
export function exampleOf(schema: JsonSchema, named: NamedSchemas, field = '', depth = 0): unknown {
  const inner = (of: unknown, name = field) => exampleOf(of as JsonSchema, named, name, depth + 1); // a schema's part
  const { $ref, anyOf, oneOf, allOf, enum: options, const: only, default: usual } = schema;
  if (schema['example'] !== undefined) return schema['example'];
  if (depth > DEEPEST) return null;
  if (typeof $ref === 'string') return ofNamed(nameIn($ref), named, inner);
  if (only !== undefined) return only;
  if (usual !== undefined) return usual;
  if (Array.isArray(options)) return options[0];
  for (const choice of [anyOf, oneOf]) if (Array.isArray(choice)) return inner(choice[0]);
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => inner(part)));
  // Written `["string", "null"]` where null is allowed as well.
  const type = [schema['type']].flat()[0];
  if (type === 'array') return listOf(schema, inner);
  if (type === 'object') return objectOf(schema, named, inner);
  return scalarOf({ ...schema, type }, field);
}

type Inner = (schema: unknown, field?: string) => unknown;

const nameIn = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

function ofNamed(name: string, named: NamedSchemas, inner: Inner): unknown {
  return values[name] ?? inner(named[name] ?? {});
}

function listOf({ items, prefixItems, minItems }: JsonSchema, inner: Inner): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => inner(item));
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => inner(items ?? {}));
}

function objectOf(schema: JsonSchema, named: NamedSchemas, inner: Inner): object {
  const { properties } = fieldsOf(schema);
  const { propertyNames, additionalProperties } = schema as Record<string, JsonSchema>; // both are schemas in a record
  const $ref = propertyNames?.['$ref'];
  const keys = (typeof $ref === 'string' ? named[nameIn($ref)] : propertyNames)?.['enum'];
  if (Array.isArray(keys)) return Object.fromEntries(keys.map((key) => [key, inner(additionalProperties)]));
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part, name)]));
}

function scalarOf({ type, minimum, minLength, maxLength }: JsonSchema, field: string): unknown {
  if (field in values && typeof values[field] === (type === 'string' ? 'string' : 'number'))
    return values[field];
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'string') return 'text'.slice(0, Number(maxLength ?? 4)).padEnd(Number(minLength ?? 0), '0');
  return Math.max(1, Number(minimum ?? 1));
}
