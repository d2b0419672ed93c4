import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import type { Day } from '#domain/day.ts';
import { Button } from '../kit/Button.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import classes from './Board.module.css';
import { BoardRow } from './BoardRow.tsx';
import { MovedRow } from './MovedRow.tsx';
import { type Left, leftFrom, markOn } from './mark.ts';
import { placeOf, rowsBefore, rowsIn } from './rowsOnPage.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useSnooze } from './useSnooze.ts';
import { FETCH_FAILED, movedWords, showAllWords } from './words.ts';

/**
 * This many rows stand above the plan form until the user asks for more; a few more rows are not worth a
 * button.
 */
const FIRST_ROWS = 8;
const FEW_MORE = 3;

/** Kept while another screen is open. */
let left: Left | null = null;

type Props = {
  region: RefObject<HTMLElement | null>;
  rows: readonly AttentionRow[];
  list: Parameters<typeof ShowMore>[0]['list'] & { readonly isPlaceholderData: boolean };
  isSnoozed: boolean;
  /** A view filtered by reason, or of snoozed customers, shows all rows at once. */
  isNarrowed: boolean;
  /** The number of rows, including pages not fetched yet. */
  count: number;
};

/** The rows, the most urgent first. */
export function BoardList({ region, rows, list, isSnoozed, isNarrowed, count }: Props) {
  const [isOpen, setOpen] = useState(isNarrowed);
  const [reachedId, setReachedId] = useState<string>();
  const { moved, move, undo } = useSnooze();
  const isWhole = isOpen || rows.length <= FIRST_ROWS + FEW_MORE;
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const marked = reachedId ?? markOn(shown, left);
  const tabStop = shown.some(({ id }) => id === marked) ? marked : shown[0]?.id;
  const hasMore = shown.length < rows.length;
  useBoardKeys(region, () => hasMore && setOpen(true));
  const focus = useRowFocus(region, shown);
  // Keeps the callback identical between renders, so that the other rows do not render again.
  const latest = useRef({ rows, move, shown, reachedId });
  latest.current = { rows, move, shown, reachedId };
  useEffect(
    () => () => {
      left = leftFrom(latest.current.shown, latest.current.reachedId);
    },
    [],
  );
  const [onSnooze] = useState(() => (row: AttentionRow, until: Day | null) => {
    const now = latest.current;
    void now.move(
      row,
      until,
      now.rows.findIndex(({ id }) => id === row.id),
    );
  });
  const rowOf = (row: AttentionRow) => (
    <BoardRow
      key={row.id}
      row={row}
      isReached={row.id === tabStop}
      isSnoozed={isSnoozed}
      onReach={setReachedId}
      onSnooze={onSnooze}
    />
  );
  const items = shown.map(rowOf);
  if (moved) items.splice(moved.index, 0, <MovedRow key="moved" moved={moved} onUndo={undo} />);
  return (
    <>
      <ul
        className={classes.rows}
        aria-label="Who needs you"
        aria-busy={list.isPlaceholderData}
        data-stale={list.isPlaceholderData}
        {...focus}
      >
        {items}
      </ul>
      {isOpen && <ShowMore list={list} failed={FETCH_FAILED} />}
      {hasMore && (
        <Button variant="subtle" fullWidth onClick={() => setOpen(true)}>
          {showAllWords(count)}
        </Button>
      )}
      <VisuallyHidden role="status">{moved && movedWords(moved)}</VisuallyHidden>
    </>
  );
}

/**
 * When the focused row leaves the list, because somebody dealt with it here or elsewhere, the focus moves to
 * the row in its place, or else to the last row, or else to the board's heading.
 */
function useRowFocus(region: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  /** The index of the focused place in the list; -1 if the focus is elsewhere. */
  const had = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the rows, when a row that is gone has lost the focus.
  useLayoutEffect(() => {
    const board = region.current;
    if (!board || had.current < 0 || document.activeElement !== document.body) return;
    const rows = rowsIn(board);
    const next = rows[Math.min(had.current, rows.length - 1)] ?? board.querySelector('h2');
    next?.focus({ preventScroll: true });
  }, [region, shown]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      const place = placeOf(target);
      had.current = place && region.current ? rowsBefore(region.current, place) : -1;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A removed row is disconnected by then; if it is still connected, the user moved the focus away.
      queueMicrotask(() => {
        if (target.isConnected && document.activeElement === document.body) had.current = -1;
      });
    },
  };
}
