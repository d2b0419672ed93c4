import { withoutFigures } from './hiddenNumbers/hiddenNumbers.ts';

/** What no person reads: ids, addresses, and where the next page begins. */
const isMachine = (key: string, text: string) =>
  /^(?:id|next|etag|.*(?:Id|Url))$/.test(key) || /^\/[a-z]\S*$/.test(text);

/** Removes such figures from all texts within a JSON value. */
export function jsonWithoutFigures(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isMachine(key, value) ? value : withoutFigures(value);
  if (Array.isArray(value)) return value.map((each) => jsonWithoutFigures(each, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, jsonWithoutFigures(each, name)]),
  );
}

export const pageWithoutFigures = (html: string): string => withoutFigures(html);
