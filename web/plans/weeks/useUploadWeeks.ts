import { useState } from 'react';
import { MARKED_MEALS } from '#domain/plans/markedCode.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { PlanWeek, UploadedWeeks } from '#domain/plans/planWeeksSchema.ts';
import { reasonsToConfirm } from '../../api/errors.ts';
import { ApiError } from '../../api/request.ts';
import { type Creation, createOnce, newCreation } from '../../draft/createOnce.ts';
import { useSending } from '../../draft/useSending.ts';
import { uploadWeeks } from '../api.ts';

type Weeks = { readonly plan: PlanInput; readonly weeks: readonly PlanWeek[] };

type Given = {
  readonly customerId: string;
  readonly markedReason: string;
  readonly onUploaded: (weeks: UploadedWeeks['items']) => void;
  readonly onMarked: (message: string) => void;
};

const STORED_BEFORE =
  'An earlier try has uploaded these weeks after all. Close this: they stand in Existing Plans.';

/** Uploads several weeks at once, and asks what the server asks about. */
export function useUploadWeeks({ customerId, markedReason, onUploaded, onMarked }: Given) {
  const [creation] = useState<Creation<Weeks, UploadedWeeks>>(newCreation);
  const [asked, ask] = useState<readonly string[] | null>(null);
  const [failure, fail] = useState<unknown>(null);
  const sending = useSending<UploadedWeeks>('plan weeks', {
    onStored: ({ items }) => onUploaded(items),
    onRefused: ({ failure: error }) => {
      const reasons = reasonsToConfirm(error);
      if (reasons) return ask(reasons);
      if (error instanceof ApiError && error.code === MARKED_MEALS) return onMarked(error.message);
      fail(error);
    },
  });
  const upload = (input: Weeks, read: readonly string[] = []) => {
    fail(null);
    sending.send(
      async () => ({ ok: true, input }),
      (sent) =>
        createOnce(creation, sent, {
          // The confirmed reasons are about these weeks alone.
          create: (each, key) =>
            uploadWeeks(customerId, each, key, { read: each === sent ? read : [], markedReason }),
          change: () => Promise.reject(new ApiError(0, 'stored-before', STORED_BEFORE)),
        }),
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
