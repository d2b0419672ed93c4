import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Day } from '#domain/day.ts';
import { minutesOfDay } from '#domain/plans/mealTime.ts';
import { messageOf } from '../api/errors.ts';
import { GivenLater } from '../articles/GivenLater.tsx';
import { lazyDialog, lazyPart } from '../kit/lazy.tsx';
import { Unreached } from '../kit/Notice.tsx';
import { PageActions } from '../kit/Page.tsx';
import { useMinute } from '../kit/time.ts';
import { queryClient } from '../live/queryClient.ts';
import { unseenQuery } from '../planChanges/api.ts';
import { useChangedCells } from '../planChanges/useUnseen.ts';
import { useMe } from '../session/session.tsx';
import { trackedDayQuery } from './api.ts';
import { DateRow } from './DateRow.tsx';
import { DayActions } from './DayActions.tsx';
import { DayBody } from './DayBody.tsx';
import { DayHead } from './DayHead.tsx';
import { DaySkeleton } from './DaySkeleton.tsx';
import type { MealAside } from './MealList.tsx';
import { adherenceShown } from './mealRows.ts';
import classes from './ProgressDay.module.css';
import { useChosenDate } from './useChosenDate.ts';
import { useDayFocus } from './useDayFocus.ts';
import { useDayForm } from './useDayForm.ts';
import { usePrefetchedDays } from './usePrefetchedDays.ts';
import { dayNotes, dayTitle } from './words.ts';

const ChangesLine = lazyPart(async () => ({
  default: (await import('../planChanges/ChangesLine.tsx')).ChangesLine,
}));
const TwoDevicesDialog = lazyDialog(() => import('./TwoDevicesDialog.tsx'));

/** Fetches what the day shows first, before it is opened. */
export const prefetchDay = ({ id, today }: Me) =>
  Promise.all([
    queryClient.prefetchQuery(trackedDayQuery(id, today)),
    queryClient.prefetchQuery(unseenQuery(id)),
  ]);

type Props = {
  /** Content at the end of each meal's row, and next to the day's date. */
  mealAside: (date: Day) => MealAside;
  dayAside: (date: Day) => ReactNode;
};

/** A day to log, or to read once it is logged; part of My Progress. */
export function ProgressDay({ mealAside, dayAside }: Props) {
  const { id, today, firstDay, timeZone } = useMe();
  const minutes = minutesOfDay(timeZone ?? 'UTC', useMinute());
  const { date, goTo } = useChosenDate(today);
  const { data: fetched, error, refetch } = useQuery(trackedDayQuery(id, date));
  const changed = useChangedCells(id, fetched?.planned, date);
  const { data: unseen } = useQuery(unseenQuery(id));
  const toldOfChanges = unseen?.items.some(({ seenVersion }) => seenVersion !== null);
  const form = useDayForm(id, date, fetched);
  const day = fetched;
  const { heading, content } = useDayFocus(form, date, day !== undefined);
  usePrefetchedDays(id, date, today, day !== undefined);
  const ticks = form.editing ? form.meals : undefined;
  return (
    <>
      <DateRow date={date} today={today} first={firstDay} onChange={goTo}>
        {dayAside(date)}
      </DateRow>
      <DayHead
        title={dayTitle(date, today)}
        heading={heading}
        adherence={day ? adherenceShown(day, ticks, minutes) : error ? null : undefined}
      />
      {!day && !error && <DaySkeleton />}
      {!day && error && (
        <Unreached
          error={error}
          failed="Failed to load this day."
          reason={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {day && (
        <fieldset
          ref={content}
          className={classes.content}
          disabled={form.busy}
          data-told={form.reason !== null || dayNotes(form).length > 0}
        >
          <DayBody
            minutes={minutes}
            day={day}
            values={form.values}
            form={form.editing ? form : undefined}
            changed={changed}
            mealAside={mealAside(date)}
            own={{ customerId: id, date }}
          />
        </fieldset>
      )}
      {/* Not above the meals, which it would move; each changed meal is marked in its row. */}
      {day && toldOfChanges && (
        <Suspense fallback={null}>
          <div className={classes.changes}>
            <ChangesLine customerId={id} />
          </div>
        </Suspense>
      )}
      {day && <GivenLater customerId={id} day={date} />}
      {form.isChoosing && form.contested.length > 0 && day && (
        <Suspense fallback={null}>
          <TwoDevicesDialog
            contested={form.contested}
            day={day}
            onDecide={(choices) => void form.decide(choices)}
            onClose={form.closeChoice}
          />
        </Suspense>
      )}
      {day && (
        <PageActions>
          <DayActions form={form} />
        </PageActions>
      )}
    </>
  );
}
