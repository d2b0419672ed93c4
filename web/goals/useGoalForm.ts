import { useRef } from 'react';
import type { Day } from '#domain/day.ts';
import type { Goal, GoalInput } from '#domain/goals/goalSchema.ts';
import { messageOf } from '../api/errors.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { useEdit } from '../draft/useEdit.ts';
import { useSending } from '../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.tsx';
import { addGoal, changeGoal, useGoalChange } from './api.ts';
import {
  changesOf,
  checkedGoal,
  draftKey,
  type GoalValues,
  goalValues,
  valuesOf,
  withPatch,
} from './goalValues.ts';
import { SAVE_FAILED } from './words.ts';

type Setup = {
  readonly customerId: string;
  /** The goal that is changed; null for a new one. */
  readonly goal: Goal | null;
  readonly today: Day;
  /** Words typed during the save are left in the form of the goal `leftIn`; null: none are. */
  readonly onDone: (leftIn: string | null) => void;
};

/** The form of a goal: its draft, and why it was not saved. */
export function useGoalForm({ customerId, goal, today, onDone }: Setup) {
  const me = useMe();
  const key = draftKey(me.id, customerId, goal?.id ?? null);
  const edit = useEdit<GoalValues, Goal>({
    key,
    shape: goalValues,
    saved: goal,
    valuesOf: (saved) => valuesOf(saved, today),
  });
  const creation = useRef<Creation<GoalInput, Goal>>(newCreation());
  const { mutateAsync } = useGoalChange(customerId);
  const sending = useSending<string | null>(key, {
    onStored: onDone,
    onUnseen(outcome) {
      if (!outcome.ok && outcome.failure !== null)
        toastFailure(`${SAVE_FAILED} ${messageOf(outcome.failure)}`);
    },
  });

  const store = async (input: GoalInput) => {
    const stored = await mutateAsync(() => {
      if (goal) return changeGoal(customerId, goal, changesOf(input, edit.values, edit.base));
      return createOnce(creation.current, input, {
        create: (sent, withKey) => addGoal(customerId, sent, withKey),
        change: (made, { kind: _, ...change }) => changeGoal(customerId, made, change),
      });
    });
    toastSuccess(goal ? 'Goal saved.' : 'Goal set.');
    return edit.settle(stored, draftKey(me.id, customerId, stored.id)) ? null : stored.id;
  };
  const change = (patch: Partial<GoalValues>) => {
    // An error in one field may be fixed in another: a later date can make a target possible.
    sending.mend([...Object.keys(patch), 'target', 'endsOn']);
    edit.change((was) => withPatch(was, patch));
  };
  const isAboutField = Object.keys(sending.errors).some((field) => field in edit.values);

  return {
    ...edit,
    change,
    errors: sending.errors,
    refusals: sending.refusals,
    busy: sending.busy,
    failure: isAboutField || sending.failure === null ? null : messageOf(sending.failure),
    /** Whether a reason is asked for: the goal lies, or lay, outside of safe bounds. */
    asksReason:
      sending.errors.reason !== undefined ||
      edit.values.reason !== '' ||
      (me.role !== 'customer' && goal !== null && goal.reason !== ''),
    field: (name: keyof GoalValues) => ({
      name,
      value: edit.values[name],
      error: sending.errors[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ [name]: event.currentTarget.value }),
    }),
    save: () => sending.send(() => checkedGoal(edit.values, today), store),
    cancel() {
      if (sending.busy) return;
      edit.drop();
      onDone(null);
    },
  };
}

export type GoalFormState = ReturnType<typeof useGoalForm>;
