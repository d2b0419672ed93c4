import { useLayoutEffect, useRef } from 'react';
import { formatDay, formatDays, isDay } from '#domain/day.ts';
import { timingName } from '#domain/plans/plan.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { Logo, useBrand } from '../kit/Brand.tsx';
import { Filled } from '../kit/Button.tsx';
import { say } from '../kit/words.ts';
import classes from './PlanSheet.module.css';

/** A row under the meals: its name, and a text for each day. */
export type LastRow = { readonly name: string; readonly days: readonly string[] };

type Props = { plan: PlanInput; customer: string; lastRow: LastRow | null };

const dayOf = (date: string) => (isDay(date) ? formatDay(date, 'short') : '');

const datesOf = ({ startDate, endDate }: Props['plan']) =>
  isDay(startDate) && isDay(endDate) ? formatDays(startDate, endDate, 'full') : '–';

/** The blank between a figure and its unit at the end of a line: '79 g' stays together. */
const UNIT = /(?<=\d) (?=\p{L}{1,4}$)/gmu;

/** A plan on paper: one page, landscape, days as columns and meals as rows. */
export function PlanSheet({ plan, customer, lastRow }: Props) {
  const practice = useBrand();
  const sheet = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.printing = 'true';
    if (sheet.current) fitToPage(sheet.current);
    return () => {
      delete dataset.printing;
    };
  }, []);

  return (
    <section ref={sheet} className={classes.sheet} aria-label={say.planToPrint}>
      <header className={classes.head}>
        <div>
          <h1 dir="auto" className={classes.title}>
            {plan.name}
          </h1>
          <p className="breaks">
            <Filled
              text={say.personAndDates}
              person={<bdi>{customer}</bdi>}
              dates={datesOf(plan)}
            />
          </p>
        </div>
        <div className={classes.practice}>
          <Logo />
          <p dir="auto">{practice.name}</p>
        </div>
      </header>
      <table className={classes.week}>
        <thead>
          <tr>
            <td />
            {plan.weeklyDietPlan.map(({ date }, index) => (
              <th key={date || index} scope="col">
                {dayOf(date) || say.dayOfNumber(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheetRows(plan).map(({ key, timing, meals }) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                {timing}
              </th>
              {meals.map((meal) => (
                <td key={meal.key} dir="auto">
                  {meal.text}
                </td>
              ))}
            </tr>
          ))}
          {lastRow && (
            <tr>
              <th scope="row">{lastRow.name}</th>
              {lastRow.days.map((words, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: A day is its place in the week.
                <td key={day}>{words.replaceAll(UNIT, '\u00a0')}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {plan.notes && (
        <p dir="auto" className={classes.notes}>
          {plan.notes}
        </p>
      )}
    </section>
  );
}

const MM = 96 / 25.4;

/** The height that fits both A4 (297 × 210 mm) and Letter (279 × 216 mm) with margins of 10 mm. */
const PAGE_HEIGHT = 188 * MM;

const LARGEST_PT = 12;
/** Smaller type cannot be read at a table, so a second page is better. */
const SMALLEST_PT = 6;
/** The type size on several pages, which need not be the smallest. */
const SEVERAL_PAGES_PT = 8;
const STEP_PT = 0.25;

/** Sets the largest type size with which the sheet fits on one page, or a readable one if none does. */
function fitToPage(sheet: HTMLElement): void {
  for (let size = LARGEST_PT; size >= SMALLEST_PT; size -= STEP_PT) {
    sheet.style.fontSize = `${size}pt`;
    if (sheet.getBoundingClientRect().height <= PAGE_HEIGHT) return;
  }
  sheet.style.fontSize = `${SEVERAL_PAGES_PT}pt`;
}

type Row = { key: number; timing: string; meals: { key: number; text: string }[] };

/** The meals of the week as rows; a meal that is blank on all days gets no row. */
export function sheetRows(plan: Pick<PlanInput, 'mealTimings' | 'weeklyDietPlan'>): Row[] {
  return plan.mealTimings
    .map((timing, meal) => ({
      key: meal,
      timing: timingName(timing),
      meals: plan.weeklyDietPlan.map((day, key) => ({ key, text: day.meals[meal] ?? '' })),
    }))
    .filter((row) => row.meals.some(({ text }) => text.trim() !== ''));
}
