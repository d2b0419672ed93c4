import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDays } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { inWeek, repeatedWeeks } from '#domain/plans/nextWeek.ts';
import { WEEKS_MAX } from '#domain/plans/plan.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { copyOf } from '#domain/plans/week.ts';
import { fieldErrors } from '../../api/errors.ts';
import { rowsOf } from '../../api/pages.ts';
import { planListQuery } from '../../customers/api.ts';
import { AskAnyway, Dialog } from '../../kit/Dialog.tsx';
import { Field, SelectField } from '../../kit/Field.tsx';
import { Foot } from '../../kit/Foot.tsx';
import { Failure } from '../../kit/Notice.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { planQuery } from '../api.ts';
import { say as ofPlans } from '../words.ts';
import {
  failureWords,
  type SentWeeks,
  useUploadWeeks,
  type WeeksCreation,
  type Written,
} from './useWeeks.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  whose: string;
  plan: PlanInput;
  written: Written;
  names: readonly string[];
  creation: WeeksCreation;
  onUploaded: (sent: SentWeeks, isSeen: boolean) => boolean;
  /** A reason is missing for meals that mention what the customer must not eat. */
  onMarked: (message: string) => void;
  onClose: () => void;
};

const COUNTS = Array.from({ length: WEEKS_MAX }, (_, index) => index + 1);
const FIRST_COUNT = 2;

/** Uploads a plan once for each of several consecutive weeks: all of them or none. */
export default function WeeksDialog(props: Props) {
  const { plan, names: before, onClose, ...sent } = props;
  const [count, setCount] = useState(before.length || FIRST_COUNT);
  const [names, setNames] = useState<Readonly<Record<number, string>>>({ ...before });
  const weeks = repeatedWeeks(plan, count).map((week, index) => ({
    ...week,
    name: names[index] ?? week.name,
  }));
  const turn = useOtherPlan(props.customerId, count > 1);
  const all = { plan, weeks, ...(turn.other && { other: turn.other }) };
  const { busy, failure, asked, upload, uploadAnyway, cancel } = useUploadWeeks(sent);
  const errors = failure === null ? {} : fieldErrors(failure);
  return (
    <Dialog title={say.severalWeeks} onClose={busy ? undefined : onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!turn.isComing) upload(all);
        }}
      >
        <div className="stack">
          <SelectField
            label={ofKit.weeks}
            value={count}
            data-autofocus
            onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
          >
            {COUNTS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
          {count > 1 && <InTurnField turn={turn} />}
        </div>
        <ol className="grid gap-2 above-3">
          {weeks.map((week, index) => {
            const { startDate, endDate } = inWeek(plan, week);
            return (
              <li key={startDate}>
                <Field
                  label={formatDays(startDate, endDate, 'medium')}
                  aria-label={say.nameOfWeek(index + 1, formatDays(startDate, endDate, 'medium'))}
                  maxLength={200}
                  autoComplete="off"
                  value={week.name}
                  error={errors[`weeks.${index}.name`]}
                  onChange={({ currentTarget: { value } }) =>
                    setNames((now) => ({ ...now, [index]: value }))
                  }
                />
              </li>
            );
          })}
        </ol>
        {failure !== null && <Failure {...failureWords(failure)} />}
        <Foot
          does={say.uploadWeeks(count)}
          onCancel={onClose}
          busy={busy}
          disabled={turn.isComing}
        />
      </form>
      {asked && (
        <AskAnyway
          title={say.uploadThese}
          reasons={asked}
          anyway={ofPlans.uploadAnyway}
          onAnyway={() => uploadAnyway(all)}
          onCancel={cancel}
        />
      )}
    </Dialog>
  );
}

/** The customer's plan that takes every second week, if one is chosen. */
function useOtherPlan(customerId: string, isAsked: boolean) {
  const [id, choose] = useState('');
  const plans = rowsOf(useInfiniteQuery(planListQuery(customerId)).data);
  const isChosen = isAsked && id !== '';
  const { data, error } = useQuery({ ...planQuery(customerId, id), enabled: isChosen });
  return {
    id,
    choose,
    plans,
    error: isChosen ? error : null,
    /** Chosen, but not here yet: an upload would repeat one plan alone. */
    isComing: isChosen && !data,
    other: isChosen && data ? copyOf(data) : undefined,
  };
}

type InTurnFieldProps = { turn: ReturnType<typeof useOtherPlan> };

/** Chooses a second plan, for every other week; nothing for a customer without plans. */
function InTurnField({ turn: { id, choose, plans, error } }: InTurnFieldProps) {
  if (plans.length === 0) return null;
  return (
    <>
      <SelectField
        label={say.inTurnWith}
        value={id}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{say.noOther}</option>
        {plans.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {say.planAndDays(
              isolated(plan.name),
              formatDays(plan.startDate, plan.endDate, 'medium'),
            )}
          </option>
        ))}
      </SelectField>
      <Failure message={say.otherNotLoaded} error={error} />
    </>
  );
}
