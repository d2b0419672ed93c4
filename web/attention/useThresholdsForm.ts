import type { QueryKey } from '@tanstack/react-query';
import type { Thresholds } from '#domain/attention/attention.ts';
import { ApiError } from '../api/request.ts';
import type { Schema } from '../draft/sending.ts';
import { unlessOutdated } from '../draft/unlessOutdated.ts';
import { useEdit } from '../draft/useEdit.ts';
import { useFields } from '../draft/useForm.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import { queryClient } from '../live/queryClient.ts';
import { object, string } from '../store/shape.ts';
import { numbersOf, type Texts, textsOf } from './thresholdFields.ts';

const shape = object({
  silentDays: string,
  lowPercent: string,
  planDays: string,
  periodDays: string,
  weightPercent: string,
});

type Stored = Readonly<Record<keyof Thresholds, number | null>> & { readonly version: number };

type Setup<I> = {
  /** The storage key of the unsaved draft. */
  readonly draftKey: string;
  /** The values on the server, and where they are kept here. */
  readonly saved: Stored;
  readonly queryKey: QueryKey;
  readonly schema: () => Promise<Schema<I>>;
  readonly save: (input: I, basedOn: number) => Promise<Stored>;
  readonly onStored: () => void;
};

/** The form of thresholds, of the practice or of one person. */
export function useThresholdsForm<I>({
  draftKey,
  saved,
  queryKey,
  schema,
  save,
  onStored,
}: Setup<I>) {
  const edit = useEdit<Texts, Stored>({
    key: draftKey,
    shape,
    saved,
    valuesOf: (stored) => textsOf(stored ?? saved),
  });
  const form = useFields<Texts, I>({
    values: edit.values,
    change: edit.change,
    async schema() {
      const checked = await schema();
      return { safeParse: (texts) => checked.safeParse(numbersOf(texts)) };
    },
    async submit(input) {
      const stored = await unlessOutdated(save(input, edit.basedOn));
      if (stored instanceof ApiError) return;
      queryClient.setQueryData(queryKey, stored);
      toastSuccess('Thresholds saved.');
      if (edit.settle(stored)) onStored();
    },
  });
  return { ...form, ...edit };
}
