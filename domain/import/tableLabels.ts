import type { Axes } from './axes.ts';
import { dayNamed } from './dayHeading.ts';
import type { Grid, GridCell } from './grid.ts';
import { beginMeals, daysAgain, labelsFor, markFor, type State } from './heads.ts';
import { headOf, MAIN } from './labels.ts';
import { isFiguresAlone } from './letters.ts';
import { unknownMeal } from './mealHeading.ts';
import { isPart } from './mealSoFar.ts';
import type { MealKind } from './mealWords.ts';
import type { DayMark, MealMark, Reading } from './reading.ts';
import { optionOf } from './roles.ts';
import { isTimeOf } from './slots.ts';

/** The meaning of a row's labels: the day and the meal for each label column, or what the row is instead. */
export type RowLabels = {
  readonly days: ReadonlyMap<number, DayMark | null>;
  readonly meals: ReadonlyMap<number, MealMark | null>;
  readonly is: 'meals' | 'figures' | 'notes';
  /** 'choice 2' of the label 'Lunch – choice 2'. */
  readonly option: string | null;
  /** The row is labelled, but what the label means is not known. */
  readonly isUnsure: boolean;
};

export function readLabels(
  reading: Reading,
  grid: Grid,
  axes: Axes,
  state: State,
  row: number,
): RowLabels {
  readWeekLabel(reading, grid, state, row);
  const days = readDayLabels(reading, grid, axes, state, row);
  const meals = readMealLabels(reading, grid, axes, state, row);
  const isFigures = days.isFigures || meals.is === 'figures';
  return {
    days: days.days,
    meals: meals.meals,
    is: isFigures ? 'figures' : meals.is,
    isUnsure: meals.isUnsure,
    option: meals.option,
  };
}

/** 'Week 2' at the beginning of a row: from here on, the days above belong to another week. */
function readWeekLabel(reading: Reading, grid: Grid, state: State, row: number): void {
  const label = grid.row(row).find((cell) => {
    const { day } = cell;
    return cell.row === row && day?.strict && day.days.length === 0 && day.week !== null;
  });
  const week = label?.day?.week ?? null;
  if (!label || week === null) return;
  reading.heading(label.piece);
  if (week === state.week) return;
  state.week = week;
  if (state.heads.days.size > 0) state.heads = daysAgain(reading, state.heads, week);
}

function readDayLabels(reading: Reading, grid: Grid, axes: Axes, state: State, row: number) {
  const days = new Map<number, DayMark | null>();
  let isFigures = false;
  for (const column of axes.dayColumns) {
    const cell = grid.at(row, column);
    const known = state.dayLabels.get(column);
    // A list that names the day in each of its rows goes on with it.
    const isAgain = known && cell?.row === known.cell.row + 1 && cell.text === known.cell.text;
    if (cell && isAgain) {
      reading.heading(cell.piece);
      state.dayLabels.set(column, { cell, mark: known.mark });
    }
    if (!cell || isAgain || known?.cell === cell) {
      days.set(column, known?.mark ?? (cell ? null : state.day));
      continue;
    }
    const isDay = cell.day && (cell.day.days.length > 0 || cell.day.every);
    if (cell.width > 1 && !isDay) continue;
    // 'Plan A' and 'Menu 2' below other headings of meals are days; 'Option 2' is none.
    const mayBeDay = axes.unknownDays && /^(?:plan|menu)/i.test(cell.text);
    const isNumber = isFiguresAlone(cell.text) && !/^\d{1,3}\.?$/.test(cell.text);
    if (!isDay && ((cell.role && !mayBeDay) || isNumber || !axes.unknownDays)) {
      if (cell.role?.kind === 'figures') isFigures = true;
      state.dayLabels.set(column, null);
      days.set(column, null);
      continue;
    }
    let heading = isDay ? cell.day : null;
    if (!heading) {
      state.unknownDays += 1;
      heading = dayNamed({ ordinal: state.unknownDays });
    }
    reading.heading(cell.piece);
    const mark = reading.day(heading, cell.text, state.week);
    state.dayLabels.set(column, { cell, mark });
    days.set(column, mark);
    beginMeals(reading, state);
    // 'Monday noon' names the meal of its row, too.
    const meal = headOf(cell.text)?.meal;
    if (meal && cell.day) state.meal = reading.meal(meal, state.sequence);
  }
  return { days, isFigures };
}

function readMealLabels(reading: Reading, grid: Grid, axes: Axes, state: State, row: number) {
  const meals = new Map<number, MealMark | null>();
  let is: RowLabels['is'] = 'meals';
  let isUnsure = false;
  let option: string | null = null;
  const groups = new Set(
    axes.mealColumns.map((column) => labelsFor(axes.mealColumns, column + 1)[0]),
  );
  for (const first of groups) {
    if (first === undefined) continue;
    const group = labelsFor(axes.mealColumns, first + 1);
    const found = group.map((column) => grid.at(row, column)).filter((cell) => cell !== undefined);
    const labels = [...new Set(found)];
    if (labels.length === 0) {
      meals.set(first, state.mealLabel.get(first)?.mark ?? state.meal);
      continue;
    }
    if (labels.some(({ width, meal }) => width > group.length + 1 && !meal?.strict)) {
      meals.set(first, null);
      continue;
    }
    const named = labels.filter(({ meal }) => meal !== null && (meal.strict || meal.others <= 3));
    const role = labels.find((cell) => cell.role && !cell.meal?.strict)?.role?.kind;
    if (named.length === 0 && role && role !== 'food' && role !== 'option') {
      if (role === 'figures') is = 'figures';
      if (role === 'notes' || role === 'aside') is = 'notes';
      meals.set(first, null);
      continue;
    }
    const used = named.length > 0 ? named : labels;
    // 'Main', 'Side' and 'Dessert' where no meal is named are the courses of one.
    if (!state.meal && state.mealLabel.size === 0 && labels.every(({ text }) => isPart(text)))
      state.meal = reading.meal({ ...unknownMeal(''), kind: 'lunch' }, state.sequence);
    const above = state.mealLabel.get(first)?.mark ?? state.meal;
    const isSection =
      above != null &&
      (state.coursesOf?.mark === above
        ? state.coursesOf.isSection
        : state.meal === above || !reading.placed.some(({ meal }) => meal === above));
    const course = above?.heading?.kind ? courseOf(labels, above, state, isSection) : null;
    if (above && course) {
      for (const { piece } of labels) reading.heading(piece);
      state.coursesOf = { mark: above, isSection };
      for (const { role } of labels) if (role?.kind === 'option') option = role.label;
      isUnsure ||= course === 'unsure';
      meals.set(first, above);
      continue;
    }
    if (above && named.length > 0 && named.every(({ meal }) => isTimeOf(meal, above.heading))) {
      for (const { piece } of labels) reading.heading(piece);
      meals.set(first, above);
      continue;
    }
    const text = used.map((cell) => cell.text.replace(/\s+/g, ' ')).join(', ');
    const mark = markFor(reading, state, first, text, () => unknownMeal(text));
    option = optionOf(text)?.option ?? null;
    for (const { piece, column } of used)
      if (state.heads.days.has(column)) reading.mealOfDay(piece, mark);
      else reading.heading(piece);
    meals.set(first, mark);
  }
  return { meals, is, isUnsure, option };
}

const COURSES: ReadonlySet<MealKind | null> = new Set<MealKind | null>([
  null,
  'dessert',
  'tea',
  'other',
]);

/**
 * Whether the label of a row names a course of the meal above, such as 'Side dish'. Below a meal in a row of
 * its own, a label that is no meal can hardly be anything else; an unknown one is marked.
 */
function courseOf(
  labels: readonly GridCell[],
  above: MealMark,
  state: State,
  isSection: boolean,
): 'course' | 'unsure' | null {
  const isOption = state.coursesOf?.mark === above && labels.every(isNamedOption);
  if (isOption || labels.every(({ text }) => isPart(text))) return 'course';
  const kinds = labels.map(({ meal }) => (meal?.strict ? meal.kind : null));
  if (!kinds.every((kind) => COURSES.has(kind)) || labels.some(({ role }) => role)) return null;
  const isKnown = kinds.every((kind) => kind !== null);
  if (state.coursesOf?.mark === above && isKnown) return 'course';
  const kind = above.heading?.kind;
  if (kind != null && MAIN.has(kind) && kinds.every((each) => each === 'dessert')) return 'course';
  const isBelow = isSection && kind != null && MAIN.has(kind);
  return isBelow ? (isKnown ? 'course' : 'unsure') : null;
}

const isNamedOption = ({ role }: GridCell) => role?.kind === 'option';
