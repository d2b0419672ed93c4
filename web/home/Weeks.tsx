import { useQueryClient } from '@tanstack/react-query';
import { memo, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { type Shown, shownBy, weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import { prefetch } from '../api/prefetch.ts';
import { Link, useSearchParams } from '../kit/Link.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { atRest } from '../kit/time.ts';
import { plannedDaysQuery } from '../progress/plannedDaysQuery.ts';
import { inactiveCoaching } from './inactiveCoaching.ts';
import { noPlanNow } from './todayNote.ts';
import classes from './WeekLinks.module.css';
import { WeekOfPlan } from './WeekOfPlan.tsx';

const loadWeek = () => import('./ChosenWeek.tsx');
const ChosenWeek = lazyPlace(loadWeek);
const WEEK_PX = 420;

type Props = { me: Me; plan: DietPlan | null; isTodayShown: boolean };

/**
 * The latest plan in full, if any, or one of the customer's weeks, each opened by one press. Memoised, so
 * that it does not render again when a meal is ticked.
 */
export const Weeks = memo(function Weeks({ me, plan, isTodayShown }: Props) {
  const { id, today, name, email } = me;
  const [params] = useSearchParams();
  const queries = useQueryClient();
  const shown = shownBy(params.get('week'), today);
  const isInactive = inactiveCoaching(me) !== null;
  const lastWeek = weeksAfter(weekOf(today), -1);
  useEffect(() => void atRest(() => prefetch(loadWeek)), []);
  const part = useWayHere();
  return (
    <div ref={part} id={WEEKS} tabIndex={-1} className={classes.part}>
      <WeekLinks
        shown={shown.kind}
        onEarlierAhead={() =>
          void prefetch(() => queries.prefetchQuery(plannedDaysQuery(id, lastWeek)))
        }
      />
      {shown.kind !== 'latest' && (
        <Suspense fallback={<Skeleton height={WEEK_PX} radius="lg" aria-busy="true" />}>
          <ChosenWeek chosen={shown} today={today} customerId={id} isInactive={isInactive} />
        </Suspense>
      )}
      {shown.kind === 'latest' && plan && (
        <WeekOfPlan
          plan={plan}
          today={today}
          customerId={id}
          name={name.trim() || email}
          isTodayShown={isTodayShown}
        />
      )}
      {shown.kind === 'latest' && !plan && <p>{noPlanNow(isInactive)}</p>}
    </div>
  );
});

const WEEKS = 'weeks';

/** Scrolls here if the URL names this part, as the browser would if the element existed from the start. */
function useWayHere() {
  const part = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again with every press of the link.
  useEffect(() => {
    if (hash !== `#${WEEKS}`) return;
    // Runs after the screen has scrolled to its top, as every new screen does.
    const frame = requestAnimationFrame(() => {
      part.current?.scrollIntoView();
      part.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return part;
}

const links: readonly { kind: Shown['kind']; word: string }[] = [
  { kind: 'latest', word: 'Latest Plan' },
  { kind: 'this', word: 'This Week' },
  { kind: 'next', word: 'Next Week' },
  { kind: 'earlier', word: 'Earlier' },
];

type LinksProps = { shown: Shown['kind']; onEarlierAhead: () => void };

/** Links to the weeks and plans that can be shown. The choice is in the URL, so that Back works. */
function WeekLinks({ shown, onEarlierAhead }: LinksProps) {
  return (
    <nav aria-label="Weeks" className={classes.links}>
      {links.map(({ kind, word }) => (
        <Link
          key={kind}
          to={{ search: kind === 'latest' ? '' : `?week=${kind}` }}
          className={classes.link}
          aria-current={kind === shown ? 'page' : undefined}
          {...(kind === 'earlier' && {
            onPointerEnter: onEarlierAhead,
            onTouchStart: onEarlierAhead,
            onFocus: onEarlierAhead,
          })}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
