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
import { useIsLeaving, useLocation } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { isMeantElsewhere } from '../kit/keys.ts';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import classes from './Board.module.css';
import { BoardRow } from './BoardRow.tsx';
import { movedWords } from './inWords.ts';
import { MovedRow, useSnooze } from './Snooze.tsx';
import { say } from './words.ts';

/**
 * This many rows stand above the plan form until the user asks for more; a few more rows are not worth a
 * button.
 */
const FIRST_ROWS = 15;
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
  count: number;
};

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
  useBackOnRow(region);
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
        aria-label={say.whoNeedsYou}
        aria-busy={list.isPlaceholderData}
        data-stale={list.isPlaceholderData}
        {...focus}
      >
        {items}
      </ul>
      {isOpen && <ShowMore list={list} failed={say.loadFailed} />}
      {hasMore && (
        <Button variant="subtle" fullWidth onClick={() => setOpen(true)}>
          {say.showAll(count)}
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

/** Who comes back to the board is at the marked row again, after the screen has focused its heading. */
function useBackOnRow(region: RefObject<HTMLElement | null>) {
  const cameBy = useLocation().cameBy;
  useEffect(() => {
    if (cameBy !== 'POP' || left === null) return;
    const timer = setTimeout(() => {
      if (!isAtTop(document.activeElement)) return;
      const row = region.current?.querySelector<HTMLElement>(`${ROW}[tabindex="0"]`);
      row?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [region, cameBy]);
}

type Row = Pick<AttentionRow, 'id' | 'reasons'>;

/** The row from which somebody left the board, what waited there, and the rows after it. */
type Left = {
  readonly id: string;
  readonly waited: string;
  readonly after: readonly string[];
};

const waiting = ({ reasons }: Row) =>
  JSON.stringify(reasons.map(({ kind, since }) => [kind, since]));

export function leftFrom(rows: readonly Row[], id: string | undefined): Left | null {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  const after = rows.slice(at + 1).map((each) => each.id);
  return row ? { id: row.id, waited: waiting(row), after } : null;
}

/**
 * Where the mark is for somebody who comes back to the board: on the row they left from, or, once something of it is
 * dealt with, on the row that came next, wherever the first one went.
 */
export function markOn(rows: readonly Row[], left: Left | null): string | undefined {
  const same = rows.find(({ id }) => id === left?.id);
  if (same && left?.waited === waiting(same)) return same.id;
  return left?.after.find((next) => rows.some(({ id }) => id === next));
}

/** The number of rows that each key moves by. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * J and K, Down and Up move between the rows of `region`; other letters press the control of the focused row
 * that has that `data-key`. The keys work only on the board, so that they disturb nothing else; J also moves
 * onto the board from the top of the page. `onEnd` is called when somebody moves past the last row.
 */
function useBoardKeys(region: RefObject<HTMLElement | null>, onEnd: () => void) {
  const end = useRef(onEnd);
  end.current = onEnd;
  const isLeaving = useIsLeaving();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const board = region.current;
      if (!board || isLeaving() || isMeantElsewhere(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const at = document.activeElement;
      const place = placeOf(at);
      const isHere = board.contains(at) || (key === 'j' && isAtTop(at));
      const pressed =
        isHere &&
        (key in STEPS ? move(board, place, STEPS[key] ?? 0, end.current) : press(place, key));
      if (pressed) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, isLeaving]);
}

function move(board: HTMLElement, place: Element | null, step: number, onEnd: () => void): boolean {
  const rows = rowsIn(board);
  // From outside of the board the mark comes first: the row that Tab reaches.
  const marked = Math.max(
    0,
    rows.findIndex(({ tabIndex }) => tabIndex === 0),
  );
  const before = place ? rowsBefore(board, place) : marked;
  const isRow = place !== null && rows[before] !== undefined && place.contains(rows[before]);
  // From a place without a row, the next row is the one after that place.
  const to = step > 0 && !isRow ? before : before + step;
  if (to >= rows.length) onEnd();
  rows[Math.max(0, to)]?.focus();
  return rows.length > 0;
}

function press(place: Element | null, key: string): boolean {
  const part = place?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  part?.click();
  return part !== undefined && part !== null;
}

/** Nothing has the focus yet, or only the heading, which gets it when a screen opens. */
const isAtTop = (focused: Element | null) =>
  focused === null || focused === document.body || focused.tagName === 'H1';

/** A place in the list: a row, or the message that replaced it. */
const PLACE = '[data-place]';
const ROW = 'a[data-row]';

const rowsIn = (board: ParentNode): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(ROW)];

const placeOf = (element: Element | null): Element | null => element?.closest(PLACE) ?? null;

const rowsBefore = (board: ParentNode, place: Element): number =>
  rowsIn(board).filter(
    (row) =>
      !place.contains(row) &&
      (row.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  ).length;
