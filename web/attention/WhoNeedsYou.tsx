import { IconAdjustments, IconMoodSmile } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { ReasonKind } from '#domain/attention/attention.ts';
import type { AttentionPage } from '#domain/attention/attentionSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { useSearchParams } from '../kit/address.tsx';
import { Hint, IconButton } from '../kit/Button.tsx';
import { KeyHints } from '../kit/KeyHints.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { May } from '../session/session.ts';
import { browserStore, keep } from '../store/browserStore.ts';
import { type BoardView, boardQuery } from './api.ts';
import classes from './Board.module.css';
import { BoardList } from './BoardList.tsx';
import { nobodyWords } from './inWords.ts';
import { countOf, ReasonFilter, reasonIn, WhoseSwitch, withReason } from './ReasonFilter.tsx';
import { say } from './words.ts';

const Thresholds = lazyPart(() => import('./Thresholds.tsx'));

/**
 * The board of a dietician's morning: who needs them, why, and the shortest way to act on it. `children`: one line
 * above the rows.
 */
export default function WhoNeedsYou({ children }: { children?: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const [isMine, setMine] = useMine();
  const [isSnoozed, setSnoozed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const region = useRef<HTMLElement>(null);
  const reason = reasonIn(params);
  const view: BoardView = { isMine, reason, isSnoozed };
  const board = useInfiniteQuery(boardQuery(view));
  const rows = rowsOf(board.data);
  // While the new filter loads, placeholder data without rows does not mean that the new filter finds
  // nothing.
  const isLooking = board.isPlaceholderData && rows.length === 0;
  const counts = board.data?.pages.at(-1)?.counts;
  const showReason = (next: ReasonKind | null) => {
    setSnoozed(false);
    setParams(withReason(params, next), { replace: true });
  };
  const showSnoozed = (next: boolean) => {
    showReason(null);
    setSnoozed(next);
  };
  return (
    <section ref={region} className={classes.board} aria-labelledby="who-needs-you">
      <h2 id="who-needs-you" tabIndex={-1} className="visually-hidden">
        {say.title}
      </h2>
      <div className={classes.head}>
        <WhoseSwitch counts={counts} isMine={isMine} onChoose={setMine} />
        <ReasonFilter view={view} counts={counts} onReason={showReason} onSnoozed={showSnoozed} />
        <May by={['practiceOwner']}>
          <Hint label={say.thresholds} atEnd>
            <IconButton size={36} aria-label={say.thresholds} onClick={() => setAsked(true)}>
              <IconAdjustments size={18} stroke={1.5} aria-hidden />
            </IconButton>
          </Hint>
        </May>
      </div>
      <div className={classes.line}>{children}</div>
      {board.data && board.isError && !board.isFetchNextPageError && (
        <Unloaded query={board} failed={say.loadFailed} />
      )}
      {board.data && !isLooking ? (
        <BoardList
          key={JSON.stringify(view)}
          region={region}
          rows={rows}
          list={board}
          isSnoozed={isSnoozed}
          isNarrowed={reason !== null || isSnoozed}
          count={counts ? countOf(counts, view, reason) : rows.length}
        />
      ) : (
        <Unloaded
          query={{
            isPending: board.isPending || isLooking,
            error: board.error,
            refetch: board.refetch,
          }}
          skeleton={<RowsToCome />}
          failed={say.loadFailed}
        />
      )}
      {board.data && !isLooking && rows.length === 0 && <NobodyHere view={view} counts={counts} />}
      {rows.length > 0 && <Keys />}
      <Suspense>
        {isAsked && <Thresholds customer={null} onClose={() => setAsked(false)} />}
      </Suspense>
    </section>
  );
}

const KEYS = [
  [['J', 'K'], say.keys.nextPrevious],
  [[say.keys.enter], say.keys.open],
  [['R'], say.keys.answer],
  [['S'], say.keys.snooze],
] as const;

const Keys = () => (
  <div className="small row apart gap-3 tall">
    <p>{say.order}</p>
    <KeyHints hints={KEYS} />
  </div>
);

type NobodyHereProps = { view: BoardView; counts: AttentionPage['counts'] | undefined };

function NobodyHere({ view, counts }: NobodyHereProps) {
  const { title, text } = nobodyWords(view, counts?.snoozed ?? 0);
  return (
    <div className={classes.nobody}>
      <IconMoodSmile size={28} stroke={1.5} aria-hidden />
      <div>
        <p className="ink medium">{title}</p>
        <p className="muted pretty">{text}</p>
      </div>
    </div>
  );
}

const ROWS = [62, 48, 70, 54, 66, 58, 44, 60];

/**
 * Placeholders for rows that are loading. The content below the board waits for the rows, so that it does not
 * move.
 */
const RowsToCome = () => (
  <div role="status" className={classes.rows} data-coming>
    <VisuallyHidden>{say.loading}</VisuallyHidden>
    {ROWS.map((width) => (
      <div key={width} className={classes.row}>
        <Skeleton circle height={28} />
        <Skeleton height={14} width="70%" />
        <Skeleton height={13} width={`${width}%`} />
      </div>
    ))}
  </div>
);

const KEY = 'weekplate-mine';

/** Whether only the dietician's own customers are shown; stored in this browser. */
function useMine(): readonly [boolean, (isMine: boolean) => void] {
  const [isMine, setMine] = useState(() => browserStore().getItem(KEY) !== null);
  const choose = (next: boolean) => {
    setMine(next);
    if (next) keep(browserStore(), KEY, 'yes');
    else browserStore().removeItem(KEY);
  };
  return [isMine, choose];
}
