import type { ReactNode } from 'react';
import classes from './WeekTable.module.css';
import { say } from './words.ts';

type Row = {
  readonly timing: ReactNode;
  /** The form keeps its own timing. */
  readonly kept?: boolean;
  /** One for each day. */
  readonly meals: readonly ReactNode[];
};
type Props = { name: string; tableName?: string; days: readonly string[]; rows: readonly Row[] };

/** A week to read: days across, meals down. It scrolls inside its frame. */
export const WeekTable = ({ name, tableName, days, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and keyboards must reach that.
  <section className={classes.frame} aria-label={name} tabIndex={0}>
    <table className={classes.week} aria-label={tableName}>
      <thead>
        <tr>
          <th scope="col">{say.timing}</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ timing, kept, meals }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a meal is identified by its position in the day.
          <tr key={row}>
            <th scope="row" dir="auto" data-kept={kept}>
              {timing}
            </th>
            {meals.map((meal, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position in the week.
              <td key={day} dir="auto">
                {meal}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
