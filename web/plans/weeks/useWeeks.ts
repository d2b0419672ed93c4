import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { UploadedWeeks } from '#domain/plans/planWeeksSchema.ts';
import { NO_CUSTOMER } from '#domain/plans/upload.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { messageOf } from '../../api/errors.ts';
import { newCreation } from '../../draft/createOnce.ts';
import { newKey } from '../../draft/newKey.ts';
import { checkPlan } from '../form/checkPlan.ts';
import { textOf } from '../form/fields.ts';
import { focusField, PICKER_FIELD } from '../form/focusField.ts';
import { type FormState, isBlank, type Origin, type PlanForm } from '../form/planForm.ts';
import type { MarkReason } from '../marks/MarkedList.tsx';
import type { JustUploaded } from './Uploaded.tsx';
import type { SentWeeks, WeeksCreation } from './useUploadWeeks.ts';

type Stored = UploadedWeeks['items'];

type Given = {
  readonly form: PlanForm;
  readonly customerId: string | null;
  readonly reason: MarkReason;
  readonly nextStartAfter: (...stored: Stored) => Day;
  /** Says that fields are marked as wrong. */
  readonly complain: () => void;
  readonly fail: (message: string) => void;
  /** Weeks were stored while their customer is on screen; `isOver`: the form is ready for the next plan. */
  readonly onUploaded: (sent: SentWeeks, isOver: boolean) => void;
};

/** The plan that becomes several weeks, and the names of those weeks. */
type Repeated = {
  readonly plan: PlanInput;
  readonly written: Written;
  readonly names: readonly string[];
};

/** From the press on Several Weeks until all of them are uploaded; `repeated` is the plan that becomes several. */
export function useWeeks(given: Given) {
  const { form, customerId, reason, nextStartAfter, complain, fail, onUploaded } = given;
  const queries = useQueryClient();
  const [repeated, repeat] = useState<Repeated | null>(null);
  const [taken, setTaken] = useState<SentWeeks | null>(null);
  // Outlives the dialog: weeks without an answer are sent again under their own idempotency key.
  const [creation] = useState<WeeksCreation>(newCreation);

  const check = async () => {
    const checked = await checkPlan(form, complain);
    if (!checked.ok) return;
    const written = writtenIn(form, reason.text);
    repeat({ plan: checked.input, written, names: taken ? namesIn(taken, written) : [] });
  };
  return {
    repeated,
    creation,
    open() {
      if (!customerId) {
        fail(NO_CUSTOMER.message);
        return focusField(PICKER_FIELD);
      }
      // `isGiven` asks for the reason if it is missing.
      if (reason.isGiven()) check().catch((error) => fail(messageOf(error)));
    },
    close: () => repeat(null),
    marked(message: string) {
      repeat(null);
      fail(message);
      reason.ask();
    },
    /** Returns whether the form is ready for the next plan. */
    uploaded(sent: SentWeeks, isSeen: boolean): boolean {
      const { items, written } = sent;
      const isOver = form.startOver(written.state.values, emptyPlan(nextStartAfter(...items)));
      if (isSeen) {
        repeat(null);
        if (isOver) reason.clear();
        onUploaded(sent, isOver);
      }
      void queries.invalidateQueries({ queryKey: ['customers', customerId] });
      return isOver;
    },
    /** The work they were made from is in the form again. */
    takenBack(sent: SentWeeks) {
      reason.write(sent.written.reason);
      setTaken(sent);
    },
  };
}

/** The names of the weeks taken back, if the same weeks are to be uploaded again. */
function namesIn({ items, written }: SentWeeks, { state }: Written): readonly string[] {
  const isSame = ['name', 'startDate'].every(
    (path) => written.state.values[path] === state.values[path],
  );
  return isSame ? items.map(({ name }) => name) : [];
}

/** The days from the first of several weeks to the last, with what was sent; null for none. */
export function spanOf(sent: SentWeeks): JustUploaded | null {
  const [first, last] = [sent.items[0], sent.items.at(-1)];
  return first && last ? { startDate: first.startDate, endDate: last.endDate, sent } : null;
}

/** The form's work that became several weeks, kept in case they are taken back. */
export type Written = {
  /** Counts as unsaved, whatever it was begun from, and has a key of its own: the form's key is given up. */
  readonly state: FormState;
  readonly origin: Origin | null;
  /** Why the plan keeps meals that mention what the customer must not eat; '' for none. */
  readonly reason: string;
};

export function writtenIn({ state, origin }: PlanForm, reason: string): Written {
  const base = textOf(emptyPlan(state.values.startDate ?? ''));
  return { state: { ...state, base, draftId: newKey() }, origin, reason };
}

/** Puts the work into the form if that is still blank, and returns whether it did. */
export function putBack(form: PlanForm, { state, origin }: Written): boolean {
  if (origin) form.beginFrom(origin, state.draftId);
  if (!isBlank(form.state)) return false;
  form.restore(state, null);
  return true;
}
