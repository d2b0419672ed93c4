/**
 * The customer that J (`by` 1) or K opens: the neighbour of the open one. `before` is the list as it was when that one
 * was opened. An answer takes them out of the list, or to another place in it; the next is still whoever stood next to
 * them. After the last one J goes round to the first, so that nobody who waits is skipped. Null if nobody is left, and
 * for K at the first one.
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
  if (neighbour !== undefined || by === -1) return neighbour ?? null;
  // Whoever came into the list since then comes after those who were there.
  const left = rest.filter((id) => id !== openId);
  return left.find((id) => !before.includes(id)) ?? left[0] ?? null;
}
