import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { takeBackWeeks } from '../api.ts';
import { usePlanForm } from '../form/planFormContext.ts';
import type { SentWeeks } from './useUploadWeeks.ts';
import { TAKE_BACK_FAILED, takeBackWords, takenBackWords } from './words.ts';

type Props = { customerId: string; sent: SentWeeks; onTaken: () => void };

/** Takes back weeks that were uploaded just now; what they were made from is in the form again. */
export default function TakeBack({ customerId, sent, onTaken }: Props) {
  const form = usePlanForm();
  const queries = useQueryClient();
  const { items, written } = sent;
  const taking = useMutation({
    mutationFn: () => takeBackWeeks(customerId, items),
    onSuccess() {
      form.fill(written);
      toastSuccess(takenBackWords(items.length));
      onTaken();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['customers', customerId] }),
  });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={taking.isPending}
        onClick={() => taking.mutate()}
      >
        {takeBackWords(items.length)}
      </Button>
      {taking.isError && <Failure message={TAKE_BACK_FAILED} reason={messageOf(taking.error)} />}
    </>
  );
}
