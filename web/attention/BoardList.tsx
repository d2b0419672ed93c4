import { type RefObject, useCallback, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { Button } from '../ui/Button.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';
import classes from './Board.module.css';
import { BoardRow } from './BoardRow.tsx';
import { SnoozedRow } from './SnoozedRow.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useSnooze } from './useSnooze.ts';
import { FETCH_FAILED, showAllWords } from './words.ts';

/** So many rows stand above the plan form until one asks for more. */
const FIRST_ROWS = 8;

type Props = {
  region: RefObject<HTMLElement | null>;
  rows: readonly AttentionRow[];
  list: Parameters<typeof ShowMore>[0]['list'] & { readonly isPlaceholderData: boolean };
  today: Day;
  /** Who asked for one reason gets all rows at once. */
  isNarrowed: boolean;
  /** How many rows there are, with those of the pages to come. */
  whole: number;
};

/** The rows, the most urgent first. */
export function BoardList({ region, rows, list, today, isNarrowed, whole }: Props) {
  const [isOpen, setOpen] = useState(isNarrowed);
  const [reachedId, setReachedId] = useState<string>();
  const { snoozed, snooze, undo } = useSnooze();
  const shown = isOpen ? rows : rows.slice(0, FIRST_ROWS);
  const isReachable = shown.some(({ customer }) => customer.id === reachedId);
  const tabStop = isReachable ? reachedId : shown[0]?.customer.id;
  const hasMore = shown.length < rows.length;
  useBoardKeys(region, () => hasMore && setOpen(true));
  const focus = useRowFocus(region, shown);
  const onSnooze = useCallback(
    (row: AttentionRow, until: Day) => snooze(row, until, rows.indexOf(row)),
    [snooze, rows],
  );
  const at = snoozed ? Math.min(snoozed.index, shown.length) : -1;
  const row = (each: AttentionRow) => (
    <BoardRow
      key={each.customer.id}
      row={each}
      today={today}
      isReached={each.customer.id === tabStop}
      onReach={setReachedId}
      onSnooze={onSnooze}
    />
  );
  return (
    <>
      <ul
        className={classes.rows}
        aria-label="Who needs you"
        aria-busy={list.isPlaceholderData}
        data-stale={list.isPlaceholderData}
        {...focus}
      >
        {shown.slice(0, Math.max(0, at)).map(row)}
        {snoozed && <SnoozedRow key="snoozed" snoozed={snoozed} onUndo={undo} />}
        {shown.slice(Math.max(0, at)).map(row)}
      </ul>
      {isOpen && <ShowMore list={list} failed={FETCH_FAILED} />}
      {hasMore && (
        <Button variant="subtle" fullWidth onClick={() => setOpen(true)}>
          {showAllWords(whole)}
        </Button>
      )}
    </>
  );
}
