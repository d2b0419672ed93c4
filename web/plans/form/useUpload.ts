import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isDay } from '#domain/day.ts';
import { MARKED_MEALS } from '#domain/plans/markReason.ts';
import type { DietPlan, PlanInput, planInputSchema } from '#domain/plans/planSchema.ts';
import { CUSTOMER_NOT_FOUND, NO_CUSTOMER } from '#domain/plans/upload.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { say as words } from '#domain/words.ts';
import { messageOf, reasonsToConfirm, rules } from '../../api/errors.ts';
import { ApiError, worthFetchingAgain } from '../../api/request.ts';
import { createOnce, type Intent, intentOf } from '../../draft/createOnce.ts';
import { type Checked, useSending } from '../../draft/useSending.ts';
import { clearToasts, toastSuccess } from '../../kit/Toaster.tsx';
import { planQuery, savePlan, updatePlan, uploadPlan } from '../api.ts';
import type { MarkReason } from '../marks/planMarks.ts';
import { FIELD_ORDER, type FieldPath, textOf } from './fields.ts';
import { focusField, focusFieldSoon, focusForm, PICKER_FIELD } from './focusField.ts';
import type { FieldErrors, PlanForm } from './planForm.ts';
import { say } from './words.ts';

type Given = {
  readonly form: PlanForm;
  readonly customerId: string | null;
  /** The chosen customer does not exist (any more). */
  readonly gone: boolean;
  readonly nextStartAfter: (stored: DietPlan) => string;
  readonly fail: (message: string) => void;
  /** Says that fields are marked as wrong. */
  readonly complain: () => void;
  readonly clearFailure: () => void;
  readonly reason: MarkReason;
  readonly onUploaded: (plan: DietPlan) => void;
};

type Asked = {
  readonly editing: boolean;
  /** One sentence each. */
  readonly reasons: readonly string[];
};

/** Uploads the form as a new plan, or updates the plan it was loaded from, and handles every answer. */
export function useUpload(given: Given) {
  const {
    form,
    customerId,
    gone,
    nextStartAfter,
    fail,
    complain,
    clearFailure,
    reason,
    onUploaded,
  } = given;
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The version that another dietician stored in the meantime, while it is being compared. */
  const [theirs, setTheirs] = useState<DietPlan | null>(null);

  const finish = (plan: DietPlan, sent: typeof form.state.values, done: string) => {
    if (form.startOver(sent, emptyPlan(nextStartAfter(plan)))) {
      reason.clear();
      onUploaded(plan);
      focusForm();
    } else {
      // Text typed during the upload is not stored yet.
      const { id, version, name } = plan;
      form.rebase(form.state.values, plan, { kind: 'edit', id, version, name });
    }
    toastSuccess(done);
  };

  const compare = async (planId: string) => {
    if (!customerId) return;
    setTheirs(await queries.fetchQuery(planQuery(customerId, planId)));
  };

  const refused = async (error: unknown): Promise<string | null> => {
    const { source } = form.state;
    if (!(error instanceof ApiError)) return messageOf(error);
    if (error.status === 412 && source.kind === 'edit') {
      await compare(source.id);
      return null;
    }
    if (error.status === 404 && source.kind === 'edit') {
      form.setSource({ kind: 'new' });
      return say.planGone;
    }
    if (error.status === 404) return CUSTOMER_NOT_FOUND.message;
    if (error.code === MARKED_MEALS) reason.ask();
    if (error.status === 422) showErrors(form, error.fields);
    return error.message;
  };

  /** Shows the question if the server asks for a confirmation; false for every other error. */
  const isAsked = (error: unknown): boolean => {
    const reasons = reasonsToConfirm(error);
    if (reasons) setAsked({ editing: isEdit(), reasons });
    return reasons !== null;
  };

  const bodyFor = (read: readonly string[]) => ({ read, markedReason: reason.text });
  const isEdit = () => form.state.source.kind === 'edit';
  const failed = (editing: boolean, message: string) =>
    fail(editing ? say.updateFailed(message) : say.uploadFailed(message));

  const uploadOnce = (customer: string, plan: PlanInput, read: readonly string[]) =>
    createOnce(form, plan, {
      // The confirmed reasons are about this plan only. An earlier plan that needs a confirmation is refused.
      create: (sent, key) => uploadPlan(customer, sent, key, bodyFor(sent === plan ? read : [])),
      change: (made, changed) => {
        // From here on the form edits the stored plan.
        form.made = null;
        form.setSource({ kind: 'edit', id: made.id, version: made.version, name: made.name });
        return updatePlan(customer, made, changed, bodyFor(read));
      },
    });

  const send = async (customer: string, plan: PlanInput, read: readonly string[]) => {
    const { source, values } = form.state;
    const editing = source.kind === 'edit';
    try {
      const stored = editing
        ? await updatePlan(customer, source, plan, bodyFor(read))
        : await uploadOnce(customer, plan, read);
      finish(stored, values, editing ? say.updated : say.uploaded);
    } catch (error) {
      clearToasts();
      const message = isAsked(error) ? null : await refused(error).catch(messageOf);
      if (message) failed(editing, message);
      if (!worthFetchingAgain(error)) return;
    }
    // No await: the form is ready for the next plan as soon as this one is stored.
    void queries.invalidateQueries({ queryKey: ['customers', customer] });
  };

  const sending = useSending<void>('plan upload', {
    onStored: () => undefined,
    onRefused: ({ failure }) => failure !== null && failed(isEdit(), messageOf(failure)),
  });
  const upload = (read: readonly string[] = []) => {
    if (sending.busy) return;
    if (!customerId) {
      fail(NO_CUSTOMER.message);
      focusField(PICKER_FIELD);
      return;
    }
    if (gone) return fail(CUSTOMER_NOT_FOUND.message);
    if (!reason.isGiven()) return;
    sending.send(
      () => checkPlan(form, complain),
      (plan) => {
        clearFailure();
        return send(customerId, plan, read);
      },
    );
  };

  return {
    busy: sending.busy,
    upload,
    asked,
    cancel: () => setAsked(null),
    uploadAnyway: () => {
      setAsked(null);
      upload(asked?.reasons);
    },
    theirs,
    compare: (planId: string) => compare(planId).catch((error) => fail(messageOf(error))),
    closeComparison: () => setTheirs(null),
    /** Takes the chosen values over. They are sent, unless all of them are the other version's. */
    decide(values: typeof form.state.values, isTheirs: boolean) {
      if (!theirs) return;
      const { id, version, name } = theirs;
      form.rebase(isTheirs ? textOf(theirs) : values, theirs, { kind: 'edit', id, version, name });
      setTheirs(null);
      if (!isTheirs) upload();
    },
  };
}

/** Keeps a copy of the form as a saved plan of the customer; the form stays as it is. */
export function useSavePlan(
  form: PlanForm,
  customerId: string | null,
  fail: (message: string, reason?: string) => void,
  complain: () => void,
) {
  const queries = useQueryClient();
  const intent = useRef<Intent<PlanInput> | null>(null);
  const sending = useSending<void>('saved plan', {
    onStored: () => undefined,
    onRefused({ failure }) {
      if (failure === null) return;
      if (failure instanceof ApiError && failure.status === 422) showErrors(form, failure.fields);
      fail(say.saveFailed, messageOf(failure));
    },
  });

  const store = async (customer: string, plan: PlanInput) => {
    intent.current = intentOf(intent.current, plan);
    await savePlan(customer, plan, intent.current.key);
    intent.current = null;
    toastSuccess(say.saved);
    void queries.invalidateQueries({ queryKey: ['customers', customer, 'saved-diet-plan'] });
  };

  return {
    saving: sending.busy,
    save() {
      if (customerId)
        return sending.send(
          () => checkPlan(form, complain),
          (plan) => store(customerId, plan),
        );
      fail(say.selectToSave);
      focusField(PICKER_FIELD);
    },
  };
}

/** The fields that a 422 names, as far as the form has them. */
export function knownErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => FIELD_ORDER.includes(path)));
}

/** The first wrong field in reading order: where the caret goes. */
export const firstError = (errors: FieldErrors): FieldPath | null =>
  FIELD_ORDER.find((path) => path in errors) ?? null;

function showErrors(form: PlanForm, fields: Readonly<Record<string, string>>): void {
  const errors = knownErrors(fields);
  form.complain(errors);
  const first = firstError(errors);
  if (!first) return;
  form.activate(first);
  focusFieldSoon(first);
}

/** The plan as it may be sent. If it may not, `complain` says so. Throws when it cannot be checked. */
export async function checkPlan(form: PlanForm, complain: () => void): Promise<Checked<PlanInput>> {
  const { planInputSchema } = await rules(() => import('#domain/plans/planSchema.ts'));
  const errors = planErrors(form.plan, planInputSchema);
  if (Object.keys(errors).length === 0) return { ok: true, input: form.plan };
  showErrors(form, errors);
  complain();
  return { ok: false, errors };
}

/** The schema's errors in a plan, by field; empty when it may be sent. */
export function planErrors(plan: PlanInput, schema: typeof planInputSchema): FieldErrors {
  const result = schema.safeParse(plan);
  if (result.success) return {};
  const errors: Record<FieldPath, string> = {};
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    // Errors in the dates of the days are skipped: they follow the start date, whose own error is shown.
    if (!FIELD_ORDER.includes(path)) continue;
    errors[path] ??= issue.message;
  }
  for (const path of ['startDate', 'endDate'] as const) {
    if (plan[path] === '' || !isDay(plan[path])) errors[path] = say.enterDate;
  }
  // The schema compares the two dates only if everything else is right.
  if (plan.startDate > plan.endDate) errors.endDate ??= words.datesReversed;
  return errors;
}
