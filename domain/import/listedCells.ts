import { dayHeading } from './dayHeading.ts';
import { withoutBullet } from './labels.ts';
import { mealHeading } from './mealHeading.ts';
import { type Block, plainTable } from './source.ts';

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
