import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };

/** Schemas by name, collected during conversion. */
export type NamedSchemas = Record<string, JsonSchema>;

/**
 * A schema as JSON Schema 2020-12. Named ones go to `named` and are referenced. In inputs fields with a default are
 * optional, in outputs always present.
 */
export function jsonSchema(
  schema: z.core.$ZodType,
  direction: 'input' | 'output',
  named: NamedSchemas,
): JsonSchema {
  // A named schema becomes a reference only inside another one.
  const { $defs, properties } = pointingAtComponents(
    z.toJSONSchema(z.object({ it: schema }), {
      io: direction,
      override: ({ jsonSchema: json }) => tidy(json),
    }),
  );
  Object.assign(named, $defs);
  return properties.it;
}

/** The fields of an object schema; JSON Schema makes both keywords optional. */
export function fieldsOf(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  // In every JSON Schema of an object these two keywords have these types.
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return { properties, required };
}

// Removes bounds of integers and `additionalProperties: false`: true, but noise for readers.
function tidy(json: JsonSchema): void {
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
  if (json['additionalProperties'] === false) delete json['additionalProperties'];
  delete json['id'];
  if (Array.isArray(json['prefixItems'])) closeTuple(json, json['prefixItems']);
}

/** Tools that know no tuples read `items`. */
function closeTuple(json: JsonSchema, members: unknown[]): void {
  json['items'] = { anyOf: members };
  json['minItems'] = members.length;
  json['maxItems'] = members.length;
}

type Written = { $defs?: NamedSchemas; properties: { it: JsonSchema } };

function pointingAtComponents(json: object): Written {
  // `z.toJSONSchema` writes this shape for `{ it: … }`; JSON.parse cannot know it.
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
