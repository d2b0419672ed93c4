import { dayHeading } from './dayHeading.ts';
import type { SourceCell } from './source.ts';

const FEWEST = 3;
/** The day of a month in the first line of a cell: '9' above the dishes. */
const DATED = /^(\d{1,2})\.?(?:\n|$)/u;

/**
 * In a calendar each row is a week, and the day of the month stands within the cells, or alone above them. As rows
 * of days, 'Monday 9', its weeks are read like those of other tables.
 */
export function withDatesAsHeads(cells: readonly SourceCell[]): readonly SourceCell[] {
  const rows = Map.groupBy(cells, ({ row }) => row);
  const isDay = ({ text }: SourceCell) => dayHeading(text)?.strict === true;
  const heads = [...rows.values()].find((row) => row.filter(isDay).length >= FEWEST) ?? [];
  const headOf = ({ row, column }: SourceCell) =>
    heads.find((head) => head.column === column && head.row < row && isDay(head));
  const dateOf = (cell: SourceCell) =>
    headOf(cell) ? Number(DATED.exec(cell.text)?.[1] ?? Number.NaN) : Number.NaN;
  const isWeek = (row: readonly SourceCell[]) => {
    const dates = row.map(dateOf).filter((date) => date >= 1 && date <= 31);
    const follows = (date: number, at: number) =>
      at === 0 || date === 1 || date > (dates[at - 1] ?? 0);
    return dates.length >= FEWEST && dates.every(follows);
  };
  const weeks = new Set([...rows].flatMap(([at, row]) => (isWeek(row) ? [at] : [])));
  if (weeks.size === 0) return cells;
  return cells.flatMap((cell) => {
    const { row, rowSpan, text } = cell;
    const [dated, date] = weeks.has(row) && headOf(cell) ? (DATED.exec(text) ?? []) : [];
    if (dated === undefined) return { ...cell, row: 2 * row, rowSpan: 2 * rowSpan };
    const head = { ...cell, row: 2 * row, rowSpan: 1, text: `${headOf(cell)?.text} ${date}` };
    const dishes = { ...cell, row: 2 * row + 1, rowSpan: 1, text: text.slice(dated.length).trim() };
    return dishes.text === '' ? head : [head, dishes];
  });
}
