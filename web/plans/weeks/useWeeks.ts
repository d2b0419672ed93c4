import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import { MARKED_MEALS } from '#domain/plans/markReason.ts';
import type { PlanInput, PlanWeek, UploadedWeeks } from '#domain/plans/planSchema.ts';
import { NO_CUSTOMER } from '#domain/plans/upload.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { messageOf, reasonsToConfirm } from '../../api/errors.ts';
import { ApiError } from '../../api/request.ts';
import {
  type Creation,
  createOnce,
  newCreation,
  newKey,
  wasRefused,
} from '../../draft/createOnce.ts';
import { useSending } from '../../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../../kit/Toaster.tsx';
import { uploadWeeks } from '../api.ts';
import { textOf } from '../form/fields.ts';
import { focusField, PICKER_FIELD } from '../form/focusField.ts';
import { type FormState, isBlank, type Origin, type PlanForm } from '../form/planForm.ts';
import { checkPlan } from '../form/useUpload.ts';
import type { MarkReason } from '../marks/planMarks.ts';
import { say } from './words.ts';

/** The last upload on this screen; `sent` if it was several weeks. */
export type JustUploaded = {
  readonly startDate: string;
  readonly endDate: string;
  readonly sent?: SentWeeks;
};

type Stored = UploadedWeeks['items'];

type Given = {
  readonly form: PlanForm;
  readonly customerId: string | null;
  readonly reason: MarkReason;
  readonly nextStartAfter: (...stored: Stored) => Day;
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

type Weeks = {
  readonly plan: PlanInput;
  readonly other?: PlanInput;
  readonly weeks: readonly PlanWeek[];
};
export type WeeksCreation = Creation<Weeks, UploadedWeeks>;

export type SentWeeks = { readonly items: UploadedWeeks['items']; readonly written: Written };

type UploadGiven = {
  readonly customerId: string;
  readonly whose: string;
  readonly written: Written;
  readonly creation: WeeksCreation;
  readonly onUploaded: (sent: SentWeeks, isSeen: boolean) => boolean;
  readonly onMarked: (message: string) => void;
};

export function useUploadWeeks(given: UploadGiven) {
  const { customerId, whose, written, creation, onUploaded, onMarked } = given;
  const queries = useQueryClient();
  const [asked, ask] = useState<readonly string[] | null>(null);
  const [failure, fail] = useState<unknown>(null);
  /** Refetches the lists after an error that leaves open whether the weeks were stored. */
  const lookAgain = (error: unknown) => {
    if (!wasRefused(error)) void queries.invalidateQueries({ queryKey: ['customers', customerId] });
  };
  const stored = (sent: SentWeeks, isSeen: boolean) => {
    const isOver = onUploaded(sent, isSeen);
    toastSuccess(uploadedWords(sent.items.length, !isOver, isSeen ? '' : whose));
  };
  // Two customers' weeks may be uploading at once: each answer belongs to one of them.
  const sending = useSending<SentWeeks>(`plan weeks ${customerId}`, {
    onStored: (sent) => stored(sent, true),
    onRefused: ({ failure: error }) => {
      lookAgain(error);
      const reasons = reasonsToConfirm(error);
      if (reasons) return ask(reasons);
      if (error instanceof ApiError && error.code === MARKED_MEALS) return onMarked(error.message);
      fail(error);
    },
    onUnseen(outcome) {
      if (outcome.ok) return stored(outcome.stored, false);
      lookAgain(outcome.failure);
      toastFailure(unseenFailureWords(outcome.failure, whose));
    },
  });
  const upload = (input: Weeks, read: readonly string[] = []) => {
    fail(null);
    sending.send(
      async () => ({ ok: true, input }),
      async (sent) => {
        const { items } = await createOnce(creation, sent, {
          // The confirmed reasons are about these weeks alone.
          create: (each, key) =>
            uploadWeeks(customerId, each, key, {
              read: each === sent ? read : [],
              markedReason: written.reason,
            }),
          change() {
            // The next attempt is about other weeks.
            creation.made = null;
            return Promise.reject(storedBefore());
          },
        });
        return { items, written };
      },
    );
  };
  return {
    busy: sending.busy,
    failure,
    asked,
    upload,
    uploadAnyway(input: Weeks) {
      ask(null);
      upload(input, asked ?? []);
    },
    cancel: () => ask(null),
  };
}

const BEFORE = 'stored-before';

/** The weeks of the previous attempt, which had no answer, are stored, but these are other weeks. */
export const storedBefore = () => new ApiError(0, BEFORE, say.uploadedBefore);

/** The message about weeks that failed, and whether they may be stored all the same. */
export function failureWords(error: unknown): { message: string; reason: string | null } {
  if (error instanceof ApiError && error.code === BEFORE)
    return { message: error.message, reason: null };
  const message = wasRefused(error) ? say.nothingUploaded : say.cannotTell;
  return { message, reason: messageOf(error) };
}

/** Shown as a toast after the screen of the weeks was left: `whose` names their customer. */
export function unseenFailureWords(error: unknown, whose: string): string {
  const { message, reason } = failureWords(error);
  return [say.severalWeeksFor(whose), message, reason].filter(Boolean).join(' ');
}

/** `offeredTo`: the customer in whose form the work is offered, unless it is in the form again. */
export function takenBackWords(taken: number, uploaded: number, offeredTo: string | null): string {
  const where = offeredTo === null ? say.inFormAgain : say.keptFor(offeredTo);
  return `${goneWords(taken, uploaded)} ${where}`;
}

function goneWords(taken: number, uploaded: number): string {
  if (taken === 0) return say.nothingLeft;
  return taken < uploaded ? say.someTakenBack(taken, uploaded) : say.allTakenBack(taken);
}

export function uploadedWords(count: number, isFormKept: boolean, whose?: string): string {
  const done = whose ? say.uploadedFor(count, whose) : say.uploaded(count);
  return isFormKept ? `${done} ${say.typedSinceKept}` : done;
}
