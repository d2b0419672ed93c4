import type { LibraryWeek } from '#domain/planLibrary/libraryPlanSchema.ts';
import classes from './Library.module.css';

/** A week without dates, read-only. Meals that are blank on all days have no row. */
export function LibraryWeekTable({ week }: { week: LibraryWeek }) {
  const meals = week.mealTimings
    .map((timing, meal) => ({ timing, meal }))
    .filter(({ meal }) => week.days.some((day) => (day[meal] ?? '') !== ''));
  if (meals.length === 0) return <p className="quiet">No meal is written in it.</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and keyboards must reach that. */}
      <section className={classes.frame} aria-label="Week" tabIndex={0}>
        <table className={classes.week}>
          <thead>
            <tr>
              <th scope="col">Timing</th>
              {week.days.map((_, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position in the week.
                <th key={day} scope="col">
                  Day {day + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {meals.map(({ timing, meal }) => (
              <tr key={meal}>
                <th scope="row" dir="auto">
                  {timing || `Meal ${meal + 1}`}
                </th>
                {week.days.map((day, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position in the week.
                  <td key={index} dir="auto">
                    {day[meal]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {week.notes && (
        <p className={classes.notes} dir="auto">
          {week.notes}
        </p>
      )}
    </>
  );
}
