import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { planChanges } from '#domain/plans/changes.ts';
import { changesInShort } from '#domain/plans/changeWords.ts';
import { conflictWords, MARK_REASON_MAX, MARKED_MEALS } from '#domain/plans/markReason.ts';
import type { DietPlan, PlanInput } from '#domain/plans/planSchema.ts';
import { messageOf, reasonsToConfirm } from '../../api/errors.ts';
import { ApiError, worthFetchingAgain } from '../../api/request.ts';
import { Button } from '../../kit/Button.tsx';
import { LongField } from '../../kit/Field.tsx';
import { Failure, Unreached } from '../../kit/Notice.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { toastSuccess } from '../../kit/Toaster.tsx';
import { bringBack, planQuery, versionQuery } from '../api.ts';
import { usePlanForm } from '../form/planForm.ts';
import { anywayWords, overMarks, REASON_HINT, whoAndWhen } from '../words.ts';
import classes from './OneVersion.module.css';
import { VersionWeek } from './VersionWeek.tsx';

type Props = {
  customerId: string;
  planId: string;
  version: number;
  /** Goes back to the list. */
  onBack: () => void;
  /** The version was brought back. */
  onDone: () => void;
};

/** One version, to look at and to bring back. */
export function OneVersion({ customerId, planId, version, onBack, onDone }: Props) {
  const old = useQuery(versionQuery(customerId, planId, version));
  const latest = useQuery(planQuery(customerId, planId));
  const heading = useRef<HTMLHeadingElement>(null);
  const back = useBringBack({ customerId, planId, version, onDone });
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { asking } = back;
  useEffect(() => {
    if (asking) foot.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [asking]);

  const plan = old.data;
  const now = latest.data;
  const error = old.error ?? latest.error;
  const isNow = now?.version === version;
  const short =
    plan && now && !isNow ? changesInShort(planChanges(now, plan), plan.mealTimings) : '';
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        Version {version}
        {plan && <span className={classes.facts}>{whoAndWhen(plan, new Date())}</span>}
      </h3>
      {error && (
        <Unreached
          error={error}
          failed="This version could not be loaded."
          reason={messageOf(error)}
          isStale={plan !== undefined && now !== undefined}
          onRetry={() => {
            for (const { refetch } of [old, latest]) void refetch({ cancelRefetch: false });
          }}
        />
      )}
      {!plan && !error && <Skeleton height={240} width="100%" />}
      {plan?.marked && <p className={classes.facts}>{overMarks(plan.marked)}</p>}
      {plan && <VersionWeek plan={plan} changes={plan.changes} />}
      <div ref={foot} className={classes.foot}>
        {back.failure && <Failure {...back.failure} />}
        {asking && (
          <div role="alert" className={classes.asked}>
            {asking.marked.length > 0 ? (
              <MarkedReason
                marked={asking.marked}
                reason={back.reason}
                error={back.wrong}
                onReason={back.writeReason}
              />
            ) : asking.reasons.length > 0 ? (
              <>
                <p>This is asked about before it is stored:</p>
                <ul>
                  {asking.reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </>
            ) : (
              <p>
                Bring version {version} back? It changes: {short}. The plan as it is now stays as
                version {now?.version}, and the customer sees what changed.
              </p>
            )}
          </div>
        )}
        {plan && now && !asking && (isNow || short === '') && (
          <p className={classes.same}>This is what the plan says now.</p>
        )}
        <div className={classes.buttons}>
          {asking ? (
            <>
              <Button variant="default" onClick={back.cancel}>
                Cancel
              </Button>
              <Button
                loading={back.busy}
                onClick={() => plan && now && back.confirm(plan, now.version)}
              >
                {anywayWords(asking)}
              </Button>
            </>
          ) : (
            <>
              <Button variant="default" onClick={onBack}>
                All versions
              </Button>
              {short !== '' && <Button onClick={back.ask}>Bring Back</Button>}
            </>
          )}
        </div>
      </div>
    </>
  );
}

type Given = { customerId: string; planId: string; version: number; onDone: () => void };

/** The open question. Both are empty until the server asks: what to confirm, and which meals need a reason. */
type Asking = { readonly reasons: readonly string[]; readonly marked: readonly string[] };

type Wanted = { content: PlanInput; from: number; read: readonly string[]; reason: string };

/** Asks, stores a version as the next one, and handles every answer. */
function useBringBack({ customerId, planId, version, onDone }: Given) {
  const form = usePlanForm();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Asking | null>(null);
  /** Why marked meals stay, and what is wrong with that. */
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, fail] = useState<{ message: string; reason: string } | null>(null);

  const storing = useMutation({
    mutationFn: ({ content, from, read, reason: why }: Wanted) =>
      bringBack(customerId, { planId, from, content }, { read, reason: why }),
    onMutate: () => fail(null),
    onSuccess: (plan) => {
      showInForm(plan);
      toastSuccess(`Version ${version} is back, as version ${plan.version}.`);
      onDone();
    },
    onError: (error) => {
      const reasons = reasonsToConfirm(error);
      const marked = markedIn(error);
      setAsking(reasons || marked ? { reasons: reasons ?? [], marked: marked ?? [] } : null);
      if (reasons) return;
      if (marked) return setWrong(reason === '' ? undefined : messageOf(error));
      fail({ message: `Version ${version} could not be brought back.`, reason: reasonOf(error) });
    },
    onSettled: (_plan, error) => {
      if (!error || worthFetchingAgain(error))
        void queries.invalidateQueries({ queryKey: ['customers', customerId] });
    },
  });

  /** Loads the stored plan if that plan is in the form without unsaved changes. */
  const showInForm = (plan: DietPlan) => {
    const { source } = form.state;
    if (source.kind !== 'edit' || source.id !== planId || form.dirty) return;
    form.load(plan, { kind: 'edit', id: planId, version: plan.version, name: plan.name });
  };

  return {
    asking,
    reason,
    wrong,
    writeReason: (text: string) => {
      setReason(text);
      setWrong(undefined);
    },
    failure,
    busy: storing.isPending,
    ask: () => {
      fail(null);
      setAsking({ reasons: [], marked: [] });
    },
    cancel: () => setAsking(null),
    confirm: (content: PlanInput, from: number) =>
      storing.mutate({
        content: contentOf(content),
        from,
        read: asking?.reasons ?? [],
        reason: reason.trim(),
      }),
  };
}

/** The meals that need a reason, in words; null if the server asks for none. */
const markedIn = (error: unknown): string[] | null =>
  error instanceof ApiError && error.code === MARKED_MEALS
    ? Object.values(error.fields ?? {})
    : null;

const contentOf = (plan: PlanInput): PlanInput => {
  const { name, startDate, endDate, weeklyDietPlan, mealTimings, notes } = plan;
  return { name, startDate, endDate, weeklyDietPlan, mealTimings, notes };
};

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.status === 412)
    return 'Somebody changed the plan meanwhile: look at what it says now, and try again.';
  if (error.status === 404) return 'The plan was deleted meanwhile.';
  return messageOf(error);
}

type MarkedReasonProps = {
  /** What is marked in each meal. */
  marked: readonly string[];
  reason: string;
  error: string | undefined;
  onReason: (reason: string) => void;
};

/** Asks why the marked meals of an old version come back. */
const MarkedReason = ({ marked, reason, error, onReason }: MarkedReasonProps) => (
  <>
    <p>{conflictWords(marked.length, 'this customer')}:</p>
    <ul>
      {[...new Set(marked)].map((words) => (
        <li key={words}>
          <bdi>{words}</bdi>
        </li>
      ))}
    </ul>
    <LongField
      label="Reason"
      hint={REASON_HINT}
      rows={1}
      maxLength={MARK_REASON_MAX}
      value={reason}
      error={error}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  </>
);
