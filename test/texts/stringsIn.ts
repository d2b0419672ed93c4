import * as z from 'zod';

type Found = { readonly path: string; readonly schema: z.ZodString };

type Inner = { readonly _zod: { readonly def: Record<string, unknown> } };

/**
 * Every string that a schema accepts from outside, by its path in the schema. What comes after a
 * transformation is left out: by then the string has passed the earlier checks.
 */
export function stringsIn(schema: unknown, path = ''): Found[] {
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
export function isLengthFirst(schema: z.ZodString): boolean {
  const [first] = schema._zod.def.checks ?? [];
  if (!first) return false;
  const def: { check: string; abort?: boolean | undefined } = first._zod.def;
  return def.check === 'max_length' && def.abort === true;
}
