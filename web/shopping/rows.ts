import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import { GROUPS, type Group, groupOf } from '#domain/foods/foods.ts';
import { inARow, isolated } from '#domain/language/language.ts';
import { timingName } from '#domain/plans/plan.ts';
import { amountWords } from '#domain/shopping/food.ts';
import type { Line, ListGroup, Use } from '#domain/shopping/shoppingList.ts';
import { type Baskets, isTicked, ownLines } from './basket.ts';
import { say } from './words.ts';

/** A row of the list, from the plan or handwritten; `monday` is the week a handwritten row is kept with. */
export type Row = {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly about: string;
  readonly isTicked: boolean;
} & ({ readonly key: string } | { readonly monday: Day });

export type RowGroup = { readonly group: Group; readonly rows: readonly Row[] };

/** If there are more meals than this, only their days are named. */
const MOST_TIMINGS = 3;

/** 'Mon 23 Nov Lunch, Tue 24 Nov Dinner'; for many meals only the days, 'Mon 23 Nov – Wed 25 Nov'. */
export function usesInWords(uses: readonly Use[]): string {
  if (uses.length > MOST_TIMINGS) return daysWords([...new Set(uses.map(({ date }) => date))]);
  return inARow(
    uses.map(({ date, timing }) =>
      `${formatDay(date, 'short')} ${isolated(timingName(timing))}`.trim(),
    ),
  );
}

const amountOf = ({ amounts, isMore }: Line): string =>
  isMore ? say.andMore(amountWords(amounts)) : amountWords(amounts);

/** The rows of the list by shelf; rows in the basket come last on their shelf. */
export function rowsOf(
  list: readonly ListGroup[],
  baskets: Baskets,
  mondays: readonly Day[],
): RowGroup[] {
  const planned = list.flatMap(({ group, lines }) =>
    lines.map((line) => ({ group, row: rowOf(line, baskets) })),
  );
  const own = ownLines(baskets, mondays).map(({ text, isTicked, monday }) => ({
    group: groupOf(text),
    row: {
      id: `own ${monday} ${text}`,
      name: text,
      amount: '',
      about: say.addedByYou,
      isTicked,
      monday,
    },
  }));
  const byGroup = Map.groupBy([...planned, ...own], ({ group }) => group);
  return GROUPS.flatMap((group) => {
    const rows = byGroup.get(group)?.map(({ row }): Row => row) ?? [];
    const sorted = [...rows.filter((row) => !row.isTicked), ...rows.filter((row) => row.isTicked)];
    return sorted.length > 0 ? { group, rows: sorted } : [];
  });
}

const rowOf = (line: Line, baskets: Baskets) => ({
  id: `planned ${line.key}`,
  key: line.key,
  name: line.name,
  amount: amountOf(line),
  about: [inARow(line.remarks.map(isolated)), usesInWords(line.uses)]
    .filter((each) => each !== '')
    .join(' · '),
  isTicked: isTicked(baskets, line),
});

/** The list as text for a message: what is still to be bought, by shelf. */
export const asText = (groups: readonly RowGroup[]): string =>
  groups
    .map(({ group, rows }) => ({ group, left: rows.filter((row) => !row.isTicked) }))
    .filter(({ left }) => left.length > 0)
    .map(({ group, left }) =>
      [
        say.groups[group],
        ...left.map(({ name, amount }) => `- ${name}${amount ? `, ${amount}` : ''}`),
      ].join('\n'),
    )
    .join('\n\n');

/** 'Wed 25 Nov – Sun 29 Nov'; with gaps between the days, each range; for one day just that day. */
export function daysWords(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return say.noDays;
  if (first === last) return formatDay(first, 'short');
  const areInARow = daysBetween(first, last) === days.length - 1;
  const [begin, end] = [formatDay(first, 'short'), formatDay(last, 'short')];
  if (areInARow) return `${begin} – ${end}`;
  return inARow(days.map((day) => formatDay(day, 'short')));
}
