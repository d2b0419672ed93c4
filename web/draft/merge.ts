type Values = Readonly<Record<string, unknown>>;

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Two edits of one document joined: what I changed since `base` stays mine, everything else takes
 * `theirs`. `contested` are the fields that both changed, and differently.
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
