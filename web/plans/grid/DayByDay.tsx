import { IconCopy } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Day, formatDay } from '#domain/day.ts';
import { Button } from '../../kit/Button.tsx';
import { isMirrored } from '../../kit/keys.ts';
import { say as ofKit } from '../../kit/words.ts';
import { DAYS, dateOfDay, dayTitle, MEALS, mealPath, timingPath } from '../form/fields.ts';
import { useFieldValue, useFormValue, usePlanForm } from '../form/planForm.ts';
import classes from './DayByDay.module.css';
import { filledOn } from './fills.ts';
import { placeOf } from './moves.ts';
import { DayMenu, GridCell, pastDays } from './WeekGrid.tsx';
import { say } from './words.ts';

type Props = { today: Day; tell: (message: string) => void };

export function DayByDay({ today, tell }: Props) {
  const startDate = useFieldValue('startDate', (text) => text);
  const active = useFormValue((form) => form.active);
  const activeColumn = active === null ? 0 : (placeOf(active)?.column ?? 0);
  const [day, setDay] = useState(Math.max(activeColumn - 1, 0));
  const [seenColumn, setSeenColumn] = useState(activeColumn);
  const form = usePlanForm();
  const panel = useRef<HTMLDivElement>(null);

  // An undone change or a field with an error may be on a day that is not open.
  if (activeColumn !== seenColumn) {
    setSeenColumn(activeColumn);
    if (activeColumn > 0) setDay(activeColumn - 1);
  }

  const open = (next: number) => {
    // No cell is active any more, so that returning to the same one opens its day again.
    form.activate(null);
    setDay(Math.min(Math.max(next, 0), DAYS.length - 1));
  };
  useSwipe(panel, (by) => open(day + by));

  return (
    <div className={classes.week}>
      <div className={classes.days} role="tablist" aria-label={say.daysOfPlan}>
        {DAYS.map((each) => (
          <DayTab key={each} day={each} open={each === day} today={today} onOpen={open} />
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        aria-label={dayTitle(startDate, day)}
        data-past={day < pastDays(startDate, today) || undefined}
      >
        {MEALS.map((meal) => (
          <div key={meal} className={classes.meal}>
            <div className="flex sunk muted">
              <GridCell path={timingPath(meal)} />
            </div>
            <div className={classes.text}>
              <GridCell path={mealPath(day, meal)} />
            </div>
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <DayMenu day={day} tell={tell}>
          <Button variant="default" fullWidth icon={IconCopy}>
            {say.copyTo}
          </Button>
        </DayMenu>
      </div>
    </div>
  );
}

type DayTabProps = { day: number; open: boolean; today: Day; onOpen: (day: number) => void };

function DayTab({ day, open, today, onOpen }: DayTabProps) {
  const startDate = useFieldValue('startDate', (text) => text);
  const filled = useFormValue((form) => filledOn(form.state.values, day));
  const wrong = useFormValue((form) =>
    Object.keys(form.errors).some((path) => path.startsWith(`weeklyDietPlan.${day}.`)),
  );
  const title = dayTitle(startDate, day);
  const date = dateOfDay(startDate, day);
  return (
    <button
      type="button"
      role="tab"
      aria-selected={open}
      aria-label={say.mealsOn(title, filled)}
      className={classes.tab}
      data-today={date === today}
      data-wrong={wrong}
      onClick={() => onOpen(day)}
    >
      <span>{date ? formatDay(date, 'shortWeekday') : ofKit.day}</span>{' '}
      <span className={classes.date}>{date ? Number(date.slice(8)) : day + 1}</span>
      <span className={classes.dot} data-filled={filled > 0} />
    </button>
  );
}

const FAR_ENOUGH_PX = 60;
const STEEPEST = 0.6;

/** Calls `turn(1)` for a swipe that pulls the next day in, `turn(-1)` for one that pulls the day before. */
function useSwipe(area: RefObject<HTMLElement | null>, turn: (by: number) => void): void {
  const latest = useRef(turn);
  latest.current = turn;

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: Touch | null = null;
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
    };
    const onEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const across = end.clientX - start.clientX;
      const down = Math.abs(end.clientY - start.clientY);
      start = null;
      const flat = down < Math.abs(across) * STEEPEST;
      if (flat && Math.abs(across) > FAR_ENOUGH_PX)
        latest.current(across < 0 === isMirrored() ? -1 : 1);
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [area]);
}
