import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { addDays, type Day, isDay } from '#domain/day.ts';
import { minutesOfDay } from '#domain/plans/mealTime.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { messageOf } from '../api/errors.ts';
import { GivenLater } from '../articles/GivenLater.tsx';
import { useErrorFocus } from '../draft/useForm.ts';
import { useSearchParams } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { FormNotes } from '../kit/Field.tsx';
import { lazyDialog, lazyPlace } from '../kit/lazy.tsx';
import { Failure, Unreached, VisuallyHidden } from '../kit/Notice.tsx';
import { Page, PageActions } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Tabs } from '../kit/ToggleGroup.tsx';
import { useMinute } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { Changes } from '../planChanges/ChangedMark.tsx';
import { unseenQuery, useChangedCells } from '../planChanges/unseen.ts';
import { progressDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { DateRow } from '../progress/DateRow.tsx';
import { DayBody, DaySkeleton } from '../progress/DayBody.tsx';
import { DayHead } from '../progress/DayHead.tsx';
import { dayNotes, dayTitle } from '../progress/inWords.ts';
import { adherenceShown } from '../progress/mealRows.ts';
import { isInHand } from '../progress/useDay.ts';
import { type DayForm, useDayForm } from '../progress/useDayForm.ts';
import { WeekStrip } from '../progress/WeekStrip.tsx';
import { say as ofDay } from '../progress/words.ts';
import { useMe } from '../session/session.ts';
import { Ask } from './Ask.tsx';
import classes from './ProgressScreen.module.css';
import { say } from './words.ts';

const OwnTrends = lazyPlace(() => import('./OwnTrends.tsx'));
const TwoDevicesDialog = lazyDialog(() => import('../progress/TwoDevicesDialog.tsx'));

const TRENDS_PX = 640;

const TABS = [
  { name: 'day', face: say.day },
  { name: 'trends', face: say.trends },
] as const;

export const prefetchData = ({ id, today }: Me) =>
  Promise.all([
    queryClient.prefetchQuery(trackedDayQuery(id, today)),
    queryClient.prefetchQuery(unseenQuery(id)),
    queryClient.prefetchQuery(progressDaysQuery(id, weekOf(today).from, today)),
  ]);

export default function ProgressScreen() {
  const [params, setParams] = useSearchParams();
  const open = params.get('tab') === 'trends' ? 'trends' : 'day';
  return (
    <Page
      title={say.myProgress}
      actionsLast
      beside={
        <div className={classes.tabs}>
          <Tabs
            label={say.whatToSee}
            tabs={TABS}
            open={open}
            onOpen={(next) => setParams(next === 'day' ? {} : { tab: next }, { replace: true })}
          />
        </div>
      }
    >
      {open === 'day' ? (
        <DayToLog />
      ) : (
        <Suspense fallback={<Skeleton height={TRENDS_PX} radius="lg" aria-busy="true" />}>
          <h2 className="plain">
            <VisuallyHidden>{say.trends}</VisuallyHidden>
          </h2>
          <OwnTrends />
        </Suspense>
      )}
    </Page>
  );
}

/** A day to log, or to read once it is logged. */
function DayToLog() {
  const { id, today, firstDay, timeZone } = useMe();
  const minutes = minutesOfDay(timeZone ?? 'UTC', useMinute());
  const { date, goTo } = useChosenDate(today);
  const { data: day, error, refetch } = useQuery(trackedDayQuery(id, date));
  const changed = useChangedCells(id, day?.planned, date);
  const form = useDayForm(id, date, day);
  const { heading, content } = useDayFocus(form, date, day !== undefined);
  usePrefetchedDays(id, date, today, day !== undefined);
  const ticks = form.editing ? form.meals : undefined;
  return (
    <>
      <DateRow date={date} today={today} first={firstDay} onChange={goTo} byWeek />
      <WeekStrip customerId={id} {...{ date, today }} first={firstDay} onChange={goTo} />
      <DayHead
        title={dayTitle(date, today)}
        heading={heading}
        adherence={day ? adherenceShown(day, ticks, minutes) : error ? null : undefined}
      />
      {!day && !error && <DaySkeleton />}
      {!day && error && (
        <Unreached
          error={error}
          failed={say.dayFailed}
          reason={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {day && (
        <>
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
              mealAside={(dish) => <Ask customerId={id} date={date} dish={dish} />}
              own={{ customerId: id, date }}
            />
          </fieldset>
          {/* Not above the meals, which it would move; each changed meal is marked in its row. */}
          <div className={classes.changes}>
            <Changes customerId={id} />
          </div>
          <GivenLater customerId={id} day={date} />
          {form.isChoosing && form.contested.length > 0 && (
            <Suspense fallback={null}>
              <TwoDevicesDialog
                contested={form.contested}
                day={day}
                onDecide={(choices) => void form.decide(choices)}
                onClose={form.closeChoice}
              />
            </Suspense>
          )}
          <PageActions>
            <DayActions form={form} />
          </PageActions>
          <div className="flex above-2">
            <Ask customerId={id} date={date} />
          </div>
        </>
      )}
    </>
  );
}

/** The actions on the day, and the reason if one failed. */
function DayActions({ form }: { form: DayForm }) {
  return (
    <div className={classes.actions}>
      {form.reason && <Failure message={say.submitFailed} reason={form.reason} />}
      {form.isWrong && !form.reason && <Failure message={say.fixFields} />}
      {/* Not above the meals: a row would move away from under the thumb. */}
      <FormNotes notes={dayNotes(form)} />
      <p role="status" className="small">
        {form.editing && form.isSaved && ofDay.saved}
      </p>
      <div className={classes.buttons}>
        {form.contested.length > 0 && (
          <Button variant="light" disabled={form.busy} onClick={form.openChoice}>
            {ofDay.chooseWhatToKeep}
          </Button>
        )}
        {form.editing && form.canUndo && (
          <Button variant="subtle" disabled={form.busy} onClick={form.undo}>
            {ofKit.undo}
          </Button>
        )}
        {form.editing ? (
          <Button loading={form.busy} onClick={form.submit} key="submit">
            {ofKit.submitProgress}
          </Button>
        ) : (
          <Button variant="default" disabled={form.busy} onClick={form.edit} key="edit">
            {say.editProgress}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * The day on screen: that of `?date=`, else today. When midnight passes, an address without a date moves on to the
 * new day, unless somebody is at work on the day: then it stays, and the address gets its date.
 */
function useChosenDate(today: Day) {
  const [params, setParams] = useSearchParams();
  const [undated, setUndated] = useState(today);
  const named = params.get('date');
  const chosen = named !== null && isDay(named) && named <= today ? named : null;
  const stays = chosen === null && undated !== today && isInHand(undated);
  if (undated !== today && !stays) setUndated(today);

  useEffect(() => {
    if (stays) setParams({ date: undated }, { replace: true });
  }, [stays, undated, setParams]);

  const goTo = (date: Day) => setParams(date === today ? {} : { date });
  return { date: chosen ?? undated, goTo };
}

/**
 * Moves the focus to the meals when the pressed Submit or Edit button disappears, and to the first refused field.
 * It never takes the focus from another element.
 */
function useDayFocus(form: DayForm, date: Day, arrived: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLFieldSetElement>(null);
  const { editing } = form;
  const was = useRef({ editing, date, arrived });

  useErrorFocus(content, form);

  useEffect(() => {
    const before = was.current;
    was.current = { editing, date, arrived };
    const switched = before.arrived && before.date === date && before.editing !== editing;
    if (!switched || document.activeElement !== document.body) return;
    const firstMeal = content.current?.querySelector<HTMLElement>('input[type=checkbox]:enabled');
    (firstMeal ?? heading.current)?.focus({ preventScroll: true });
  }, [editing, date, arrived]);

  return { heading, content };
}

/** Once a day has arrived, prefetches the days next to it, so that the arrows answer at once. */
function usePrefetchedDays(customerId: string, date: Day, today: Day, arrived: boolean) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!arrived) return;
    void queries.prefetchQuery(trackedDayQuery(customerId, addDays(date, -1)));
    if (date < today) void queries.prefetchQuery(trackedDayQuery(customerId, addDays(date, 1)));
  }, [queries, customerId, date, today, arrived]);
}
