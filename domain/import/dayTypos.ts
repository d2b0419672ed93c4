import { type DayHeading, dayHeading } from './dayHeading.ts';
import { LATIN_DAYS } from './dayWords.ts';
import { plain } from './letters.ts';

const SHORTEST = 5;
/** So many other days say that a row or a column is one of days. */
const FEWEST_DAYS = 3;

/** Whether one letter is missing, doubled, swapped with its neighbour, or wrong. */
function isNearly(word: string, name: string): boolean {
  if (word === name || Math.abs(word.length - name.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === name[same]) same += 1;
  const [rest, wanted] = [word.slice(same), name.slice(same)];
  if (word.length < name.length) return rest === wanted.slice(1);
  if (word.length > name.length) return rest.slice(1) === wanted && word[same] === word[same - 1];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0];
  return rest.slice(1) === wanted.slice(1) || (isSwapped && rest.slice(2) === wanted.slice(2));
}

/** The day that one word of a text nearly names, where it is none of those that are named beside it. */
function nearly(text: string, named: ReadonlySet<number>): DayHeading | null {
  if (text.length > 30) return null;
  const written = plain(text);
  for (const word of written.match(/\p{L}+/gu) ?? []) {
    if (word.length < SHORTEST) continue;
    const near = LATIN_DAYS.filter(([name, day]) => !named.has(day) && isNearly(word, name));
    const [first] = near;
    if (!first || near.some(([, day]) => day !== first[1])) continue;
    const heading = dayHeading(written.replace(word, first[0]));
    if (heading?.strict && heading.days.length === 1) return heading;
  }
  return null;
}

type Cell = { readonly row: number; readonly column: number; readonly text: string };

/** What the cells of a table say as headings of days. One that is a letter off counts among others that are not. */
export function daysOf(cells: readonly Cell[]): (DayHeading | null)[] {
  const days = cells.map(({ text }) => dayHeading(text));
  const among = (at: (cell: Cell) => number) => {
    const found = new Map<number, Set<number>>();
    for (const [index, cell] of cells.entries()) {
      const day = days[index];
      const [only] = day?.strict && day.days.length === 1 ? day.days : [];
      if (only?.weekday === undefined) continue;
      found.set(at(cell), (found.get(at(cell)) ?? new Set()).add(only.weekday));
    }
    return (cell: Cell) => found.get(at(cell)) ?? new Set<number>();
  };
  const [inRow, inColumn] = [among(({ row }) => row), among(({ column }) => column)];
  return cells.map((cell, index) => {
    const day = days[index] ?? null;
    if (day) return day;
    const named = [inRow(cell), inColumn(cell)].find(({ size }) => size >= FEWEST_DAYS);
    return named ? nearly(cell.text, named) : null;
  });
}
