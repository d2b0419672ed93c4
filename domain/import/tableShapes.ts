import { isOfPlan } from './axes.ts';
import { type DayHeading, dayHeading } from './dayHeading.ts';
import { withoutBullet } from './labels.ts';
import { mealHeading } from './mealHeading.ts';
import { type Block, plainTable, type SourceCell } from './source.ts';

const FEWEST = 3;
/** 'Monday', 'Tuesday', … or 'Breakfast', 'Lunch', … */
type Axis = 'day' | 'meal';

function axisOf(block: Block | undefined): Axis | null {
  const line = block?.kind === 'line' ? withoutBullet(block.text) : '';
  const day = dayHeading(line);
  if (day?.strict && day.days.length === 1) return 'day';
  const meal = mealHeading(line);
  return meal?.strict && meal.kind !== null ? 'meal' : null;
}

/**
 * Tables of a PDF arrive with each cell on a line of its own: the names of all days, then each meal with one dish a
 * day; or the names of all meals, then each day. As tables, they are read like others.
 */
export function withListedCells(given: readonly Block[]): readonly Block[] {
  const blocks = given.filter((block) => block.kind !== 'line' || block.text.trim() !== '');
  const axes = blocks.map(axisOf);
  for (const [from, axis] of axes.entries()) {
    if (axis === null || axes[from - 1] === axis) continue;
    const end = axes.findIndex((each, at) => at > from && each !== axis);
    const other = axis === 'day' ? 'meal' : 'day';
    const count = end - from;
    if (count < FEWEST || axes[end] !== other) continue;
    const rows = [['', ...blocks.slice(from, end).map(textOf)]];
    let at = end;
    // A row is the name of a meal with one dish for each day.
    while (axes[at] === other && isDishes(axes.slice(at + 1, at + 1 + count), count)) {
      rows.push(blocks.slice(at, at + 1 + count).map(textOf));
      at += 1 + count;
    }
    if (rows.length <= 2) continue;
    return [...blocks.slice(0, from), plainTable(rows), ...withListedCells(blocks.slice(at))];
  }
  return given;
}

const isDishes = (axes: readonly (Axis | null)[], count: number) =>
  axes.length === count && axes.every((axis) => axis === null);

const textOf = (block: Block) => (block.kind === 'line' ? block.text.trim() : '');

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

/**
 * A row that names the same day in each of its cells, below the names of the meals, heads the rows below it: as one
 * wide cell it is read so.
 */
export const withDayRowsJoined = (cells: readonly SourceCell[]): readonly SourceCell[] =>
  [...Map.groupBy(cells, ({ row }) => row).values()].flatMap((row) => {
    const filled = row.filter(({ text }) => text !== '');
    const days = filled.map(({ text }) => dayHeading(text));
    const named = new Set(
      days.map((day) => (day?.strict && day.days.length > 0 ? keyOf(day) : '')),
    );
    const [first] = filled;
    const isSame = first && filled.length > 1 && named.size === 1 && !named.has('');
    return isSame ? [{ ...first, columnSpan: row.length }] : row;
  });
const keyOf = ({ days }: DayHeading) => JSON.stringify(days);

/** A table in which meals stand alone above their foods, as lines with a table of foods below each. */
export function withFoods(cells: readonly SourceCell[]): readonly Block[] {
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
  const alone = rows.map((row) => {
    const [only, ...others] = row.filter(({ text }) => text !== '');
    return only && others.length === 0 ? only.text : null;
  });
  const axes = alone.map((text) => axisOf({ kind: 'line', text: text ?? '' }));
  const isNamed = ({ text }: SourceCell) =>
    isOfPlan({ day: dayHeading(text), meal: mealHeading(text) });
  const lists = axes.filter((axis, at) => axis === 'meal' && axes[at + 1] === null);
  if (lists.length < 2 || rows.some((row, at) => alone[at] === null && row.some(isNamed)))
    return [{ kind: 'table', cells }];
  const blocks: Block[] = [];
  for (const [at, row] of rows.entries()) {
    const last = blocks.at(-1);
    // A food may stand alone, too.
    const isAlone = row.length === 1 && alone[at + 1] !== null;
    if (axes[at] !== null || isAlone || at < axes.indexOf('meal'))
      blocks.push(...row.map(({ text }): Block => ({ kind: 'line', text })));
    else if (last?.kind === 'table')
      blocks.splice(-1, 1, { kind: 'table', cells: [...last.cells, ...row] });
    else blocks.push({ kind: 'table', cells: row });
  }
  return blocks;
}
