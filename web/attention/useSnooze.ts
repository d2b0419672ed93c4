import { useRef, useState } from 'react';
import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import type { Day } from '#domain/day.ts';
import { messageOf } from '../api/errors.ts';
import { toastFailure } from '../ui/toasts.ts';
import { refetchBoard, snooze, takeFromBoard } from './api.ts';
import { nameOf, SNOOZE_FAILED, UNDO_FAILED } from './words.ts';

/** Whose row was put off, or brought back, last, and where it was. */
export type Moved = {
  readonly row: AttentionRow;
  /** Null: it was brought back. */
  readonly until: Day | null;
  readonly index: number;
  readonly isBusy: boolean;
};

/**
 * Puts rows off and brings them back; the last move can be taken back. A row goes at once, and is there
 * again if that is refused.
 */
export function useSnooze() {
  const [moved, setMoved] = useState<Moved | null>(null);
  /** The last move, on its way or answered. */
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
      toastFailure(`${nameOf(row)}: ${SNOOZE_FAILED} ${messageOf(error)}`);
    }
    await refetchBoard();
  };
  const undo = async () => {
    if (!moved || moved.isBusy) return;
    const { row, until } = moved;
    change(row, (now) => ({ ...now, isBusy: true }));
    // What overtook the move would be undone by it.
    await sent.current;
    try {
      await (until ? snooze(row.id, null) : putOffAgain(row));
      await refetchBoard();
      change(row, () => null);
    } catch (error) {
      change(row, (now) => ({ ...now, isBusy: false }));
      toastFailure(`${nameOf(row)}: ${UNDO_FAILED} ${messageOf(error)}`);
    }
  };
  return { moved, move, undo };
}

/** Each reason may be put off by itself, and what they wrote in the inbox. */
const bringBack = ({ id, snoozes }: AttentionRow) =>
  Promise.all(snoozes.map((each) => snooze(id, null, each)));

const putOffAgain = ({ id, snoozes }: AttentionRow) =>
  Promise.all(snoozes.map((each) => snooze(id, each.until, each)));
