import { type DayHeading, dayHeading } from './dayHeading.ts';
import { withoutEnd } from './edges.ts';
import { type MealHeading, mealHeading } from './mealHeading.ts';

/** A line that begins with a heading: 'Monday: …', 'Breakfast (8 am) – …'. */
export type Labelled = {
  readonly day: DayHeading | null;
  readonly meal: MealHeading | null;
  readonly head: string;
  readonly rest: string;
};

const LONGEST_HEAD = 60;
const BULLET = /^(?:[\s•◦▪●○■□▢◆◇►▶➤➢✓✔☑✅\-–—*·»>]+|\d{1,2}[.)](?=\s+\p{L}))\s*/u;

/** A line without its bullet and the asterisks of chats. */
export const withoutBullet = (line: string): string =>
  line
    .replace(BULLET, '')
    .replace(/^[*_~]+|[*_~]+$/g, '')
    .trim();

/** The heading at the beginning of a line: the longest that is nothing but one; or null. */
export function labelled(line: string): Labelled | null {
  const text = line.replaceAll('*', '').replace(/^[^\p{L}\p{N}]+/u, '');
  let found: Labelled | null = null;
  for (const match of text
    .slice(0, LONGEST_HEAD + 2)
    .matchAll(/[:：=→|\t]|\s?[–—]\s?|\s-+>?\s?|-\s|-(?=\p{Lu})|\.\s/gu)) {
    const head = text.slice(0, match.index).trim();
    if (head === '' || head.length > LONGEST_HEAD) continue;
    // 'A.M. Snack' is one heading.
    if (match[0].startsWith('.') && /(?:^|\s)[ap]\.?m?$/i.test(head)) continue;
    const rest = text.slice(match.index + match[0].length).trim();
    const known = headOf(head);
    // '8:00' is no head '8' with the rest '00'.
    if (known && !/^\d\d(?!\d)/.test(rest.slice(0, match[0] === ':' ? 3 : 0)))
      found = { ...known, head, rest: rest.replace(/^[\s:：\-–—=>]+/, '') };
  }
  return found;
}

/** A head that is a day, a meal, or both: 'Monday breakfast'. */
export function headOf(head: string): Pick<Labelled, 'day' | 'meal'> | null {
  const meal = mealHeading(head);
  if (meal?.strict) return { day: null, meal };
  const day = dayHeading(head);
  if (day?.strict) return { day, meal: null };
  const words = head.split(/[\s,–—-]+/u);
  for (let cut = 1; cut < Math.min(words.length, 6); cut += 1) {
    const first = dayHeading(words.slice(0, cut).join(' '));
    const second = mealHeading(words.slice(cut).join(' '));
    if (first?.strict && second?.strict) return { day: first, meal: second };
  }
  return null;
}

/** 'oats; Lunch: soup; Dinner: fish' as its parts; one part for a text without further headings. */
export function partsOf(text: string): string[] {
  const cuts = [0];
  const inside =
    /(?<=[;|,.•/]\s*|\s)(\p{Lu}[\p{L}\p{M}'-]*(?:[\s-]+[\p{L}\p{M}'-]+){0,2})\s*(?:\([^)]{0,20}\))?\s*[:：]/gu;
  for (const match of text.matchAll(inside)) {
    const words = (match[1] ?? '').split(/\s+/);
    // 'soup Mid morning:' has its heading in the last words.
    for (let from = 0; from < words.length; from += 1) {
      const head = words.slice(from).join(' ');
      const meal = mealHeading(head);
      if (!meal?.strict || meal.kind === null || !/^\p{Lu}/u.test(head)) continue;
      cuts.push(match.index + match[0].indexOf(head));
      break;
    }
  }
  return cuts
    .map((cut, at) => text.slice(cut, cuts[at + 1]))
    .map((part) => withoutEnd(part, /[\s;|,•/]/u).trim())
    .filter((part) => part !== '');
}
