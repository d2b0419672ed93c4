import classes from './SummarySheet.module.css';
import type { Sheet } from './sheet.ts';
import * as words from './words.ts';

/** The plan uploaded last: its name, its dates, and a line of meals for each day. */
export function PlanWeek({ plan }: { plan: NonNullable<Sheet['plan']> }) {
  return (
    <>
      <p>
        <strong dir="auto">{plan.name}</strong>, {plan.dates}
      </p>
      {!plan.days && <p>{words.NO_ROOM}</p>}
      {plan.days && (
        <table className={classes.table}>
          <tbody>
            {plan.days.map(({ date, day, meals }) => (
              <tr key={date}>
                <th scope="row" className={classes.day}>
                  {day}
                </th>
                <td>
                  {meals.length === 0 && '–'}
                  {meals.map(({ key, timing, text }, place) => (
                    <span key={key}>
                      {place > 0 && ' · '}
                      {timing && (
                        <b dir="auto" className={classes.timing}>
                          {timing}
                        </b>
                      )}{' '}
                      <bdi>{text}</bdi>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
