import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import type { Visit, VisitInput } from '#domain/visits/visitSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { createOnce, newCreation } from '../draft/createOnce.ts';
import { checkWith } from '../draft/sending.ts';
import { useEdit } from '../draft/useEdit.ts';
import { useSending } from '../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.tsx';
import { object, type Shaped, string } from '../store/shape.ts';
import { addVisit, refetchVisits, saveVisit, showStored } from './api.ts';
import { SAVE_FAILED } from './words.ts';

const shape = object({ date: string, text: string, nextStep: string });
type Values = Shaped<typeof shape>;

const schema = async () => (await import('#domain/visits/visitSchema.ts')).visitInputSchema;

const isOvertaken = (failure: unknown) => failure instanceof ApiError && failure.status === 412;

type Setup = {
  readonly customerId: string;
  /** The customer's own date, with which a new visit begins. */
  readonly today: Day;
  /** The visit as the server has it now; null for a new one. */
  readonly saved: Visit | null;
  /** Words typed during the save are left in the form of the visit `leftIn`; null: none are. */
  readonly onStored: (leftIn: string | null) => void;
};

/** The form of a visit; typed text is kept in the browser until it is saved. */
export function useVisitForm({ customerId, today, saved, onStored }: Setup) {
  const { id: writerId } = useMe();
  const key = visitKey(writerId, customerId, saved?.id);
  const valuesOf = (visit: Visit | null): Values => ({
    date: visit?.date ?? today,
    text: visit?.text ?? '',
    nextStep: visit?.nextStep ?? '',
  });
  const edit = useEdit({ key, shape, saved, valuesOf });
  const [creation] = useState(() => newCreation<VisitInput, Visit>());
  const sending = useSending<string | null>(key, {
    onStored(leftIn) {
      toastSuccess('Visit saved.');
      onStored(leftIn);
    },
    onRefused({ failure }) {
      // Once refetched, the form shows what somebody else saved.
      if (isOvertaken(failure)) refetchVisits(customerId);
    },
    onUnseen: (outcome) => outcome.ok || toastFailure(SAVE_FAILED),
  });
  const { values, basedOn } = edit;
  const { errors, failure } = sending;
  const isAboutSaving =
    failure !== null && Object.keys(errors).length === 0 && !isOvertaken(failure);

  const store = async (input: VisitInput) => {
    const stored = await (saved
      ? saveVisit(customerId, saved.id, input, basedOn)
      : createOnce(creation, input, {
          create: (sent, sentKey) => addVisit(customerId, sent, sentKey),
          change: (made, latest) => saveVisit(customerId, made.id, latest, made.version),
        }));
    showStored(customerId, stored);
    return edit.settle(stored, visitKey(writerId, customerId, stored.id)) ? null : stored.id;
  };
  const set = (name: keyof Values, value: string) => {
    edit.change((was) => ({ ...was, [name]: value }));
    sending.mend([name]);
  };
  return {
    ...edit,
    ...sending,
    failureMessage: isAboutSaving ? messageOf(failure) : null,
    set,
    save: () => sending.send(() => checkWith(schema, values), store),
  };
}

/** The key under which the browser keeps the typed text of a visit; a new one has no id. */
export const visitKey = (writerId: string, customerId: string, id = 'new'): string =>
  `weekplate:${writerId}:visit:${customerId}:${id}`;
