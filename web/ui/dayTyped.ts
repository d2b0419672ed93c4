/**
 * The text of a day field after `typed` replaced `before`. Eight digits are a whole day and get their hyphens,
 * because a phone's number pad has none.
 */
export function dayTyped(typed: string, before: string): string {
  const text = typed.trim();
  const [, year, hyphen, month, another, day] = /^(\d{4})(-?)(\d\d)(-?)(\d\d)$/.exec(text) ?? [];
  const bare = !hyphen && !another;
  // The text became shorter: somebody is deleting a hyphen, which must not come back.
  if (!year || (!bare && text.length <= before.length)) return text;
  return `${year}-${month}-${day}`;
}
