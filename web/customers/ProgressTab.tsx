import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import type { Day } from '#domain/day.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { useSearchParams } from '../kit/Link.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { trackedDayQuery } from '../progress/api.ts';
import { DateRow } from '../progress/DateRow.tsx';
import { DaySkeleton, DayView } from '../progress/DayBody.tsx';
import { dayTitle } from '../progress/words.ts';
import { PerCustomer } from './PerCustomer.tsx';
import { ProgressStrip } from './ProgressStrip.tsx';
import classes from './ProgressTab.module.css';
import { viewIn, withDate } from './personView.ts';
import { dayToRead } from './stripWindow.ts';

const DAY_FAILED = 'Failed to fetch customer progress.';

const DayMessages = lazyPlace(() => import('../conversations/DayMessages.tsx'));

/** A customer's days: two weeks at a glance, and one of them as the customer sees it. */
export function ProgressTab({ customer }: { customer: Customer }) {
  const { id, today } = customer;
  const [params, setParams] = useSearchParams();
  // Chosen once: a day submitted in the meantime must not switch the page while somebody reads it.
  const [opened] = useKeyedState(id, () => dayToRead(customer.lastLoggedDay, today));
  const named = viewIn(params).date;
  const date = named && named <= today ? named : opened;
  const day = useQuery(trackedDayQuery(id, date));
  const goTo = (next: Day) => setParams(withDate(params, next), { replace: true });

  return (
    <div className={classes.progress}>
      <ProgressStrip customerId={id} date={date} today={today} onSelect={goTo} />
      <div className={classes.date}>
        <h3 className={classes.title}>{dayTitle(date, today)}</h3>
        <PerCustomer customerId={id}>
          <DateRow date={date} today={today} onChange={goTo} />
        </PerCustomer>
      </div>
      <DayRead day={day} timeZone={customer.timeZone} />
      {/* If the day failed to load, its failure is shown only once. */}
      {(day.data || day.isPending) && (
        <Suspense fallback={<Skeleton height={220} radius="lg" />}>
          <DayMessages
            key={`${id} ${date}`}
            customerId={id}
            date={date}
            theirToday={today}
            note={day.data ? waitingNoteOf(day.data) : null}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The day's own note while it waits, even if notes of other days wait longer. */
function waitingNoteOf({ date, record, waitingNote }: TrackedDay) {
  if (!waitingNote || !record) return null;
  return { date, text: record.notes, writtenAt: waitingNote.writtenAt };
}

function DayRead({ day, timeZone }: { day: UseQueryResult<TrackedDay>; timeZone: string }) {
  const failure = day.isError && <Unloaded query={day} failed={DAY_FAILED} keepsWords />;
  if (day.isPending) return <DaySkeleton forDietician />;
  if (!day.data) return failure;
  return (
    <>
      {failure}
      {!day.data.record && <NothingLogged day={day.data} />}
      {(day.data.record || day.data.planned) && <DayView day={day.data} timeZone={timeZone} />}
    </>
  );
}

/** A friendly text for a day without a record: people forget, and today is not over. */
function NothingLogged({ day }: { day: TrackedDay }) {
  return (
    <p className={classes.nothing}>
      {day.date === day.today
        ? 'Nothing logged yet. Their day is not over; what they submit appears here at once.'
        : 'Nothing was logged on this day. It happens: perhaps ask how it went.'}
      {!day.planned && ' No plan covers it either.'}
    </p>
  );
}
