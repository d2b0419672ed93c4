/**
 * What stands in the field of a day after `typed` came instead of `before`: eight digits are a
 * whole day, and get their hyphens, because the number pad of a phone has none.
 */
export function dayTyped(typed: string, before: string): string {
  const text = typed.trim();
  const [, year, hyphen, month, another, day] = /^(\d{4})(-?)(\d\d)(-?)(\d\d)$/.exec(text) ?? [];
  const bare = !hyphen && !another;
  // The text became shorter: somebody is deleting a hyphen, which must not come back.
  if (!year || (!bare && text.length <= before.length)) return text;
  return `${year}-${month}-${day}`;
}
