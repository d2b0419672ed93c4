/**
 * The customer that J (`by` 1) or K opens: the neighbour of the open one. `before` is the list as it was when that one
 * was opened. An answer takes them out of the list, or to another place in it; the next is still whoever stood next to
 * them. Null at either end, and in an empty list.
 */
export function nextOf(
  ids: readonly string[],
  openId: string | null,
  before: readonly string[],
  by: 1 | -1,
): string | null {
  const inOrder = by === 1 ? before : before.toReversed();
  const rest = by === 1 ? ids : ids.toReversed();
  const stood = openId === null ? -1 : inOrder.indexOf(openId);
  if (stood < 0) return rest.find((id) => id !== openId) ?? null;
  const neighbour = inOrder.slice(stood + 1).find((id) => ids.includes(id));
  // Whoever came into the list since then comes after those who were there.
  return neighbour ?? rest.find((id) => by === 1 && !before.includes(id)) ?? null;
}
