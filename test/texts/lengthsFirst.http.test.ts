import { expect, it } from 'vitest';
import * as z from 'zod';
import { onSqlite } from '../engines.ts';

type Found = { readonly path: string; readonly schema: z.ZodString };

type Inner = { readonly _zod: { readonly def: Record<string, unknown> } };

/**
 * Every string that a schema accepts from outside, by its path in the schema. What comes after a
 * transformation is left out: by then the string has passed the earlier checks.
 */
function stringsIn(schema: unknown, path = ''): Found[] {
  if (schema instanceof z.ZodString) return [{ path, schema }];
  if (!(schema instanceof z.ZodType)) return [];
  const { def } = (schema as unknown as Inner)._zod;
  const inside = (part: unknown, name: string) => stringsIn(part, `${path}${name}`);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => inside(part, `.${name}`));
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((part, index) => inside(part, `|${index}`));
  return [
    ...inside(def.element, '[]'),
    ...inside(def.innerType, ''),
    ...inside(def.in, ''),
    ...inside(def.keyType, '{key}'),
    ...inside(def.valueType, '{}'),
    ...inside(def.left, ''),
    ...inside(def.right, ''),
  ];
}

/** Whether the length of a string is checked first, and a failure skips all other checks. */
function isLengthFirst(schema: z.ZodString): boolean {
  const [first] = schema._zod.def.checks ?? [];
  if (!first) return false;
  const def: { check: string; abort?: boolean | undefined } = first._zod.def;
  return def.check === 'max_length' && def.abort === true;
}

it('a length that is checked late, or does not end the checks, is noticed', () => {
  const right = z.string().max(5, { abort: true }).regex(/x/);
  const wrong = [z.string(), z.string().max(5), z.string().trim().max(5, { abort: true })];
  expect(isLengthFirst(right)).toBe(true);
  expect(wrong.map(isLengthFirst)).toEqual([false, false, false]);
  const everywhere = z.strictObject({
    a: z.array(z.union([right, z.literal('')])),
    b: right.transform(Number).pipe(z.int()).nullable().optional(),
    c: z.record(right, right).default({}),
  });
  expect(stringsIn(everywhere).map(({ path }) => path)).toEqual([
    '.a[]|0',
    '.b',
    '.c{key}',
    '.c{}',
  ]);
});

onSqlite('What comes in as text', (engine) => {
  const requests = () =>
    engine.server.app.api.openAPIRegistry.definitions.flatMap((definition) =>
      definition.type === 'route' ? [definition.route] : [],
    );

  it('[T-K1] of every text of every request the length is looked at before anything else', () => {
    const strings = requests().flatMap(({ method, path, request = {} }) => {
      const bodies = Object.values(request.body?.content ?? {}).map((content) =>
        content && 'schema' in content ? content.schema : undefined,
      );
      return [request.query, request.params, request.headers, ...bodies]
        .flatMap((schema) => stringsIn(schema))
        .map((found) => ({ ...found, path: `${method} ${path} ${found.path}` }));
    });
    expect(strings.length).toBeGreaterThan(100);
    const late = strings.filter(({ schema }) => !isLengthFirst(schema));
    expect(late.map(({ path }) => path)).toEqual([]);
  });

  it('[T-K1] the API document gives every text of every request a longest length', () => {
    const places = engine.operations.flatMap(({ method, path, parameters, bodies }) => [
      ...parameters.flatMap(({ name, schema = {} }) => unbounded(schema, name)),
      ...Object.entries(bodies)
        .filter(([type]) => !/^(image|application\/pdf)/.test(type))
        .flatMap(([, schema]) => unbounded(schema, 'body'))
        .map((place) => `${method} ${path} ${place}`),
    ]);
    expect(places).toEqual([]);
  });
});

type Shape = {
  type?: unknown;
  maxLength?: unknown;
  enum?: unknown;
  const?: unknown;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
};

function unbounded(shape: Shape, path: string): string[] {
  const { type, maxLength, properties = {}, items, anyOf = [] } = shape;
  const isText = [type].flat().includes('string') && !('enum' in shape) && !('const' in shape);
  return [
    ...(isText && maxLength === undefined ? [path] : []),
    ...Object.entries(properties).flatMap(([name, each]) => unbounded(each, `${path}.${name}`)),
    ...(items ? unbounded(items, `${path}[]`) : []),
    ...anyOf.flatMap((each) => unbounded(each, path)),
  ];
}
