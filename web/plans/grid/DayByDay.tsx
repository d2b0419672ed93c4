import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { Button } from '../../ui/Button.tsx';
import { DAYS, MEALS, mealPath, timingPath } from '../form/fields.ts';
import { useFormValue, usePlanForm } from '../form/planFormContext.ts';
import classes from './DayByDay.module.css';
import { DayMenu } from './DayMenu.tsx';
import { DayTab } from './DayTab.tsx';
import { dayTitle } from './dayTitle.ts';
import { GridCell } from './GridCell.tsx';
import { placeOf } from './moves.ts';
import { useSwipe } from './useSwipe.ts';

type Props = { today: Day; say: (message: string) => void };

/** The week on a phone: a row of seven days, and the eight meals of the one that is open. */
export default function DayByDay({ today, say }: Props) {
  const startDate = useFormValue((form) => form.state.values.startDate ?? '');
  const active = useFormValue((form) => form.active);
  const activeColumn = active === null ? 0 : (placeOf(active)?.column ?? 0);
  const [day, setDay] = useState(Math.max(activeColumn - 1, 0));
  const [seenColumn, setSeenColumn] = useState(activeColumn);
  const form = usePlanForm();
  const panel = useRef<HTMLDivElement>(null);

  // An undo, or a field that is wrong, may lie on a day that is not open.
  if (activeColumn !== seenColumn) {
    setSeenColumn(activeColumn);
    if (activeColumn > 0) setDay(activeColumn - 1);
  }

  const open = (next: number) => {
    // Nobody is in a cell any more: to go back to the same one is a move again.
    form.activate(null);
    setDay(Math.min(Math.max(next, 0), DAYS.length - 1));
  };
  useSwipe(panel, (by) => open(day + by));

  return (
    <div className={classes.week}>
      <div className={classes.days} role="tablist" aria-label="Days of the plan">
        {DAYS.map((each) => (
          <DayTab key={each} day={each} open={each === day} today={today} onOpen={open} />
        ))}
      </div>
      <div ref={panel} role="tabpanel" aria-label={dayTitle(startDate, day)}>
        {MEALS.map((meal) => (
          <div key={meal} className={classes.meal}>
            <div className={classes.timing}>
              <GridCell path={timingPath(meal)} />
            </div>
            <div className={classes.text}>
              <GridCell path={mealPath(day, meal)} />
            </div>
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <DayMenu day={day} say={say}>
          <Button
            variant="default"
            fullWidth
            leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />}
          >
            Copy day to…
          </Button>
        </DayMenu>
      </div>
    </div>
  );
}
