import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatDay, formatDays } from '#domain/day.ts';
import { hasChanges, mealName, planChanges } from '#domain/plans/changes.ts';
import { changesInShort } from '#domain/plans/changeWords.ts';
import { MARK_REASON_MAX } from '#domain/plans/markReason.ts';
import { timingName } from '#domain/plans/plan.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { PlanChanges } from '#domain/plans/versionSchema.ts';
import { say as inDomain } from '#domain/plans/words.ts';
import { messageOf } from '../../api/errors.ts';
import { WeekFoods } from '../../foods/WeekFoods.tsx';
import { Button } from '../../kit/Button.tsx';
import { LongField } from '../../kit/Field.tsx';
import { Failure, Unreached } from '../../kit/Notice.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { ChangedMark } from '../../planChanges/ChangedMark.tsx';
import { WeekTable } from '../../planLibrary/WeekTable.tsx';
import { planQuery, versionQuery } from '../api.ts';
import { say as inPlans } from '../words.ts';
import { anywayWords, overMarks, whoAndWhen } from './inWords.ts';
import { useBringBack } from './useBringBack.ts';
import classes from './Versions.module.css';
import { say } from './words.ts';

type Props = {
  customerId: string;
  planId: string;
  version: number;
  onBack: () => void;
  onDone: () => void;
};

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
  const differences = plan && now && !isNow ? planChanges(now, plan) : null;
  const short = plan && differences ? changesInShort(differences, plan.mealTimings) : '';
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="wrap baseline gap-facts text-15 semibold below-2">
        {say.version(version)}
        {plan && <span className="small spaced regular">{whoAndWhen(plan, new Date())}</span>}
      </h3>
      {error && (
        <Unreached
          error={error}
          failed={say.oneNotLoaded}
          reason={messageOf(error)}
          isStale={plan !== undefined && now !== undefined}
          onRetry={() => {
            for (const { refetch } of [old, latest]) void refetch({ cancelRefetch: false });
          }}
        />
      )}
      {!plan && !error && <Skeleton height={240} width="100%" />}
      {plan?.marked && <p className="small spaced regular">{overMarks(plan.marked)}</p>}
      {plan && now && <VersionWeek plan={plan} differences={differences} />}
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
                <p>{say.pleaseConfirm}</p>
                <ul>
                  {asking.reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </>
            ) : (
              <p>{say.bringBackQuestion(version, short, now?.version ?? version)}</p>
            )}
          </div>
        )}
        {plan && now && !asking && (isNow || short === '') && (
          <p className={classes.same}>{say.isCurrent}</p>
        )}
        <div className={classes.buttons}>
          {asking ? (
            <>
              <Button variant="default" onClick={back.cancel}>
                {ofKit.cancel}
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
                {say.allVersions}
              </Button>
              {short !== '' && <Button onClick={back.ask}>{say.bringBack}</Button>}
            </>
          )}
        </div>
      </div>
    </>
  );
}

type MarkedReasonProps = {
  marked: readonly string[];
  reason: string;
  error: string | undefined;
  onReason: (reason: string) => void;
};

const MarkedReason = ({ marked, reason, error, onReason }: MarkedReasonProps) => (
  <>
    <p>{say.theyConflict(inDomain.conflicts(marked.length, ''))}</p>
    <ul>
      {[...new Set(marked)].map((words) => (
        <li key={words}>
          <bdi>{words}</bdi>
        </li>
      ))}
    </ul>
    <LongField
      label={inPlans.reason}
      hint={inPlans.reasonHint}
      rows={1}
      maxLength={MARK_REASON_MAX}
      value={reason}
      error={error}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  </>
);

type VersionWeekProps = {
  plan: PlanInput & { readonly changes: PlanChanges | null };
  /** From the current plan; null for the current plan itself. */
  differences: PlanChanges | null;
};

/** What the mark of a text says that Bring Back would change. */
const DIFFERS = { word: say.differs, was: say.nowIs, none: say.emptyNow };

/**
 * A plan as it was in one version, read-only: what differs from the plan as it is now is marked, in the current one
 * what that version changed.
 */
function VersionWeek({ plan, differences }: VersionWeekProps) {
  const changes = differences ?? plan.changes;
  const mark = differences ? DIFFERS : {};
  const cells = changes?.cells ?? [];
  const was = (from: 'startDate' | 'endDate') => changes?.[from]?.before ?? plan[from];
  const moved = changes?.startDate || changes?.endDate;
  const rows = plan.mealTimings.map((timing, meal) => {
    const retimed = changes?.timings.find((each) => each.meal === meal);
    const ofMeal = cells.filter((cell) => cell.meal === meal);
    return {
      isShown: retimed || ofMeal.length > 0 || plan.weeklyDietPlan.some(({ meals }) => meals[meal]),
      timing: retimed ? (
        <Text
          text={timingName(timing)}
          changed={{ before: timingName(retimed.before) }}
          mark={mark}
        />
      ) : (
        mealName(plan.mealTimings, meal)
      ),
      meals: plan.weeklyDietPlan.map(({ date, meals }, day) => (
        <Text
          key={date}
          text={meals[meal] ?? ''}
          changed={ofMeal.find((cell) => cell.day === day)}
          mark={mark}
        />
      )),
    };
  });
  return (
    <div>
      <p className="wrap baseline gap-facts muted">
        <strong className="ink text-17 breaks">{plan.name}</strong>
        <span>{formatDays(plan.startDate, plan.endDate, 'medium')}</span>
      </p>
      {changes?.name && <ChangedMark {...mark} before={changes.name.before} />}
      {moved && (
        <ChangedMark {...mark} before={formatDays(was('startDate'), was('endDate'), 'medium')} />
      )}
      {changes && hasChanges(changes) && (
        <p className={classes.legend}>
          <span aria-hidden="true" className={classes.swatch} />
          {differences ? say.differsFromNow : say.changedInVersion}
        </p>
      )}
      <WeekTable
        name={ofKit.week}
        days={plan.weeklyDietPlan.map(({ date }) => formatDay(date, 'short'))}
        rows={rows.filter(({ isShown }) => isShown)}
      />
      <WeekFoods
        days={plan.weeklyDietPlan.map(({ meals }) => meals)}
        titles={plan.weeklyDietPlan.map(({ date }) => formatDay(date, 'short'))}
        timings={plan.mealTimings}
      />
      {(plan.notes || changes?.notes) && (
        <section className="above-4">
          <h3 className="text-13 semibold below-1">{ofKit.notes}</h3>
          <p className="block leading-140 breaks lines" dir="auto">
            {plan.notes || say.none}
          </p>
          {changes?.notes && <ChangedMark {...mark} before={changes.notes.before} />}
        </section>
      )}
    </div>
  );
}

type TextProps = {
  text: string;
  changed: { readonly before: string } | undefined;
  mark: Partial<typeof DIFFERS>;
};

const Text = ({ text, changed, mark }: TextProps) =>
  changed ? (
    <>
      <span data-changed data-blank={text === ''}>
        {text || inDomain.blank}
      </span>
      <ChangedMark {...mark} before={changed.before} />
    </>
  ) : (
    text
  );
