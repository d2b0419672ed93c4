import { useCallback, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { messageOf } from '../api/errors.ts';
import { toastFailure } from '../ui/toasts.ts';
import { refetchBoard, snooze, takeFromBoard } from './api.ts';
import { nameOf, SNOOZE_FAILED } from './words.ts';

/** Who was snoozed last, and where their row was. */
export type Snoozed = {
  readonly row: AttentionRow;
  readonly until: Day;
  readonly index: number;
  readonly isBusy: boolean;
};

/** Snoozes people; the last one can be brought back. The row goes at once, and comes back if it is refused. */
export function useSnooze() {
  const [snoozed, setSnoozed] = useState<Snoozed | null>(null);
  const snoozeRow = useCallback(async (row: AttentionRow, until: Day, index: number) => {
    takeFromBoard(row.customer.id);
    setSnoozed({ row, until, index, isBusy: false });
    try {
      await snooze(row.customer.id, until);
    } catch (error) {
      setSnoozed(null);
      toastFailure(`${nameOf(row.customer)}: ${SNOOZE_FAILED} ${messageOf(error)}`);
    }
    await refetchBoard();
  }, []);
  const undo = async () => {
    if (!snoozed || snoozed.isBusy) return;
    setSnoozed({ ...snoozed, isBusy: true });
    try {
      await snooze(snoozed.row.customer.id, null);
      await refetchBoard();
      setSnoozed(null);
    } catch (error) {
      setSnoozed({ ...snoozed, isBusy: false });
      toastFailure(`${nameOf(snoozed.row.customer)}: ${UNDO_FAILED} ${messageOf(error)}`);
    }
  };
  return { snoozed, snooze: snoozeRow, undo };
}
