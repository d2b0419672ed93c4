import { IconCalendarRepeat, IconPencil, IconPlus, IconSalad } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { type Day, formatDay, formatDays } from '#domain/day.ts';
import { nextWeekAfter } from '#domain/plans/nextWeek.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { LinkButton } from '../kit/Button.tsx';
import { EmptyState, Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { useMay } from '../session/session.ts';
import { planListQuery } from './api.ts';
import classes from './PlansTab.module.css';
import { ReadPlan } from './ReadPlan.tsx';
import { say } from './words.ts';

/**
 * The URL for writing a new plan for this customer; with `plan`, for editing one of theirs; with `next`, for
 * starting again from the latest.
 */
const planPath = (whose: { customer: string; plan?: string; next?: 'yes' }) =>
  `/client/dashboard?${new URLSearchParams(whose)}`;

export function PlansTab({ customer }: { customer: Customer }) {
  const list = useInfiniteQuery(planListQuery(customer.id));
  const plans = rowsOf(list.data);
  const mayWrite = useMay('dietician');
  const write = mayWrite && (
    <LinkButton
      to={planPath({ customer: customer.id })}
      variant={plans.length > 0 ? 'default' : 'filled'}
      icon={IconPlus}
    >
      {ofKit.writeAPlan}
    </LinkButton>
  );
  const skeleton = (
    <div aria-busy="true">
      <div className={classes.head}>
        <Skeleton height={36} width={141} radius="md" />
        <Skeleton height={36} width={134} radius="md" />
      </div>
      <div className="card">
        {[0, 1, 2].map((row) => (
          <div key={row} className={classes.plan}>
            <Skeleton className={classes.words} />
          </div>
        ))}
      </div>
    </div>
  );
  if (!list.data) return <Unloaded query={list} skeleton={skeleton} failed={say.plansNotLoaded} />;
  if (plans.length === 0)
    return (
      <EmptyState icon={IconSalad} title={say.noPlanYet} action={write}>
        {say.noPlanHint}
      </EmptyState>
    );
  return (
    <>
      {mayWrite && (
        <div className={classes.head}>
          {write}
          <LinkButton
            to={planPath({ customer: customer.id, next: 'yes' })}
            title={nextWords(plans, customer.today)}
            icon={IconCalendarRepeat}
          >
            {ofKit.nextWeek}
          </LinkButton>
        </div>
      )}
      <ul className="card" aria-label={say.tabs.plans}>
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} customerId={customer.id} />
        ))}
      </ul>
      <ShowMore list={list} failed={say.plansNotLoaded} />
    </>
  );
}

/** Which week Next Week is: 'Week of Mon 7 Dec'. */
const nextWords = (plans: readonly PlanSummary[], today: Day) =>
  plans[0] && say.weekOf(formatDay(nextWeekAfter(plans[0], { today, plans }).start, 'short'));

type Props = { plan: PlanSummary; customerId: string };

function PlanRow({ plan, customerId }: Props) {
  const { name, startDate, endDate, daysLogged } = plan;
  return (
    <li className={classes.plan}>
      <div className={classes.words}>
        <h3 className="text-15 medium breaks leading-135">
          <bdi>{name}</bdi>
        </h3>
        <p className="small wrap gap-0-4">
          <span>{formatDays(startDate, endDate, 'medium')}</span>
          <span>{say.daysLogged(daysLogged)}</span>
          <span>{say.uploaded(dateAndTime(plan.uploadedAt))}</span>
        </p>
      </div>
      {useMay('dietician') ? (
        <LinkButton
          to={planPath({ customer: customerId, plan: plan.id })}
          variant="subtle"
          className="stiff"
          size="compact-md"
          icon={IconPencil}
        >
          {ofKit.edit}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
      ) : (
        <ReadPlan customerId={customerId} plan={plan} />
      )}
    </li>
  );
}
