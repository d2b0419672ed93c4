import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Me } from '#domain/accounts/account.ts';
import type { DietPlan } from '#domain/plans/plan.ts';
import { shownBy, weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import { prefetch } from '../api/prefetch.ts';
import { plannedDaysQuery } from './api.ts';
import { ChosenWeek } from './ChosenWeek.tsx';
import { restingOf } from './resting.ts';
import { noPlanNow } from './todayNote.ts';
import { WeekLinks } from './WeekLinks.tsx';
import { WeekOfPlan } from './WeekOfPlan.tsx';

/** The plan uploaded last, in full, if any, or one of the customer's weeks: each one press away. */
export function Weeks({ me, plan }: { me: Me; plan: DietPlan | null }) {
  const { id, today, name, email } = me;
  const [params] = useSearchParams();
  const queries = useQueryClient();
  const shown = shownBy(params.get('week'), today);
  const resting = restingOf(me) !== null;
  const lastWeek = weeksAfter(weekOf(today), -1);
  return (
    <div>
      <WeekLinks
        shown={shown.kind}
        onEarlierAhead={() =>
          void prefetch(() => queries.prefetchQuery(plannedDaysQuery(id, lastWeek)))
        }
      />
      {shown.kind !== 'latest' && (
        <ChosenWeek chosen={shown} today={today} customerId={id} resting={resting} />
      )}
      {shown.kind === 'latest' && plan && (
        <WeekOfPlan plan={plan} today={today} customerId={id} name={name.trim() || email} />
      )}
      {shown.kind === 'latest' && !plan && <p>{noPlanNow(resting)}</p>}
    </div>
  );
}
