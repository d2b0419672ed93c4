import { useRef, useState } from 'react';
import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import type { Day } from '#domain/day.ts';
import { messageOf } from '../api/errors.ts';
import { toastFailure } from '../kit/Toaster.tsx';
import { refetchBoard, snooze, takeFromBoard } from './api.ts';
import { nameOf, SNOOZE_FAILED, UNDO_FAILED } from './words.ts';

/** The row that was last snoozed or brought back, and its index. */
export type Moved = {
  readonly row: AttentionRow;
  /** Null if the row was brought back. */
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
  /** The last change sent, pending or answered. */
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
    // If the undo reached the server before the change, the change would override it.
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

/** Undoes every snooze of a customer: reasons, and messages in the inbox, can be snoozed separately. */
const bringBack = ({ id, snoozes }: AttentionRow) =>
  Promise.all(snoozes.map((each) => snooze(id, null, each)));

const putOffAgain = ({ id, snoozes }: AttentionRow) =>
  Promise.all(snoozes.map((each) => snooze(id, each.until, each)));
