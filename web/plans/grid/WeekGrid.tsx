import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconChevronDown,
  IconCopy,
  IconEraser,
  IconHandStop,
} from '@tabler/icons-react';
import {
  type FormEvent,
  memo,
  type ReactElement,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Day, daysBetween, isDay } from '#domain/day.ts';
import { alternativesOf } from '#domain/plans/plan.ts';
import { say as inDomain } from '#domain/plans/words.ts';
import { lazyPart } from '../../kit/lazy.tsx';
import { VisuallyHidden } from '../../kit/Notice.tsx';
import { Menu } from '../../kit/Popover.tsx';
import { atRest } from '../../kit/time.ts';
import {
  DAYS,
  dateOfDay,
  dayTitle,
  type FieldPath,
  fieldMax,
  fieldName,
  MEALS,
  mealPath,
  timingPath,
} from '../form/fields.ts';
import { useFieldValue, usePlanForm } from '../form/planForm.ts';
import { useMark } from '../marks/planMarks.ts';
import { clearDay, copyDay, swapDays } from './fills.ts';
import { LoggedSign, useLoggedMeal } from './logged.tsx';
import classes from './WeekGrid.module.css';
import { say } from './words.ts';

// Not needed at first: people write before they choose cells.
const Ranges = lazyPart(() => atRest(() => import('../range/Ranges.tsx')));

type Props = { today: Day; tell: (message: string) => void };

/** The week as people usually draw it: days across, meals down, the timing at the head of each row. */
export function WeekGrid({ today, tell }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const past = useFieldValue('startDate', (text) => pastDays(text, today));
  return (
    <>
      <table ref={table} className={classes.grid} aria-label={say.weekTable}>
        <thead>
          <tr className={classes.row}>
            <th scope="col" className={classes.corner}>
              {say.timing}
            </th>
            {DAYS.map((day) => (
              <DayHead key={day} day={day} today={today} tell={tell} />
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
                <td key={day} className={classes.meal} data-past={day < past || undefined}>
                  <GridCell path={mealPath(day, meal)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>
        <Ranges table={table} tell={tell} />
      </Suspense>
    </>
  );
}

/** How many days of a week that begins on this date are over. */
export const pastDays = (startDate: string, today: Day): number =>
  isDay(startDate) ? Math.max(0, daysBetween(startDate, today)) : 0;

function DayHead({ day, today, tell }: Props & { day: number }) {
  const startDate = useFieldValue('startDate', (text) => text);
  const isToday = dateOfDay(startDate, day) === today;
  const isPast = day < pastDays(startDate, today);
  return (
    <th scope="col" className={classes.head}>
      <DayMenu day={day} tell={tell}>
        <button
          type="button"
          // Up from the first meal leads here, so that Tab comes to the meals at once.
          tabIndex={-1}
          className={classes.dayHead}
          data-day-head={day}
          data-past={isPast || undefined}
        >
          <span>
            {dayTitle(startDate, day)}
            {isPast && <VisuallyHidden>{say.over}</VisuallyHidden>}
          </span>
          {isToday && <span className={classes.today}>{say.today}</span>}
          <IconChevronDown size={14} stroke={1.5} aria-hidden className={classes.more} />
        </button>
      </DayMenu>
    </th>
  );
}

type DayMenuProps = {
  day: number;
  tell: (message: string) => void;
  children: ReactElement<{ popoverTarget?: string }>;
};

/** Actions on a whole day: copy it to others, swap it with one, or clear it. Undo reverts each. */
export function DayMenu({ day, tell, children }: DayMenuProps) {
  const form = usePlanForm();
  const startDate = useFieldValue('startDate', (text) => text);
  const title = (each: number) => dayTitle(startDate, each);
  const others = DAYS.filter((each) => each !== day);
  const copyTo = (to: readonly number[], copied: string) => {
    const changed = form.fill(copyDay(form.state.values, day, to));
    tell(changed === 0 ? say.nothingToCopy : copied);
  };
  const swapWith = (other: number) => {
    const changed = form.fill(swapDays(form.state.values, day, other));
    tell(changed === 0 ? say.nothingToSwap : say.swapped(title(day), title(other)));
  };
  const clear = () => {
    if (form.fill(clearDay(day)) > 0) tell(say.clearedDay(title(day)));
  };
  return (
    <Menu
      name={say.copyDayTo(title(day))}
      groups={[
        [
          {
            label: say.allOtherDays,
            icon: IconCopy,
            onChoose: () => copyTo(others, say.copiedToOthers(title(day))),
          },
          ...others.map((each) => ({
            label: title(each),
            onChoose: () => copyTo([each], say.copiedDay(title(day), title(each))),
          })),
        ],
        others.map((each) => ({
          label: say.swapWith(title(each)),
          icon: IconArrowsExchange,
          onChoose: () => swapWith(each),
        })),
        [{ label: say.clearDay, icon: IconEraser, onChoose: clear }],
      ]}
    >
      {children}
    </Menu>
  );
}

type GridCellProps = { path: FieldPath };

/** In browsers without it, a hidden copy of the text gives the cell its height. */
const SIZES_ITSELF = CSS.supports('field-sizing', 'content');

/** The share of the limit above which a cell shows its number of characters. */
const NEARLY_FULL = 0.9;

/**
 * One text of the grid. The browser holds the typed text, and it goes to the form past React (see useGridKeys), so
 * that a key stroke renders nothing; the form writes all other changes into the text box.
 */
export const GridCell = memo(function GridCell({ path }: GridCellProps) {
  const error = useFieldValue(path, (_, wrong) => wrong);
  const max = fieldMax(path);
  const long = useFieldValue(path, ({ length }) => (length > max * NEARLY_FULL ? length : 0));
  const alternatives = useFieldValue(path, (text) =>
    text.includes('\n') ? alternativesOf(text).length : 0,
  );
  const box = useTextOf(path);
  const noteId = useId();
  const mark = useMark(path);
  const logged = useLoggedMeal(path);
  const loggedId = useId();
  const markId = useId();
  const choice = alternatives > 0 ? say.alternatives(alternatives) : null;
  const room = long > 0 ? say.charactersOf(long, max) : null;
  const wrong = error !== undefined || long > max;
  const note = error ?? room ?? choice;
  const about = [note && noteId, mark && markId, logged && loggedId].filter(Boolean).join(' ');
  const isTiming = path.startsWith('mealTimings');
  return (
    <div
      className={classes.cell}
      data-kind={isTiming ? 'timing' : 'meal'}
      data-wrong={wrong}
      data-logged={logged?.sign}
      data-marked={mark && (mark.grave ? 'grave' : 'disliked')}
    >
      {/* A form of its own: at each key, browsers look through all fields of a form for autofill. */}
      <form className={classes.sizer} onSubmit={unasked} onReset={unasked}>
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          className={classes.text}
          data-field={path}
          aria-label={fieldName(path)}
          placeholder={isTiming ? inDomain.mealOfNumber(Number(path.split('.')[1]) + 1) : undefined}
          aria-invalid={wrong}
          aria-describedby={about || undefined}
        />
      </form>
      {logged && <LoggedSign id={loggedId} meal={logged} />}
      {mark && (
        <span id={markId} className={classes.mark}>
          {mark.grave ? (
            <IconAlertTriangle size={13} stroke={2} aria-hidden />
          ) : (
            <IconHandStop size={13} stroke={2} aria-hidden />
          )}
          <span>{mark.words}</span>
        </span>
      )}
      {note && (
        <span id={noteId} className={classes.note}>
          {note}
        </span>
      )}
    </div>
  );
});

/** An extension or a voice command may submit the form, which would reload the page. */
const unasked = (event: FormEvent) => event.preventDefault();

function useTextOf(path: FieldPath) {
  const form = usePlanForm();
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    let shown: string | null = null;
    const show = () => {
      const value = form.state.values[path] ?? '';
      const element = box.current;
      if (!element || value === shown) return;
      shown = value;
      // Typed text is in the field already. Setting it again would move the caret.
      if (element.value !== value) element.value = value;
      if (!SIZES_ITSELF) element.parentElement?.setAttribute('data-replica', `${value} `);
    };
    show();
    return form.subscribeTo(path, show);
  }, [form, path]);
  return box;
}
