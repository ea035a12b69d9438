import * as z from 'zod';
import type * as mini from 'zod/mini';

/** A JSON Schema (draft 2020-12, the dialect of OpenAPI 3.1). */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  default?: unknown;
  [keyword: string]: unknown;
}

/** The JSON Schema of a part of a call: what goes `in`, or what comes `out`. */
export function jsonSchemaOf(schema: mini.ZodMiniType, direction: 'in' | 'out'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: direction === 'in' ? 'input' : 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Bounds that only say «a number a double can hold» would read as rules.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // Answers may get new fields, and a client has to ignore those it does not know.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return rest as JsonSchema;
}
