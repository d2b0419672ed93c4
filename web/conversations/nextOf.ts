/**
 * The customer that J (`by` 1) or K opens. A customer who was answered has left the list: then the one now at
 * their `place` is the next. Null at either end, and in an empty list.
 */
export function nextOf(
  ids: readonly string[],
  openId: string | null,
  place: number,
  by: 1 | -1,
): string | null {
  if (openId === null) return ids[by === 1 ? 0 : ids.length - 1] ?? null;
  const at = ids.indexOf(openId);
  if (at >= 0) return ids[at + by] ?? null;
  return ids[by === 1 ? Math.min(place, ids.length - 1) : place - 1] ?? null;
}
