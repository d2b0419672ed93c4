import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Day } from '#domain/day.ts';
import type { PlannedDays } from '#domain/plans/weekDaySchema.ts';
import { twoWeeksFrom } from '#domain/plans/weeks.ts';
import { daysAtFirst, daysNamed, namesOf, withoutEaten } from '#domain/shopping/shoppingDays.ts';
import { shoppingList } from '#domain/shopping/shoppingList.ts';
import { useSearchParams } from '../kit/Link.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { queryClient } from '../live/queryClient.ts';
import { plannedDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { useMe } from '../session/session.tsx';
import { AddOwn } from './AddOwn.tsx';
import { weeksShown, withOwn, isFull as withoutRoom } from './basket.ts';
import { DaysChoice } from './DaysChoice.tsx';
import { ListActions } from './ListActions.tsx';
import { NothingListed } from './NothingListed.tsx';
import { rowsOf } from './rows.ts';
import classes from './Shopping.module.css';
import { ShoppingRows } from './ShoppingRows.tsx';
import { useBaskets } from './useBaskets.ts';
import { daysWords, FETCH_FAILED, KEPT, NOT_KEPT, TITLE } from './words.ts';

/** Fetches what the screen shows, before it is opened. */
export const prefetchData = ({ id, today }: Me) =>
  queryClient.prefetchQuery(plannedDaysQuery(id, twoWeeksFrom(today)));

/** `/customer/shopping`: what to buy for the meals of the chosen days. */
export default function ShoppingScreen() {
  const { id, today } = useMe();
  const planned = useQuery(plannedDaysQuery(id, twoWeeksFrom(today)));
  if (!planned.data)
    return (
      <Page title={TITLE} narrow>
        <Unloaded
          query={planned}
          skeleton={<Skeleton height={420} radius="lg" aria-busy="true" />}
          failed={FETCH_FAILED}
        />
      </Page>
    );
  return <List customerId={id} today={today} planned={planned.data} />;
}

type Props = { customerId: string; today: Day; planned: PlannedDays };

function List({ customerId, today, planned }: Props) {
  const [params, setParams] = useSearchParams();
  const named = params.get('days');
  const chosen = useMemo(
    () => daysNamed(named, today) ?? daysAtFirst(planned.days, today),
    [named, planned, today],
  );
  const days = useMemo(
    () => planned.days.filter(({ date }) => chosen.includes(date)),
    [planned, chosen],
  );
  const { data: logged } = useQuery(trackedDayQuery(customerId, today));
  const list = useMemo(
    () => shoppingList(withoutEaten(days, logged?.record ?? null)),
    [days, logged],
  );
  const kept = useBaskets(customerId, today);
  const mondays = weeksShown(chosen, today);
  const [monday = today] = mondays;
  const groups = rowsOf(list, kept.baskets, mondays);
  const isEmpty = groups.length === 0;
  return (
    <Page title={TITLE} narrow actions={!isEmpty && <ListActions groups={groups} />}>
      <DaysChoice
        today={today}
        chosen={chosen}
        onChoose={(next) => setParams({ days: namesOf(next, today) }, { replace: true })}
      />
      <div className={classes.list} data-shopping>
        <p className={classes.printed}>
          {TITLE}, {daysWords(chosen)}
        </p>
        {list.length === 0 && <NothingListed days={days} hasOwn={!isEmpty} />}
        {!isEmpty && <ShoppingRows groups={groups} chosen={chosen} mondays={mondays} kept={kept} />}
      </div>
      <AddOwn
        isFull={withoutRoom(kept.baskets, monday)}
        onAdd={(text) => kept.change((baskets) => withOwn(baskets, monday, text))}
      />
      <p className={classes.kept} role={kept.areKept ? undefined : 'status'}>
        {kept.areKept ? KEPT : NOT_KEPT}
      </p>
    </Page>
  );
}
