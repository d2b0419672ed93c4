/** False for what PostgreSQL cannot store, NUL, and what no engine can, half a surrogate pair. */
export const isStorable = (value: string): boolean =>
  !value.includes('\u0000') && value.isWellFormed();

/** What an identifier looks like. */
export const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** True for what could be an identifier: what the server itself hands out looks like this. */
export const isId = (value: string): boolean => ID.test(value);

/** The beginning of a text, `most` long as schemas count; what reads as one sign stays whole. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}
