import type { CSSProperties } from 'react';
import { type Day, formatDay } from '#domain/day.ts';
import type { Logged } from '#domain/daySchema.ts';
import { inARow } from '#domain/language/language.ts';
import { loggedWords } from '#domain/progress/adherence.ts';
import classes from './DayStrip.module.css';
import { Group } from './Notice.tsx';
import { say } from './words.ts';

type StripDay = {
  date: Day;
  logged: Logged;
  /** How much of the day was eaten, 0 to 100; null if the day is not logged. */
  eaten: number | null;
};
type Props = {
  days: readonly StripDay[];
  size?: 'sm' | 'lg';
  selected?: Day | undefined;
  onSelect?: ((date: Day) => void) | undefined;
};

/** A row of days as squares, each filled by the share of meals eaten. With `onSelect` each is a button. */
export function DayStrip({ days, size = 'sm', selected, onSelect }: Props) {
  if (!onSelect) {
    return (
      <span
        className={classes.strip}
        data-size={size}
        role="img"
        aria-label={summary(days)}
        title={say.stripLegend}
      >
        {days.map((day) => (
          <Square key={day.date} day={day} />
        ))}
      </span>
    );
  }
  return (
    <Group className={classes.strip} data-size={size} label={say.days}>
      {days.map((day) => (
        <button
          key={day.date}
          type="button"
          className={classes.day}
          aria-label={inARow([formatDay(day.date, 'long'), loggedWords(day)])}
          aria-pressed={day.date === selected}
          onClick={() => onSelect(day.date)}
        >
          <Square day={day} />
          {size === 'lg' && <span>{Number(day.date.slice(8))}</span>}
        </button>
      ))}
    </Group>
  );
}

const filled = (eaten: number | null) => ({ '--eaten': `${eaten ?? 0}%` }) as CSSProperties;

function Square({ day: { logged, eaten } }: { day: StripDay }) {
  return <span className={classes.square} data-logged={logged} style={filled(eaten)} />;
}

function summary(days: readonly StripDay[]): string {
  const count = (logged: Logged) => days.filter((day) => day.logged === logged).length;
  return say.lastDays(days.length, count('all'), count('some'), count('none'));
}

/** The legend of a strip's squares, for people who see them; for screen readers each strip has it in words. */
export function DayStripLegend() {
  return (
    <span className={classes.legend} aria-hidden="true">
      <span className={classes.square} data-logged="none" />
      {say.noneOfDay}
      <span className={classes.square} data-logged="some" style={HALF} />
      {say.partOfDay}
      <span className={classes.square} data-logged="all" />
      {say.allOfDay}
    </span>
  );
}

const HALF: object = { '--eaten': '50%' };
