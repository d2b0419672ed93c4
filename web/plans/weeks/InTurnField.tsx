import { messageOf } from '../../api/errors.ts';
import { Failure } from '../../ui/Failure.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { datesOf } from '../lists/words.ts';
import type { OtherPlan } from './useOtherPlan.ts';

/** Chooses a second plan, for every other week; nothing for a customer without plans. */
export function InTurnField({ turn: { id, choose, plans, error } }: { turn: OtherPlan }) {
  if (plans.length === 0) return null;
  return (
    <>
      <SelectField
        label="In turn with"
        value={id}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">No other plan</option>
        {plans.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {`${plan.name}, ${datesOf(plan.startDate, plan.endDate)}`}
          </option>
        ))}
      </SelectField>
      {error && <Failure message="Failed to load the other plan." reason={messageOf(error)} />}
    </>
  );
}
