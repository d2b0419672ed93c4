import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { STRIP_DAYS } from '#domain/customers/customer.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, type Day, daysBetween, daysFrom, formatDays } from '#domain/day.ts';
import { inARow } from '#domain/language/language.ts';
import { eatenOf, soFar } from '#domain/progress/adherence.ts';
import type { ProgressDay, TrackedDay } from '#domain/progress/progressSchema.ts';
import { useKeyedState } from '../draft/useDraft.ts';
import { useSearchParams } from '../kit/address.tsx';
import { DayStrip } from '../kit/DayStrip.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { progressDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { DateRow } from '../progress/DateRow.tsx';
import { DayView, DayViewSkeleton } from '../progress/DayView.tsx';
import { dayTitle } from '../progress/inWords.ts';
import { viewIn, withDate } from './address.ts';
import classes from './ProgressTab.module.css';
import { say } from './words.ts';

const DayMessages = lazyPlace(() => import('../conversations/DayMessages.tsx'));

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
    <div className="column gap-4">
      <ProgressStrip customerId={id} date={date} today={today} onSelect={goTo} />
      <div className={classes.date}>
        <h3 className="text-17 leading-135">{dayTitle(date, today)}</h3>
        <div key={id}>
          <DateRow date={date} today={today} onChange={goTo} />
        </div>
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
  const failure = day.isError && <Unloaded query={day} failed={say.dayNotLoaded} keepsWords />;
  if (day.isPending) return <DayViewSkeleton />;
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
      {day.date === day.today ? say.nothingToday : say.nothingThen}
      {!day.planned && ` ${day.date === day.today ? say.noPlanToday : say.noPlanThen}`}
    </p>
  );
}

type ProgressStripProps = {
  customerId: string;
  date: Day;
  today: Day;
  onSelect: (date: Day) => void;
};

const NOT_LOGGED = { logged: 'none', eaten: null } as const;

const asSquare = (day: ProgressDay | undefined) =>
  day && {
    ...day,
    eaten: day.logged === 'none' || day.meals === 0 ? null : eatenOf(soFar(day, day.toCome ?? 0)),
  };

/** The fourteen days around the day being read, each a button that opens it. */
function ProgressStrip({ customerId, date, today, onSelect }: ProgressStripProps) {
  const { from, to } = stripWindow(date, today);
  const { data } = useQuery(progressDaysQuery(customerId, from, to));
  // The days are shown, and can be chosen, before their data has loaded.
  const known = data?.items ?? [];
  const days = daysFrom(from, STRIP_DAYS).map(
    (date) => asSquare(known.find((day) => day.date === date)) ?? { ...NOT_LOGGED, date },
  );
  const logged = known.filter((day) => day.logged !== 'none').length;
  return (
    <div className={classes.strip}>
      <div className={classes.days}>
        <DayStrip days={days} size="lg" selected={date} onSelect={onSelect} />
      </div>
      <p className={classes.summary}>
        {inARow([
          formatDays(from, to, 'medium'),
          known.length > 0 && say.daysLoggedOf(logged, STRIP_DAYS),
        ])}
      </p>
    </div>
  );
}

type DayWindow = { from: Day; to: Day };

/** The fourteen days that contain `date`, in windows counted back from `today` without overlap. */
export function stripWindow(date: Day, today: Day): DayWindow {
  const before = Math.max(0, Math.floor(daysBetween(date, today) / STRIP_DAYS));
  const to = addDays(today, -before * STRIP_DAYS);
  return { from: addDays(to, 1 - STRIP_DAYS), to };
}

/**
 * The day that a dietician most likely wants to read: the last one logged, if the strip ending today shows
 * it, otherwise today.
 */
export function dayToRead(lastLoggedDay: Day | null, today: Day): Day {
  const oldest = addDays(today, 1 - STRIP_DAYS);
  return lastLoggedDay && lastLoggedDay >= oldest && lastLoggedDay <= today ? lastLoggedDay : today;
}
