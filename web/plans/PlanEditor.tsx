import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { nextWeekAfter } from '#domain/plans/nextWeek.ts';
import { isBlankMeal } from '#domain/plans/plan.ts';
import type { DietPlan, PlanSummary } from '#domain/plans/planSchema.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { nextFreeWeek } from '#domain/plans/weeks.ts';
import type { Refusal } from '#domain/refusal.ts';
import { AskAnyway } from '../kit/Dialog.tsx';
import { useIsPhone } from '../kit/device.ts';
import { lazyDialog, lazyPart, lazyPlace } from '../kit/lazy.tsx';
import { useBriefMessage } from '../kit/time.ts';
import { planQuery } from './api.ts';
import type { Begin } from './form/beginFrom.ts';
import { type Failed, FootBar } from './form/FootBar.tsx';
import { focusForm, useUndoKeys } from './form/focusField.ts';
import classes from './form/PlanForm.module.css';
import { PlanFields, PlanHead, PlanNotes } from './form/PlanHead.tsx';
import { isBlank, useFormValue, usePlanForm } from './form/planForm.ts';
import { FORM_ID, type Reuse } from './form/useLoadPlan.ts';
import type { PlanWork } from './form/usePlanWork.ts';
import { useSavePlan, useUpload } from './form/useUpload.ts';
import { say as inForm } from './form/words.ts';
import { DayByDay } from './grid/DayByDay.tsx';
import { GridToolbar } from './grid/GridToolbar.tsx';
import { LoggedMealsContext, useLoggedMeals } from './grid/logged.tsx';
import { Suggestions, useSuggestions } from './grid/Suggestions.tsx';
import { useGridKeys } from './grid/useGridKeys.ts';
import { WeekGrid } from './grid/WeekGrid.tsx';
import { useImportStart } from './import/useImportStart.ts';
import { useKnownBefore, useMarkedCells, useMarkReason } from './marks/planMarks.ts';
import { type JustUploaded, spanOf, useWeeks } from './weeks/useWeeks.ts';
import { say } from './words.ts';

type Props = {
  customerId: string | null;
  gone: boolean;
  /** The customer's name; '' while no customer is chosen. */
  name: string;
  onNext: () => void;
  /** The customer's own date. */
  today: Day;
  refusal: Refusal | null;
  work: PlanWork;
  /** The customer's plans loaded so far, newest upload first; undefined: none loaded yet. */
  plans: readonly PlanSummary[] | undefined;
  loading: Begin | null;
  onLoad: (begin: Begin) => void;
  onReuse: (reuse: Reuse) => void;
  message: string | null;
  tell: (message: string) => void;
};

const FAILURE_MS = 5000;

const banners = () => import('./form/Banners.tsx');
const FoundWork = lazyPlace(async () => ({ default: (await banners()).FoundWork }));
const ChangedMeanwhile = lazyPlace(async () => ({ default: (await banners()).ChangedMeanwhile }));
const StillNamed = lazyPlace(async () => ({ default: (await banners()).StillNamed }));
const Uploaded = lazyPart(async () => ({
  default: (await import('./form/Banners.tsx')).Uploaded,
}));
const FoodsOfWeek = lazyPart(() => import('./grid/FoodsOfWeek.tsx'));
const MarkedList = lazyPlace(() => import('./marks/MarkedList.tsx'));
const Importing = lazyDialog(() => import('./import/ImportDialog.tsx'));
const WeeksDialog = lazyDialog(() => import('./weeks/WeeksDialog.tsx'));
const ConflictDialog = lazyDialog(() => import('./conflict/ConflictDialog.tsx'));

export function PlanEditor(props: Props) {
  const { customerId, gone, today, refusal, work, plans, loading, onLoad, message, tell } = props;
  const { name, onNext, onReuse } = props;
  const [uploaded, setUploaded] = useState<JustUploaded | null>(null);
  const form = usePlanForm();
  const root = useRef<HTMLElement>(null);
  const isPhone = useIsPhone();
  const [failure, failWith, clearFailure] = useBriefMessage<Failed>(FAILURE_MS);
  const fail = (message: string, reason?: string) => failWith({ message, reason, customerId });
  const complain = () => failWith({ message: inForm.fixFields, untilMended: true });
  const faulty = useFormValue(({ errors }) => Object.keys(errors).length > 0);
  const isMended = !faulty && failure?.untilMended === true;
  useEffect(() => {
    if (isMended) clearFailure();
  }, [isMended, clearFailure]);
  const proposed = nextFreeWeek(today, plans ?? []);
  const nextStartAfter = (...stored: readonly Pick<DietPlan, 'id' | 'startDate'>[]) => {
    const others = plans?.filter(({ id }) => !stored.some((each) => each.id === id)) ?? [];
    return nextFreeWeek(today, [...stored, ...others]);
  };
  useKnownBefore(customerId, today);
  const reason = useMarkReason();
  const marked = useMarkedCells() !== null;
  const uploading = useUpload({
    form,
    customerId,
    gone,
    nextStartAfter,
    fail,
    complain,
    clearFailure,
    reason,
    onUploaded(plan) {
      // What was said of the week that is sent, such as what Undo takes back, is over.
      tell('');
      setUploaded(plan);
    },
  });
  const { busy, upload, asked, theirs, compare, decide } = uploading;
  const weeks = useWeeks({
    form,
    customerId,
    reason,
    nextStartAfter,
    complain,
    fail,
    onUploaded(sent, isOver) {
      setUploaded(spanOf(sent));
      if (isOver) focusForm();
    },
  });
  const origin = useFormValue((shown) => shown.origin);
  const { saving, save } = useSavePlan(form, customerId, fail, complain);
  const newer = useFormValue(({ state: { source } }) =>
    source.kind === 'edit'
      ? plans?.find(({ id, version }) => id === source.id && version > source.version)
      : undefined,
  );
  const hasMeals = useFormValue(({ state: { values } }) =>
    Object.keys(values).some(
      (path) => path.startsWith('weeklyDietPlan') && !isBlankMeal(values[path] ?? ''),
    ),
  );
  const latest = plans?.[0];
  const logged = useLoggedMeals(customerId, today);
  useUndoKeys(root);
  useGridKeys(root, tell);
  const { start, ...importing } = useImportStart(root, form);
  const { offered, take } = useSuggestions(root, customerId);
  const queries = useQueryClient();
  const latestId = latest?.id;
  // Fetches the latest plan early, to suggest meals from it and to begin a plan from it. There is no subscription:
  // that would fetch the plan again while it is being deleted.
  useEffect(() => {
    if (customerId && latestId) void queries.prefetchQuery(planQuery(customerId, latestId));
  }, [queries, customerId, latestId]);

  useEffect(() => {
    if (isBlank(form.state) && form.state.values.startDate !== proposed)
      form.reset(emptyPlan(proposed));
  }, [form, proposed]);

  const cancel = () => {
    form.abandon();
    form.load(emptyPlan(proposed));
    focusForm();
    tell(say.cleared);
  };

  return (
    <section ref={root} id={FORM_ID} aria-label={say.planForm}>
      <Suspense fallback={work.found && <div className={classes.foundToCome} />}>
        {work.found && (
          <FoundWork draft={work.found} onRestore={work.restore} onDiscard={work.discard} />
        )}
      </Suspense>
      <PlanHead
        isTitled={customerId !== null}
        customerId={gone ? null : customerId}
        latest={
          latest
            ? { id: latest.id, next: nextWeekAfter(latest, { today, plans: plans ?? [] }).start }
            : null
        }
        busy={loading?.kind === 'next'}
        onNext={(id) => onLoad({ kind: 'next', id })}
        onReuse={onReuse}
        onWeeks={weeks.open}
        onImport={importing.press}
      >
        {!isPhone && <GridToolbar message={message} tell={tell} />}
      </PlanHead>
      <PlanFields />
      {isPhone && <GridToolbar message={message} tell={tell} />}
      <LoggedMealsContext value={logged}>
        {isPhone ? <DayByDay today={today} tell={tell} /> : <WeekGrid today={today} tell={tell} />}
      </LoggedMealsContext>
      {hasMeals && (
        <Suspense>
          <FoodsOfWeek
            customer={customerId === null || gone ? null : { id: customerId, name, today }}
            tell={tell}
          />
        </Suspense>
      )}
      <PlanNotes />
      {marked && (
        <Suspense>
          <MarkedList
            name={name}
            reason={reason.text}
            error={reason.error}
            busy={busy}
            off={refusal !== null}
            onReason={reason.write}
            onAnyway={() => upload()}
          />
        </Suspense>
      )}
      <FootBar
        customerId={customerId}
        refusal={refusal}
        gone={gone}
        // Once a customer is chosen, the sentence that asks for one is no longer true.
        failure={failure?.customerId === null && customerId !== null ? null : failure}
        isKept={work.isKept}
        uploading={busy}
        saving={saving}
        onUpload={() => upload()}
        onSave={save}
        onCancel={cancel}
      >
        <Suspense>
          {newer && <ChangedMeanwhile newer={newer} onCompare={() => void compare(newer.id)} />}
          {origin && origin.naming.length > 0 && <StillNamed origin={origin} />}
          {uploaded && customerId && (
            <Uploaded
              name={name}
              customerId={customerId}
              plan={uploaded}
              onNext={onNext}
              onTaken={(sent, offered) => {
                setUploaded((now) => (now?.sent === sent ? null : now));
                if (offered) return work.offer(offered);
                weeks.takenBack(sent);
                focusForm();
              }}
            />
          )}
        </Suspense>
      </FootBar>
      {offered && <Suggestions key={offered.path} offered={offered} onTake={take} />}
      <Suspense>
        {start && (
          <Importing key={start.id} start={start} onEnd={() => importing.end(start)} tell={tell} />
        )}
        {asked && (
          <AskAnyway
            title={asked.editing ? say.updateThisPlan : say.uploadThisPlan}
            reasons={asked.reasons}
            anyway={asked.editing ? say.updateAnyway : say.uploadAnyway}
            onAnyway={uploading.uploadAnyway}
            onCancel={uploading.cancel}
          />
        )}
        {customerId && weeks.repeated && (
          <WeeksDialog
            {...weeks.repeated}
            customerId={customerId}
            whose={isolated(name)}
            creation={weeks.creation}
            onUploaded={weeks.uploaded}
            onMarked={weeks.marked}
            onClose={weeks.close}
          />
        )}
        {theirs && (
          <ConflictDialog theirs={theirs} onDecide={decide} onClose={uploading.closeComparison} />
        )}
      </Suspense>
    </section>
  );
}
