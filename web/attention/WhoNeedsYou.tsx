import { IconAdjustments, IconMoodSmile } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { rowsOf } from '../api/pages.ts';
import { useMe } from '../session/session.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { boardQuery } from './api.ts';
import classes from './Board.module.css';
import { BoardFoot } from './BoardFoot.tsx';
import { BoardList } from './BoardList.tsx';
import { RowsToCome } from './BoardSkeleton.tsx';
import { ReasonFilter } from './ReasonFilter.tsx';
import { reasonIn, withReason } from './reasons.ts';
import { useMine } from './useMine.ts';
import { WhoseSwitch } from './WhoseSwitch.tsx';
import { FETCH_FAILED, NOBODY } from './words.ts';

const PracticeThresholds = lazyPart(() => import('./PracticeThresholds.tsx'));

/** The morning: who needs the dietician, why, and the shortest way to do something about it. */
export default function WhoNeedsYou() {
  const { today } = useMe();
  const [params, setParams] = useSearchParams();
  const reason = reasonIn(params);
  const [isMine, setMine] = useMine();
  const board = useInfiniteQuery(boardQuery({ isMine, reason }));
  const region = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  const rows = rowsOf(board.data);
  const counts = board.data?.pages.at(-1)?.counts;
  return (
    <section ref={region} className={classes.board} aria-labelledby="who-needs-you">
      <div className={classes.head}>
        <h2 id="who-needs-you" tabIndex={-1} className={classes.title}>
          Who Needs You
        </h2>
        <WhoseSwitch isMine={isMine} onChoose={setMine} />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconAdjustments size={18} stroke={1.5} aria-hidden />}
          onClick={() => setAsked(true)}
        >
          Thresholds
        </Button>
      </div>
      <ReasonFilter
        counts={counts}
        chosen={reason}
        onChoose={(next) => setParams(withReason(params, next), { replace: true })}
      />
      {!board.data && (
        <Unloaded query={board} skeleton={<RowsToCome />} failed={FETCH_FAILED} />
      )}
      {board.data && (
        <BoardList
          key={`${isMine} ${reason}`}
          region={region}
          rows={rows}
          list={board}
          today={today}
          isNarrowed={reason !== null}
          whole={counts?.[reason ?? 'all'] ?? rows.length}
        />
      )}
      {board.data && rows.length === 0 && (
        <EmptyState icon={IconMoodSmile} title={NOBODY.title}>
          {NOBODY.text}
        </EmptyState>
      )}
      {rows.length > 0 && <BoardFoot />}
      <Suspense>
        {isAsked && <PracticeThresholds onClose={() => setAsked(false)} />}
      </Suspense>
    </section>
  );
}
