import { IconArrowsExchange, IconChevronDown, IconCopy, IconEraser } from '@tabler/icons-react';
import { type ReactElement, Suspense, useRef } from 'react';
import type { Day } from '#domain/day.ts';
import { lazyPart } from '../../kit/lazy.tsx';
import { Menu } from '../../kit/Popover.tsx';
import { atRest } from '../../kit/time.ts';
import { DAYS, dateOfDay, dayTitle, MEALS, mealPath, timingPath } from '../form/fields.ts';
import { useFieldValue, usePlanForm } from '../form/planForm.ts';
import dayHead from './DayHead.module.css';
import { clearDay, copyDay, swapDays } from './fills.ts';
import { GridCell } from './GridCell.tsx';
import classes from './WeekGrid.module.css';

// Not needed at first: people write before they choose cells.
const Ranges = lazyPart(() =>
  atRest(async () => ({ default: (await import('../range/Ranges.tsx')).Ranges })),
);

type Props = { today: Day; say: (message: string) => void };

/** The week as people usually draw it: days across, meals down, the timing at the head of each row. */
export function WeekGrid({ today, say }: Props) {
  const table = useRef<HTMLTableElement>(null);
  return (
    <>
      <table ref={table} className={classes.grid} aria-label="Seven days by eight meals">
        <thead>
          <tr className={classes.row}>
            <th scope="col" className={classes.corner}>
              Timing
            </th>
            {DAYS.map((day) => (
              <DayHead key={day} day={day} today={today} say={say} />
            ))}
          </tr>
        </thead>
        <tbody>
          {MEALS.map((meal) => (
            <tr key={meal} className={classes.row}>
              <th scope="row" className={classes.timing}>
                <GridCell path={timingPath(meal)} />
              </th>
              {DAYS.map((day) => (
                <td key={day} className={classes.meal}>
                  <GridCell path={mealPath(day, meal)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>
        <Ranges table={table} say={say} />
      </Suspense>
    </>
  );
}

function DayHead({ day, today, say }: Props & { day: number }) {
  const startDate = useFieldValue('startDate', (text) => text);
  const isToday = dateOfDay(startDate, day) === today;
  return (
    <th scope="col" className={classes.head}>
      <DayMenu day={day} say={say}>
        <button type="button" className={dayHead.head} data-today={isToday}>
          <span>{dayTitle(startDate, day)}</span>
          {isToday && <span className={dayHead.today}>today</span>}
          <IconChevronDown size={14} stroke={1.5} aria-hidden className={dayHead.more} />
        </button>
      </DayMenu>
    </th>
  );
}

type DayMenuProps = {
  day: number;
  say: (message: string) => void;
  children: ReactElement<{ popoverTarget?: string }>;
};

/** Actions on a whole day: copy it to others, swap it with one, or clear it. Undo reverts each. */
export function DayMenu({ day, say, children }: DayMenuProps) {
  const form = usePlanForm();
  const startDate = useFieldValue('startDate', (text) => text);
  const title = (each: number) => dayTitle(startDate, each);
  const others = DAYS.filter((each) => each !== day);
  const copyTo = (to: readonly number[], where: string) => {
    const changed = form.fill(copyDay(form.state.values, day, to));
    say(
      changed === 0
        ? 'Nothing to copy: they are the same.'
        : `Copied ${title(day)} to ${where}. Undo takes it back.`,
    );
  };
  const swapWith = (other: number) => {
    const changed = form.fill(swapDays(form.state.values, day, other));
    say(
      changed === 0
        ? 'Nothing to swap: they are the same.'
        : `Swapped ${title(day)} and ${title(other)}. Undo takes it back.`,
    );
  };
  const clear = () => {
    if (form.fill(clearDay(day)) > 0) say(`Cleared ${title(day)}. Undo takes it back.`);
  };
  return (
    <Menu
      name={`Copy ${title(day)} to…`}
      groups={[
        [
          {
            label: 'All other days',
            icon: IconCopy,
            onChoose: () => copyTo(others, 'the other days'),
          },
          ...others.map((each) => ({
            label: title(each),
            onChoose: () => copyTo([each], title(each)),
          })),
        ],
        others.map((each) => ({
          label: `Swap with ${title(each)}`,
          icon: IconArrowsExchange,
          onChoose: () => swapWith(each),
        })),
        [{ label: 'Clear this day', icon: IconEraser, onChoose: clear }],
      ]}
    >
      {children}
    </Menu>
  );
}
