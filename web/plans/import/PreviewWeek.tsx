import { IconHelpCircle } from '@tabler/icons-react';
import type { ImportCell, ImportWeek } from '#domain/import/recognise.ts';
import { VisuallyHidden } from '../../kit/Spoken.tsx';
import { DAYS, dayTitle, MEALS, type PlanText, timingPath } from '../form/fields.ts';
import classes from './PreviewWeek.module.css';
import { CHECK } from './words.ts';

type Props = { week: ImportWeek; startDate: string; timings: PlanText };

/** The week as the grid would show it, read-only. Unsure cells are marked, with the reason. */
export function PreviewWeek({ week, startDate, timings }: Props) {
  const reasons = new Map<string, number>();
  for (const { text, unsure } of week.days.flat())
    for (const why of text === '' ? [] : unsure) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  return (
    <>
      {reasons.size > 0 && (
        <ul className={classes.reasons} aria-label="To check">
          {[...reasons].map(([why, count]) => (
            <li key={why}>
              <IconHelpCircle size={16} stroke={1.5} aria-hidden />
              <span>
                {count} {count === 1 ? 'cell' : 'cells'}: {why}
              </span>
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and keyboards must reach that. */}
      <section className={classes.frame} aria-label="Preview" tabIndex={0}>
        <table className={classes.week} aria-label="Week to take over">
          <thead>
            <tr>
              <th scope="col">Timing</th>
              {DAYS.map((day) => (
                <th key={day} scope="col">
                  {dayTitle(startDate, day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MEALS.map((meal) => (
              <tr key={meal}>
                <th scope="row" dir="auto" data-kept={week.timings[meal] === null || undefined}>
                  {week.timings[meal] ?? timings[timingPath(meal)]}
                </th>
                {DAYS.map((day) => (
                  <Cell key={day} cell={week.days[day]?.[meal]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Cell({ cell }: { cell: ImportCell | undefined }) {
  const text = cell?.text ?? '';
  const unsure = text === '' ? [] : (cell?.unsure ?? []);
  return (
    <td dir="auto" data-unsure={unsure.length > 0 || undefined}>
      {text}
      {unsure.length > 0 && (
        <span className={classes.check}>
          <IconHelpCircle size={14} stroke={1.5} aria-hidden /> {CHECK}
          <VisuallyHidden>: {unsure.join(' ')}</VisuallyHidden>
        </span>
      )}
    </td>
  );
}
