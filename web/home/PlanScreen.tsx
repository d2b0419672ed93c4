import { IconShoppingCart } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { shownBy, twoWeeksFrom, weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import { useSearchParams } from '../kit/address.tsx';
import { LinkButton } from '../kit/Button.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { Page } from '../kit/Page.tsx';
import { atRest } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { plannedDaysQuery } from '../progress/api.ts';
import { useMe } from '../session/session.ts';
import { ChosenWeek } from './ChosenWeek.tsx';
import { CoachingNotice } from './CoachingNotice.tsx';
import { inactiveCoaching } from './inWords.ts';
import { WeekLinks } from './WeekLinks.tsx';

// Last on the screen, and seldom used.
const CalendarCard = lazyPart<{ customerId: string }>(() =>
  atRest(async () => ({
    default: (await import('../calendarFeed/CalendarCard.tsx')).CalendarCard,
  })),
);

const DaysContain = lazyPart(() => import('../targets/DaysContain.tsx'));

/** Prefetches the screen's data, with the first week under Earlier, so that it also opens offline. */
export const prefetchData = ({ id, today }: Me) =>
  Promise.all([
    queryClient.prefetchQuery(plannedDaysQuery(id, twoWeeksFrom(today))),
    queryClient.prefetchQuery(plannedDaysQuery(id, weeksAfter(weekOf(today), -1))),
  ]);

/** `/customer/plan`: the customer's weeks, and what they do with them. */
export default function PlanScreen() {
  const me = useMe();
  const [params] = useSearchParams();
  const chosen = shownBy(params.get('week'), me.today);
  return (
    <Page title={ofKit.plan} narrow>
      <WeekLinks shown={chosen.kind} />
      <CoachingNotice me={me} />
      <div className="stack">
        <ChosenWeek chosen={chosen} me={me} isInactive={inactiveCoaching(me) !== null} />
        <div className="buttons">
          <LinkButton to="/customer/shopping" variant="default" icon={IconShoppingCart}>
            {ofKit.shoppingList}
          </LinkButton>
        </div>
      </div>
      <Suspense>
        <DaysContain customerId={me.id} range={chosen.week} />
      </Suspense>
      <Suspense>
        <CalendarCard customerId={me.id} />
      </Suspense>
    </Page>
  );
}
