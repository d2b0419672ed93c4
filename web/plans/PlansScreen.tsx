import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { eaterOf } from '#domain/allergens/allergens.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { CUSTOMER_NOT_FOUND, uploadRefusal } from '#domain/plans/upload.ts';
import { CONSENT_WITHDRAWN } from '#domain/signIn/access.ts';
import { say as signInSays } from '#domain/signIn/words.ts';
import { customerQuery } from '../api/customer.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { WHOLE_LIST } from '../customers/address.ts';
import {
  customerChoiceQuery,
  customerListQuery,
  isConsentWithdrawn,
  planListQuery,
} from '../customers/api.ts';
import { useKeyedState } from '../draft/useDraft.ts';
import { useSearchParams } from '../kit/address.tsx';
import { useIsWide } from '../kit/device.ts';
import { lazyDialog, lazyPart, lazyPlace } from '../kit/lazy.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { atRest, useBriefMessage } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { customerProfileQuery } from '../profiles/api.ts';
import { useMe } from '../session/session.ts';
import { CustomerPicker } from './customer/CustomerPicker.tsx';
import { FORM_TITLE_ID, focusFieldSoon, PICKER_FIELD } from './form/focusField.ts';
import { PlanFormContext } from './form/planForm.ts';
import {
  forCustomer,
  type Reuse,
  useLoadPlan,
  usePlanInAddress,
  withoutBegin,
} from './form/useLoadPlan.ts';
import { usePlanWork } from './form/usePlanWork.ts';
import { MarksContext, usePlanMarks } from './marks/planMarks.ts';
import { PlanEditor } from './PlanEditor.tsx';
import classes from './PlansScreen.module.css';
import { say } from './words.ts';

/** With more customers than these, a practice finds its way, though nobody has a plan yet. */
const FIRST_CUSTOMERS = 5;
const SAID_MS = 3000;
const FAILURE_MS = 5000;

const WhoNeedsYou = lazyPart(() => import('../attention/WhoNeedsYou.tsx'));
const TodayAppointments = lazyPart(() =>
  atRest(() => import('../appointments/TodayAppointments.tsx')),
);
const FirstPlan = lazyPlace(() => import('./customer/FirstPlan.tsx'));
const PersonLine = lazyPlace(() => import('./customer/PersonLine.tsx'));
const PlanLists = lazyPlace(() => import('./lists/PlanLists.tsx'));
const Rail = lazyPlace(() => import('./customer/Rail.tsx'));
const ReuseDialog = lazyDialog(() => import('./reuse/ReuseDialog.tsx'));

export default function PlansScreen() {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('customer');
  // Shown at once: the address changes the screen only when the browser finds the time, and what is typed until then
  // would go into the form of the one before.
  const [customerId, showAtOnce] = useKeyedState(inAddress ?? '', () => inAddress);
  const known = customerId !== null;
  const customer = useQuery({ ...customerQuery(customerId ?? ''), enabled: known });
  const closed = isConsentWithdrawn(customer.error);
  const gone = customer.error instanceof ApiError && customer.error.status === 404;
  const list = useInfiniteQuery({
    ...planListQuery(customerId ?? ''),
    enabled: known && !gone && !closed,
  });
  const person = gone || closed ? undefined : customer.data;
  const plans = list.data?.pages[0]?.items.length;
  const anybody = useInfiniteQuery({
    ...customerChoiceQuery(''),
    enabled: !known || plans === 0,
  });
  const people = anybody.data?.pages[0]?.items ?? [];
  const isNew = anybody.data !== undefined && people.length <= FIRST_CUSTOMERS;
  const rows = useInfiniteQuery({
    ...customerListQuery(WHOLE_LIST),
    enabled: isNew && people.length > 0,
  });
  const isFirstPlan =
    isNew &&
    !plans &&
    (people.length === 0 ||
      rows.data?.pages[0]?.items.every(({ planEndsOn }) => planEndsOn === null) === true);
  // The restrictions may take many lines above the week. The week waits for them, so that it does not move.
  const profile = useQuery({ ...customerProfileQuery(customerId ?? ''), enabled: known });
  const waits = [customer, profile].some(
    ({ isFetching, isPending, failureCount }) => isFetching && isPending && failureCount === 0,
  );
  useWidePage(useIsWide());
  const work = usePlanWork(customerId);
  const about = profile.data;
  const eater = useMemo(() => (about ? eaterOf(about.profile, about.chosen) : null), [about]);
  const marks = usePlanMarks(work.form, eater);
  const [message, tell] = useBriefMessage(SAID_MS);
  const [loadFailure, failLoad] = useBriefMessage(FAILURE_MS);
  const today = person?.today ?? me.today;
  const whose = { customerId: customerId ?? '', today };
  const { loading, load } = useLoadPlan(work.form, whose, { tell, fail: failLoad });

  const [reuse, setReuse] = useState<Reuse | null>(null);
  const latestId = list.data?.pages[0]?.items[0]?.id;
  usePlanInAddress(person !== undefined && list.data !== undefined, (begin) => {
    const id = begin.id || latestId;
    if (id) void load({ ...begin, id });
    else failLoad(say.noPlanToContinue);
  });

  const choose = (id: string, more?: Readonly<Record<string, string>>) => {
    showAtOnce(id);
    setParams(forCustomer(params, id, more));
  };
  const next = () => {
    const rest = withoutBegin(params);
    rest.delete('customer');
    showAtOnce(null);
    setParams(rest);
    focusFieldSoon(PICKER_FIELD);
  };
  const refusal = refusalOf({ gone, closed }, person);
  const name = person ? person.name.trim() || person.email : '';

  return (
    <Page title={known ? name || say.dietPlan : ofKit.today}>
      {(isFirstPlan || !known) && (
        <div className={classes.board}>
          {/* Until this is known, the way to the first plan may come. */}
          {(anybody.isLoading || rows.isLoading) && <span data-coming hidden />}
          <Suspense fallback={<div className={classes.toCome} data-coming />}>
            {!known && !(isFirstPlan && people.length === 0) && (
              <WhoNeedsYou>
                <Suspense>
                  <TodayAppointments />
                </Suspense>
              </WhoNeedsYou>
            )}
            {isFirstPlan && (
              <FirstPlan
                customers={people}
                chosen={person}
                onChoose={choose}
                form={work.form}
                tell={tell}
              />
            )}
          </Suspense>
        </div>
      )}
      <div className={classes.strip}>
        {!known && (
          <h2 id={FORM_TITLE_ID} tabIndex={-1} className={classes.write}>
            {ofKit.writeAPlan}
          </h2>
        )}
        <CustomerPicker chosen={person} onChoose={(id) => choose(id)} />
        <div className={classes.person} aria-busy={known && customer.isPending}>
          {person && (
            <Suspense fallback={<PersonSkeleton />}>
              <PersonLine customer={person} />
            </Suspense>
          )}
          {known && customer.isPending && <PersonSkeleton />}
          {closed && <p role="status">{signInSays.consentWithdrawn}</p>}
          {customer.isLoadingError && !gone && !closed && (
            <Unloaded
              query={customer}
              failed={say.customerNotLoaded}
              reason={messageOf(customer.error)}
            />
          )}
        </div>
      </div>
      <PlanFormContext value={work.form}>
        <MarksContext value={marks}>
          <div className={classes.desk} data-waits={waits || undefined}>
            <div>
              <PlanEditor
                key={work.form.id}
                customerId={customerId}
                gone={gone}
                today={today}
                refusal={refusal}
                work={work}
                plans={list.data?.pages.flatMap((page) => page.items)}
                loading={loading}
                name={name}
                onNext={next}
                onLoad={load}
                onReuse={setReuse}
                message={loadFailure ?? message}
                tell={tell}
              />
              {person && (
                <Suspense>
                  <PlanLists
                    customerId={person.id}
                    loading={loading}
                    onLoad={load}
                    onReuse={setReuse}
                  />
                </Suspense>
              )}
            </div>
            {person && (
              <Suspense>
                <Rail customer={person} />
              </Suspense>
            )}
          </div>
          {reuse && (
            <Suspense>
              <ReuseDialog
                reuse={reuse}
                customerId={customerId}
                person={person}
                onTake={load}
                onOther={(id, more) => {
                  setReuse(null);
                  choose(id, more);
                }}
                fail={failLoad}
                onClose={() => setReuse(null)}
              />
            </Suspense>
          )}
        </MarksContext>
      </PlanFormContext>
    </Page>
  );
}

const CLOSED = { code: CONSENT_WITHDRAWN, message: signInSays.consentWithdrawn };

function refusalOf(why: { gone: boolean; closed: boolean }, person: Customer | undefined) {
  if (why.gone) return CUSTOMER_NOT_FOUND;
  if (why.closed) return CLOSED;
  return person ? uploadRefusal(person, person.today) : null;
}

function PersonSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton height={24} width="60%" />
      <Skeleton height={14} width="80%" mt={8} />
    </div>
  );
}

/**
 * The page, and the bar above it, grow with the screen; the page begins higher, so that more of it is in sight. Set by script, because browsers match `html:has(…)` at
 * each key.
 */
function useWidePage(isWide: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--page-top', 'var(--space-3)');
    if (isWide) style.setProperty('--page-width', '1680px');
    return () => {
      style.removeProperty('--page-width');
      style.removeProperty('--page-top');
    };
  }, [isWide]);
}
