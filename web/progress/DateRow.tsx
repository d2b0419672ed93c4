import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, type Day, formatDay, isDay } from '#domain/day.ts';
import { Hint } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './DateRow.module.css';
import { say } from './words.ts';

type Props = {
  date: Day;
  today: Day;
  /** The first day that can be logged; absent: any. */
  first?: Day | undefined;
  onChange: (date: Day) => void;
};

/** The day on screen, with arrows to the previous and the next one, never beyond today; `byWeek`: and to other weeks. */
export function DateRow({ byWeek = false, ...props }: Props & { byWeek?: boolean }) {
  const { date, today, first = '', onChange } = props;
  const arrow = (label: string, Icon: TablerIcon, days: number) => {
    const day = addDays(date, days);
    const within = day > today ? today : day < first ? first : day;
    return (
      <Hint label={label} atEnd={days > 0}>
        <button
          type="button"
          className={classes.arrow}
          aria-label={label}
          disabled={within === date}
          onClick={() => onChange(within)}
        >
          <Icon size={22} stroke={1.5} aria-hidden />
        </button>
      </Hint>
    );
  };
  return (
    <div className={classes.row}>
      {byWeek && arrow(say.previousWeek, IconChevronsLeft, -7)}
      {arrow(say.previousDay, IconChevronLeft, -1)}
      <TypedDate {...props} />
      {arrow(say.nextDay, IconChevronRight, 1)}
      {byWeek && arrow(say.nextWeek, IconChevronsRight, 7)}
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
      label={ofKit.date}
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
  if (!isDay(text)) return say.noSuchDate;
  if (text < first) return say.firstToLog(formatDay(first, 'medium'));
  return text > today ? say.notStarted : undefined;
}
