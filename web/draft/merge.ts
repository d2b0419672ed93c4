import { same } from '../store/shape.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Merges two edits of one document: what I changed since `base` stays mine, everything else takes `theirs`.
 * `contested` lists the fields that both changed to different values.
 */
export function merge<V extends Values>(
  base: V,
  mine: V,
  theirs: V,
): { merged: V; contested: (keyof V & string)[] } {
  const merged = { ...theirs };
  const contested: (keyof V & string)[] = [];
  for (const field of Object.keys(mine) as (keyof V & string)[]) {
    if (same(mine[field], base[field])) continue;
    merged[field] = mine[field];
    if (!same(theirs[field], base[field]) && !same(theirs[field], mine[field]))
      contested.push(field);
  }
  return { merged, contested };
}
