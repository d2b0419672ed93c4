import { IconAdjustments, IconCalendar, IconMoon } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import { addDays, type Day, formatDay } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { mondayFrom } from '#domain/plans/weeks.ts';
import { messageOf } from '../api/errors.ts';
import { Button, Hint, IconButton } from '../kit/Button.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { Menu } from '../kit/Popover.tsx';
import { toastFailure } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { refetchBoard, snooze, takeFromBoard } from './api.ts';
import classes from './Board.module.css';
import { movedWords, nameOf } from './inWords.ts';
import { say } from './words.ts';

const SnoozeDialog = lazyPart(() => import('./SnoozeDialog.tsx'));
const Thresholds = lazyPart(() => import('./Thresholds.tsx'));

type Props = {
  customerId: string;
  name: string;
  today: Day;
  tabIndex: number;
  onSnooze: (until: Day) => void;
};

/** Snoozes a customer's row until a day, or sets thresholds for this customer alone. */
export function LaterMenu({ customerId, name, today, tabIndex, onSnooze }: Props) {
  const [asked, setAsked] = useState<'day' | 'thresholds' | null>(null);
  const close = () => setAsked(null);
  const days = snoozeChoices(today).map(({ label, until }) => ({
    label,
    onChoose: () => onSnooze(until),
  }));
  return (
    <>
      <Hint label={ofKit.snooze} atEnd>
        <Menu
          name={say.snoozeName(name)}
          groups={[
            [
              ...days,
              { label: say.chooseDayItem, icon: IconCalendar, onChoose: () => setAsked('day') },
            ],
            [
              {
                label: say.thresholdsForThem,
                icon: IconAdjustments,
                onChoose: () => setAsked('thresholds'),
              },
            ],
          ]}
        >
          <IconButton size={36} aria-label={say.snoozeName(name)} tabIndex={tabIndex} data-key="s">
            <IconMoon size={18} stroke={1.5} aria-hidden />
          </IconButton>
        </Menu>
      </Hint>
      <Suspense>
        {asked === 'day' && (
          <SnoozeDialog name={name} today={today} onSnooze={onSnooze} onClose={close} />
        )}
        {asked === 'thresholds' && (
          <Thresholds customer={{ id: customerId, name }} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

type SnoozeChoice = { readonly label: string; readonly until: Day };

/** The days offered for snoozing with one press; the row comes back on that day. */
export function snoozeChoices(today: Day): SnoozeChoice[] {
  const tomorrow = addDays(today, 1);
  const monday = mondayFrom(tomorrow);
  const week = addDays(today, 7);
  return [
    { label: say.untilTomorrow, until: tomorrow },
    // On a Sunday, Monday is tomorrow; on a Monday, it is a week away. Both are in the list already.
    ...(monday === tomorrow || monday === week
      ? []
      : [{ label: say.untilMonday(formatDay(monday, 'brief')), until: monday }]),
    { label: say.forAWeek(formatDay(week, 'short')), until: week },
  ];
}

type MovedRowProps = { moved: Moved; onUndo: () => void };

/** Takes the place of a row just snoozed, so that nothing moves under the pointer, and offers Undo. */
export const MovedRow = ({ moved, onUndo }: MovedRowProps) => (
  <li className={classes.moved} data-place>
    <bdi>{movedWords(moved)}</bdi>
    <Button variant="light" size="compact-md" loading={moved.isBusy} onClick={onUndo}>
      {ofKit.undo}
    </Button>
  </li>
);

/** The row that was last snoozed or brought back, and its index. */
type Moved = {
  readonly row: AttentionRow;
  readonly until: Day | null;
  readonly index: number;
  readonly isBusy: boolean;
};

/**
 * Snoozes rows and brings them back; the last change can be undone. A row disappears at once, and returns if
 * the server refuses.
 */
export function useSnooze() {
  const [moved, setMoved] = useState<Moved | null>(null);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  // Another row may have been moved meanwhile.
  const change = (row: AttentionRow, to: (now: Moved) => Moved | null) =>
    setMoved((now) => (now?.row.id === row.id ? to(now) : now));
  const move = async (row: AttentionRow, until: Day | null, index: number) => {
    takeFromBoard(row.id);
    setMoved({ row, until, index, isBusy: false });
    const sending = until ? snooze(row.id, until) : bringBack(row);
    sent.current = sending.catch(() => undefined);
    try {
      await sending;
    } catch (error) {
      change(row, () => null);
      const failed = until ? say.notSnoozed : say.notBroughtBack;
      toastFailure(failed(isolated(nameOf(row)), messageOf(error)));
    }
    await refetchBoard();
  };
  const undo = async () => {
    if (!moved || moved.isBusy) return;
    const { row, until } = moved;
    change(row, (now) => ({ ...now, isBusy: true }));
    // If the undo reached the server before the change, the change would override it.
    await sent.current;
    try {
      await (until ? snooze(row.id, null) : putOffAgain(row));
      await refetchBoard();
      change(row, () => null);
    } catch (error) {
      change(row, (now) => ({ ...now, isBusy: false }));
      toastFailure(say.notUndone(isolated(nameOf(row)), messageOf(error)));
    }
  };
  return { moved, move, undo };
}

/** Undoes every snooze of a customer: reasons, and messages in the inbox, can be snoozed separately. */
const bringBack = ({ id, snoozes }: AttentionRow) =>
  Promise.all(snoozes.map((each) => snooze(id, null, each)));

const putOffAgain = ({ id, snoozes }: AttentionRow) =>
  Promise.all(snoozes.map((each) => snooze(id, each.until, each)));
