import type { JsonSchema, NamedSchemas } from './json-schema.ts';

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: JsonSchema[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example: unknown }> };
  responses: Record<string, JsonSchema>;
};

/** The subset of OpenAPI 3.1 that the store uses. */
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: NamedSchemas; securitySchemes: object; parameters: object };
};
