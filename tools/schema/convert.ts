import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Named shapes, for references. */
export type Definitions = NonNullable<ConversionConfig['definitions']>;
/** Schemas in place of certain shapes, for what shapes leave to other checks. */
export type Overrides = ReadonlyMap<unknown, JsonSchema>;

/** The JSON Schema of a shape. */
export function convert(
  shape: v.GenericSchema,
  overrides: Overrides,
  definitions: Definitions = {},
): JsonSchema {
  return toJsonSchema(shape, {
    target: 'draft-2020-12',
    typeMode: 'input',
    definitions,
    // What only code can check, such as whether characters are visible, is not in the schema.
    ignoreActions: ['check', 'max_code_points', 'to_lower_case', 'readonly'],
    overrideSchema: ({ valibotSchema }) => overrides.get(valibotSchema),
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction && valibotAction.requirement instanceof RegExp
        ? { ...jsonSchema, pattern: patternOf(valibotAction.requirement) }
        : null,
  });
}

/** A pattern without flags, which JSON Schema does not have. */
function patternOf({ source, flags }: RegExp): string {
  return flags.includes('i')
    ? source.replaceAll(/([a-z])-([a-z])/g, (range) => range + range.toUpperCase())
    : source;
}

/** A schema with title and description. */
export function named(title: string, description: string, schema: JsonSchema): JsonSchema {
  const { $schema, ...rest } = schema;
  return { ...($schema === undefined ? {} : { $schema }), title, description, ...rest };
}
