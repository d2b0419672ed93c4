import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/errors.ts';
import { wasRefused } from '../../draft/createOnce.ts';
import { useSending } from '../../draft/useSending.ts';
import { Button } from '../../kit/Button.tsx';
import { Failure } from '../../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../../kit/Toaster.tsx';
import { useMe } from '../../session/session.tsx';
import { browserStore } from '../../store/browserStore.ts';
import { takeBackWeeks } from '../api.ts';
import { draftsKey, dropDraft, type KeptDraft } from '../form/keptDrafts.ts';
import { usePlanForm } from '../form/planFormContext.ts';
import type { SentWeeks } from './useUploadWeeks.ts';
import { TAKE_BACK_FAILED, takeBackWords, takenBackWords, unseenTakeBackFailed } from './words.ts';
import { keepWritten, putBack } from './written.ts';

type Props = {
  customerId: string;
  /** The customer's name, for a message on another screen. */
  whose: string;
  sent: SentWeeks;
  /** The weeks are taken back; `offered` is what they were made from, unless that is in the form again. */
  onTaken: (sent: SentWeeks, offered: KeptDraft | null) => void;
};

/** Takes back weeks that were uploaded just now; the work they were made from returns to the form, or is kept. */
export default function TakeBack({ customerId, whose, sent, onTaken }: Props) {
  const me = useMe();
  const form = usePlanForm();
  const queries = useQueryClient();
  const { items, written } = sent;

  const take = async () => {
    const [store, key] = [browserStore(), draftsKey(me.id, customerId)];
    // Kept before the request: the answer may get lost, or arrive after the user has left.
    const draft = keepWritten(store, key, written, new Date().toISOString());
    try {
      return { draft, ...(await takeBackWeeks(customerId, items)) };
    } catch (error) {
      if (wasRefused(error)) dropDraft(store, key, draft.state.draftId);
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: ['customers', customerId] });
    }
  };
  type Taken = Awaited<ReturnType<typeof take>>;
  const taken = ({ draft, takenBack }: Taken, isSeen: boolean) => {
    const isInForm = isSeen && putBack(form, written);
    onTaken(sent, isInForm ? null : draft);
    toastSuccess(takenBackWords(takenBack, items.length, isInForm ? null : whose));
  };
  const taking = useSending<Taken>(`take back ${items[0]?.id}`, {
    onStored: (answer) => taken(answer, true),
    onUnseen(outcome) {
      if (outcome.ok) return taken(outcome.stored, false);
      toastFailure(`${unseenTakeBackFailed(whose)} ${messageOf(outcome.failure)}`);
    },
  });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={taking.busy}
        onClick={() => taking.send(async () => ({ ok: true, input: items }), take)}
      >
        {takeBackWords(items.length)}
      </Button>
      {taking.failure !== null && (
        <Failure message={TAKE_BACK_FAILED} reason={messageOf(taking.failure)} />
      )}
    </>
  );
}
