import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Shapes under the names by which others refer to them. */
export type Definitions = NonNullable<ConversionConfig['definitions']>;
/** Schemas that stand for shapes, by the shape: what shapes leave to other checks. */
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
    // What only a program can tell, such as which characters can be seen, stays out of the schema.
    ignoreActions: ['check', 'max_code_points', 'to_lower_case', 'readonly'],
    overrideSchema: ({ valibotSchema }) => overrides.get(valibotSchema),
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction && valibotAction.requirement instanceof RegExp
        ? { ...jsonSchema, pattern: patternOf(valibotAction.requirement) }
        : null,
  });
}

/** A pattern without flags, which schemas do not have. */
function patternOf({ source, flags }: RegExp): string {
  return flags.includes('i')
    ? source.replaceAll(/([a-z])-([a-z])/g, (range) => range + range.toUpperCase())
    : source;
}

/** A schema with what people are told of it. */
export function named(title: string, description: string, schema: JsonSchema): JsonSchema {
  const { $schema, ...rest } = schema;
  return { ...($schema === undefined ? {} : { $schema }), title, description, ...rest };
}
