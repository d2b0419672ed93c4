import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Day, dayIn, isDay } from '#domain/day.ts';
import classes from './Calendar.module.css';
import { type Cell, type Scale, shownFrom, stepped, WIDER } from './calendarCells.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** The text of the field, which may be an incomplete day. */
  value: string;
  onPick: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const thisDay = () => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/**
 * Picks a day from a month; one level up there are the months of a year, and above those the years of a decade.
 */
export function Calendar({ value, onPick, min, max }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const [{ scale, from }, show] = useState<{ scale: Scale; from: Day }>(() => ({
    scale: 'month',
    from: isDay(value) ? value : within(thisDay(), min, max),
  }));
  const { words, rows } = shownFrom(scale, from);
  const cells = rows.flat();
  const isBarred = ({ first, last }: Cell) => (max && first > max) || (min && last < min);
  const isChosen = ({ first, last }: Cell) => first <= value && value <= last;
  const open = cells.filter((cell) => !isBarred(cell));
  const byTab = open.find(isChosen) ?? open.find(({ isOutside }) => !isOutside) ?? open[0];
  const wider = WIDER[scale];

  // The pressed month or year disappears, and its focus with it: it goes to what is shown instead. It must
  // not scroll: at first the panel around the calendar has no place yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another month, year or decade is shown.
  useLayoutEffect(() => {
    if (!part.current?.contains(document.activeElement))
      part.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [scale, from]);

  const choose = (day: Day) => {
    if (scale === 'month') onPick(day);
    else show({ scale: scale === 'year' ? 'month' : 'year', from: day });
  };
  const step = (count: 1 | -1) => {
    const to = stepped(scale, from, count);
    const last = shownFrom(scale, to)
      .rows.flat()
      .filter(({ isOutside }) => !isOutside);
    return (
      <button
        type="button"
        className={classes.step}
        aria-label={`${count === 1 ? 'Next' : 'Previous'} ${scale === 'decade' ? 'ten years' : scale}`}
        disabled={last.every(isBarred)}
        onClick={() => show({ scale, from: to })}
      >
        {count === 1 ? (
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        ) : (
          <IconChevronLeft size={20} stroke={1.5} aria-hidden />
        )}
      </button>
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the buttons inside.
    <div ref={part} onKeyDown={keepInside}>
      <div className={classes.head}>
        {step(-1)}
        {wider ? (
          <button
            type="button"
            className={classes.shown}
            onClick={() => show({ scale: wider, from })}
          >
            {/* Not an aria-label: voice control users say the words that they see. */}
            {words}
            <VisuallyHidden>, choose a {scale}</VisuallyHidden>
          </button>
        ) : (
          <span className={classes.shown}>{words}</span>
        )}
        {step(1)}
      </div>
      <table key={`${scale} ${from}`} className={classes.table} onKeyDown={moveFocus}>
        {scale === 'month' && (
          <thead>
            <tr>
              {WEEKDAYS.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.first}>
              {row.map((cell) => (
                <td key={cell.first}>
                  <button
                    type="button"
                    className={classes.cell}
                    aria-label={cell.name}
                    aria-pressed={isChosen(cell)}
                    data-scale={scale}
                    data-outside={cell.isOutside || undefined}
                    data-autofocus={cell === byTab || undefined}
                    tabIndex={cell === byTab ? 0 : -1}
                    disabled={Boolean(isBarred(cell))}
                    onClick={() => choose(cell.first)}
                  >
                    {cell.words}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function within(day: Day, min: string | undefined, max: string | undefined): Day {
  if (min && isDay(min) && day < min) return min;
  return max && day > max ? max : day;
}

/** Arrow keys move from day to day and from week to week. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const table = event.currentTarget;
  const columns = table.tBodies[0]?.rows[0]?.cells.length ?? 1;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...table.querySelectorAll('button')];
  let at = buttons.indexOf(document.activeElement as HTMLButtonElement) + step;
  while (buttons[at]?.disabled) at += step;
  buttons[at]?.focus();
}

/** Keeps Tab inside the calendar: from its last button to its first. */
function keepInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled:not([tabindex="-1"])'),
  ];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
