import { IconAlertTriangle } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type {
  AppointmentHours,
  PracticeAppointment,
} from '#domain/appointments/appointmentSchema.ts';
import { minutesOf, timeOf } from '#domain/appointments/hours.ts';
import { clashing } from '#domain/appointments/rules.ts';
import { type Day, dayIn, formatDay } from '#domain/day.ts';
import { keyOnward } from '../kit/keys.ts';
import { nameOf } from './AppointmentRow.tsx';
import { timeWords } from './inWords.ts';
import classes from './WeekGrid.module.css';
import { arrowFrom, openingsOn, placed, shownHours } from './weekLayout.ts';
import { say } from './words.ts';

type Props = {
  days: readonly Day[];
  zone: string;
  items: readonly PracticeAppointment[];
  hours: AppointmentHours;
  /** Names the dieticians, too. */
  ofAll: boolean;
  onOpen: (appointment: PracticeAppointment) => void;
  onNew: (date: Day, time: string) => void;
};

const QUARTER = 15;
/** The shortest appointment that has room for the time, the dietician and the place. */
const THREE_LINES = 60;
const inQuarters = (minutes: number) => minutes / QUARTER;
const style = (values: Record<string, number>) => values as CSSProperties;

export function WeekGrid({ days, zone, items, hours, ofAll, onOpen, onNew }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const columns = days.map((day) => ({ day, shown: placed(items, day, zone) }));
  const { from, to } = shownHours(
    hours.openings,
    columns.flatMap(({ shown }) => shown),
  );
  const today = dayIn(zone, new Date());
  const atOnce = clashing(items);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyOnward(event.key);
    const held = (event.target as HTMLElement).dataset.at?.split(' ').map(Number);
    if (!key.startsWith('Arrow') || !held) return;
    const [day = 0, nth = 0] = held;
    const starts = columns.map(({ shown }) => shown.map((each) => each.from));
    const next = arrowFrom(key, { day, nth }, starts);
    event.preventDefault();
    if (next)
      grid.current?.querySelector<HTMLElement>(`[data-at="${next.day} ${next.nth}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus.
    <div
      ref={grid}
      className={classes.grid}
      style={style({ '--days': days.length, '--rows': inQuarters(to - from) })}
      onKeyDown={onKeyDown}
    >
      <div className={classes.clock} aria-hidden="true">
        {Array.from({ length: (to - from) / 60 }, (_, nth) => from + 60 * nth).map((hour) => (
          <span key={hour} style={style({ '--from': inQuarters(hour - from) })}>
            {timeOf(hour)}
          </span>
        ))}
      </div>
      {columns.map(({ day, shown }, place) => (
        <section key={day} className={classes.day} aria-label={formatDay(day, 'long')}>
          <h3 className={classes.head} data-today={day === today}>
            {formatDay(day, 'short')}
          </h3>
          <Column
            isClosed={hours.closed.some((range) => range.from <= day && day <= range.to)}
            onPress={(minutes) => onNew(day, timeOf(from + minutes))}
          >
            {openingsOn(hours.openings, day).map((opening) => (
              <span
                key={opening.from}
                className={classes.open}
                style={style({
                  '--from': inQuarters(minutesOf(opening.from) - from),
                  '--for': inQuarters(minutesOf(opening.to) - minutesOf(opening.from)),
                })}
              />
            ))}
            <ol>
              {shown.map(({ item, ...at }, nth) => (
                <li
                  key={item.id}
                  className={classes.place}
                  style={style({
                    '--from': inQuarters(at.from - from),
                    '--for': inQuarters(at.minutes),
                    '--lane': at.lane,
                    '--lanes': at.lanes,
                  })}
                >
                  <button
                    type="button"
                    className={classes.item}
                    data-at={`${place} ${nth}`}
                    data-short={at.minutes < 45}
                    data-tall={at.minutes >= THREE_LINES}
                    data-clash={atOnce.has(item.id)}
                    onClick={() => onOpen(item)}
                  >
                    <span className={classes.line}>
                      {atOnce.has(item.id) && (
                        <IconAlertTriangle size={16} role="img" aria-label={say.twoAtOnce} />
                      )}
                      <span className="stiff">{timeWords(item.startsAt, zone)}</span>{' '}
                      <bdi className="cut bold">{nameOf(item.customer)}</bdi>
                    </span>
                    {ofAll && item.dietician && (
                      <bdi className={classes.more}>{item.dietician.name}</bdi>
                    )}
                    {(!ofAll || at.minutes >= THREE_LINES) && (
                      <span className={classes.more} dir="auto">
                        {item.place || (item.link && say.video)}
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ol>
          </Column>
        </section>
      ))}
    </div>
  );
}

type ColumnProps = {
  isClosed: boolean;
  /** With the minutes after the first hour on screen, on a quarter of an hour. */
  onPress: (minutes: number) => void;
  children: React.ReactNode;
};

/** A day of the grid; a press between the appointments begins a new one there. */
function Column({ isClosed, onPress, children }: ColumnProps) {
  const press = ({ target, currentTarget, clientY }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('button')) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    const rows = Number(getComputedStyle(currentTarget).getPropertyValue('--rows'));
    const row = Math.floor(((clientY - top) / height) * rows);
    onPress(Math.max(0, Math.min(rows - 1, row)) * QUARTER);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button New Appointment does the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: so does its key.
    <div className={classes.column} data-closed={isClosed} onClick={press}>
      {isClosed && <span className={classes.off}>{say.dayOff}</span>}
      {children}
    </div>
  );
}
