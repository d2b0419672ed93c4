import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { addDays, type Day, formatDay, isDay } from '#domain/day.ts';
import { Hint } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import classes from './DateRow.module.css';

type Props = {
  date: Day;
  today: Day;
  /** The first day that can be logged; absent: any. */
  first?: Day | undefined;
  onChange: (date: Day) => void;
};

/**
 * The day on screen, with arrows to the previous and the next one, never beyond today; and what stands next to
 * them.
 */
export function DateRow({
  date,
  today,
  first = '',
  onChange,
  children,
}: Props & { children?: ReactNode }) {
  return (
    <div className={classes.row}>
      <Hint label="Previous Day">
        <button
          type="button"
          className={classes.arrow}
          aria-label="Previous Day"
          disabled={date <= first}
          onClick={() => onChange(addDays(date, -1))}
        >
          <IconChevronLeft size={22} stroke={1.5} aria-hidden />
        </button>
      </Hint>
      <TypedDate date={date} today={today} first={first} onChange={onChange} />
      <Hint label="Next Day">
        <button
          type="button"
          className={classes.arrow}
          aria-label="Next Day"
          disabled={date >= today}
          onClick={() => onChange(addDays(date, 1))}
        >
          <IconChevronRight size={22} stroke={1.5} aria-hidden />
        </button>
      </Hint>
      {children}
    </div>
  );
}

function TypedDate({ date, today, first = '', onChange }: Props) {
  const [typed, setTyped] = useState({ date, text: date });
  if (typed.date !== date) setTyped({ date, text: date });
  const take = (text: string) => {
    setTyped({ date, text });
    if (isDay(text) && text <= today && text >= first) onChange(text);
  };
  return (
    <DayField
      label="Date"
      className={classes.date ?? ''}
      value={typed.text}
      min={first || undefined}
      max={today}
      error={problemWith(typed.text, { today, first })}
      onChange={take}
      onBlur={() => setTyped({ date, text: date })}
    />
  );
}

function problemWith(
  text: string,
  { today, first }: { readonly today: Day; readonly first: Day | '' },
): string | undefined {
  if (text.length < 'YYYY-MM-DD'.length) return undefined;
  if (!isDay(text)) return 'Enter a date that exists, as YYYY-MM-DD.';
  if (text < first) return `You can log days from ${formatDay(first, 'medium')} on.`;
  return text > today ? 'This day hasn’t started yet.' : undefined;
}
