import { type Day, formatDay } from '#domain/day.ts';
import type { Logged } from '#domain/progress/progressSchema.ts';
import classes from './DayStrip.module.css';

type StripDay = { date: Day; logged: Logged };
type Props = {
  days: readonly StripDay[];
  size?: 'sm' | 'lg';
  selected?: Day | undefined;
  onSelect?: ((date: Day) => void) | undefined;
};

const words: Readonly<Record<Logged, string>> = {
  all: 'logged, every meal done',
  some: 'logged, some meals done',
  none: 'not logged',
};

/** A row of days as squares: full, half or empty. With `onSelect` each is a button. */
export function DayStrip({ days, size = 'sm', selected, onSelect }: Props) {
  if (!onSelect) {
    return (
      <span className={classes.strip} data-size={size} role="img" aria-label={summary(days)}>
        {days.map(({ date, logged }) => (
          <span key={date} className={classes.square} data-logged={logged} />
        ))}
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
    <span className={classes.strip} data-size={size} role="group" aria-label="Days">
      {days.map(({ date, logged }) => (
        <button
          key={date}
          type="button"
          className={classes.day}
          aria-label={`${formatDay(date, 'long')}, ${words[logged]}`}
          aria-pressed={date === selected}
          onClick={() => onSelect(date)}
        >
          <span className={classes.square} data-logged={logged} />
          {size === 'lg' && <span className={classes.number}>{Number(date.slice(8))}</span>}
        </button>
      ))}
    </span>
  );
}

function summary(days: readonly StripDay[]): string {
  const count = (logged: Logged) => days.filter((day) => day.logged === logged).length;
  return `Last ${days.length} days: ${count('all')} full, ${count('some')} partly, ${count('none')} not logged`;
}
