import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };

/** Schemas by name, filled while others are written down. */
export type NamedSchemas = Record<string, JsonSchema>;

/**
 * A schema as JSON Schema (draft 2020-12, which OpenAPI 3.1 speaks). Shapes that have a name are put into `named`
 * and referred to as `#/components/schemas/…`. `direction` tells whether callers give it or get it: a field with a
 * default may be left out by the one and is always there for the other.
 */
export function jsonSchema(
  schema: z.ZodType,
  direction: 'input' | 'output',
  named: NamedSchemas,
): JsonSchema {
  // A schema that has a name itself becomes a reference only inside of another.
  const { $defs, properties } = pointingAtComponents(
    z.toJSONSchema(z.object({ it: schema }), {
      io: direction,
      override: ({ jsonSchema: json }) => tidy(json),
    }),
  );
  Object.assign(named, $defs);
  return properties.it;
}

/** The fields of an object's schema; both may be left out in JSON Schema. */
export function fieldsOf(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  // These two keywords have these types in every JSON Schema of an object.
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return { properties, required };
}

// Integers are bounded by what a double can hold, and objects closed: true, but noise for a reader.
function tidy(json: JsonSchema): void {
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
  if (json['additionalProperties'] === false) delete json['additionalProperties'];
  delete json['id'];
}

type Written = { $defs?: NamedSchemas; properties: { it: JsonSchema } };

function pointingAtComponents(json: object): Written {
  // The shape is what `z.toJSONSchema` writes for `{ it: … }`; JSON.parse cannot know it.
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Written;
}
