import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MARKED_MEALS } from '#domain/plans/markedCode.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { PlanWeek, UploadedWeeks } from '#domain/plans/planWeeksSchema.ts';
import { reasonsToConfirm } from '../../api/errors.ts';
import { ApiError } from '../../api/request.ts';
import { type Creation, createOnce, wasRefused } from '../../draft/createOnce.ts';
import { useSending } from '../../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../../kit/Toaster.tsx';
import { uploadWeeks } from '../api.ts';
import { storedBefore, unseenFailureWords, uploadedWords } from './words.ts';
import type { Written } from './written.ts';

type Weeks = {
  readonly plan: PlanInput;
  /** The plan of every second week. */
  readonly other?: PlanInput;
  readonly weeks: readonly PlanWeek[];
};
export type WeeksCreation = Creation<Weeks, UploadedWeeks>;

/** The stored weeks, and what they were made from. */
export type SentWeeks = { readonly items: UploadedWeeks['items']; readonly written: Written };

type Given = {
  readonly customerId: string;
  /** The customer's name, for a message on another screen. */
  readonly whose: string;
  readonly written: Written;
  readonly creation: WeeksCreation;
  /** Returns whether the form is ready for the next plan. */
  readonly onUploaded: (sent: SentWeeks, isSeen: boolean) => boolean;
  readonly onMarked: (message: string) => void;
};

/** Uploads several weeks at once, and shows the server's questions. */
export function useUploadWeeks(given: Given) {
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
