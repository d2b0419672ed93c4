import { oneSlipApart } from '../search.ts';
import { type DayHeading, dayHeading } from './dayHeading.ts';
import { LATIN_DAYS } from './dayWords.ts';
import { headOf, labelled, withoutBullet } from './labels.ts';
import { plain } from './letters.ts';

const SHORTEST = 5;
/** Words of plans that are a letter away from a day. */
const NO_TYPOS: ReadonlySet<string> = new Set(
  'quinoa salado salato quarto cerca terra cesta partes'.split(' '),
);
/** How many other days a row or column needs to count as one of days. */
const FEWEST_DAYS = 3;
/** Lines need fewer, since they contain fewer words that look nearly like a day. */
const FEWEST_DAYS_OF_LINES = 2;

export type DayTypo = { readonly written: string; readonly meant: string };

/** The word of a text that is nearly the name of a day, unless that day is also named by another heading. */
function nearly(text: string, named: ReadonlySet<number>): DayTypo | null {
  if (text.length > 30) return null;
  for (const written of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const word = plain(written);
    if (word.length < SHORTEST || NO_TYPOS.has(word)) continue;
    const near = LATIN_DAYS.filter(([name, day]) => !named.has(day) && oneSlipApart(word, name));
    const [first] = near;
    if (!first || near.some(([, day]) => day !== first[1])) continue;
    const heading = headOf(text.replace(written, first[0]))?.day;
    if (heading?.strict && heading.days.length === 1) return { written, meant: first[0] };
  }
  return null;
}

const onlyDay = (day: DayHeading | null | undefined): number[] => {
  const [only] = day?.strict && day.days.length === 1 ? day.days : [];
  return only?.weekday === undefined ? [] : [only.weekday];
};

// 'Tuesday', 'Tuesday: oats', 'Tuesday breakfast - oats'.
const HEAD = /^[^:：–—|-]+/u;

/** For each line, a day misspelt by one letter at its beginning, if others begin with correct days. */
export function dayTyposOf(lines: readonly string[]): (DayTypo | null)[] {
  const days = lines.map((line) => {
    const text = withoutBullet(line);
    return headOf(text)?.day ?? labelled(text)?.day ?? null;
  });
  const named = new Set(days.flatMap(onlyDay));
  if (named.size < FEWEST_DAYS_OF_LINES) return lines.map(() => null);
  return lines.map((line, at) =>
    days[at] ? null : nearly((HEAD.exec(withoutBullet(line))?.[0] ?? '').trim(), named),
  );
}

type Cell = { readonly row: number; readonly column: number; readonly text: string };

/** The days that cells name as headings; one misspelt by a letter counts only among correct ones. */
export function daysOf(cells: readonly Cell[]): (DayHeading | null)[] {
  const days = cells.map(({ text }) => dayHeading(text));
  const among = (at: (cell: Cell) => number) => {
    const found = new Map<number, Set<number>>();
    for (const [index, cell] of cells.entries()) {
      for (const day of onlyDay(days[index]))
        found.set(at(cell), (found.get(at(cell)) ?? new Set()).add(day));
    }
    return (cell: Cell) => found.get(at(cell)) ?? new Set<number>();
  };
  const [inRow, inColumn] = [among(({ row }) => row), among(({ column }) => column)];
  return cells.map((cell, index) => {
    const day = days[index] ?? null;
    if (day) return day;
    const named = [inRow(cell), inColumn(cell)].find(({ size }) => size >= FEWEST_DAYS);
    const typo = named && nearly(cell.text, named);
    return typo ? dayHeading(cell.text.replace(typo.written, typo.meant)) : null;
  });
}
