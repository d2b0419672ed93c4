import * as z from 'zod';

/** The parts of a JSON schema from which hostile requests are made. */
export type Shape = {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly items?: Shape | undefined;
  readonly anyOf?: readonly Shape[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly pattern?: string | undefined;
  readonly default?: unknown;
  readonly required?: readonly string[] | undefined;
};

export const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), shapeSchema).optional(),
    items: shapeSchema.optional(),
    anyOf: z.array(shapeSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    pattern: z.string().optional(),
    default: z.unknown().optional(),
    required: z.array(z.string()).optional(),
  }),
);

/** The JSON types that a shape accepts, including its alternatives. */
export function typesOf(shape: Shape): Set<string> {
  const own = shape.type === undefined ? [] : [shape.type].flat();
  return new Set([...own, ...(shape.anyOf ?? []).flatMap((each) => [...typesOf(each)])]);
}

/** A minimal value of this shape. */
export function sampleOf(shape: Shape): unknown {
  if (shape.default !== undefined) return shape.default;
  const [first] = shape.anyOf ?? [];
  if (first) return sampleOf(first);
  if (shape.enum) return shape.enum[0];
  const types = typesOf(shape);
  if (types.has('object'))
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([name, each]) => [name, sampleOf(each)]),
    );
  if (types.has('array')) return shape.items ? [sampleOf(shape.items)] : [];
  if (types.has('boolean')) return true;
  if (types.has('integer') || types.has('number')) return shape.maximum ?? 1;
  return 'a-plain-value';
}

export type Path = readonly (string | number)[];
export type Place = { readonly path: Path; readonly shape: Shape };

/** Every place in `value` that its shape describes, beginning with the value itself. */
export function placesIn(value: unknown, shape: Shape, path: Path = []): Place[] {
  const here = { path, shape };
  if (Array.isArray(value)) {
    const { items } = shape;
    if (!items) return [here];
    return [here, ...value.flatMap((each, at) => placesIn(each, items, [...path, at]))];
  }
  if (typeof value !== 'object' || value === null) return [here];
  const inside = Object.entries(value).flatMap(([name, each]) => {
    const of = shape.properties?.[name];
    return of ? placesIn(each, of, [...path, name]) : [];
  });
  return [here, ...inside];
}
