import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/errors.ts';
import { wasRefused } from '../../draft/createOnce.ts';
import { useSending } from '../../draft/useSending.ts';
import { Button } from '../../kit/Button.tsx';
import { TextLink } from '../../kit/Link.tsx';
import { Failure } from '../../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../../kit/Toaster.tsx';
import { useMe } from '../../session/session.tsx';
import { takeBackWeeks } from '../api.ts';
import { type PlanDraft, planDraft } from '../form/planDraft.ts';
import { isBlank, useFormValue, usePlanForm } from '../form/planForm.ts';
import { daysWords } from '../words.ts';
import classes from './Uploaded.module.css';
import {
  type JustUploaded,
  putBack,
  type SentWeeks,
  TAKE_BACK_FAILED,
  takeBackWords,
  takenBackWords,
  unseenTakeBackFailed,
} from './useWeeks.ts';

type Props = {
  name: string;
  customerId: string;
  plan: JustUploaded;
  onNext: () => void;
  /** Its weeks are taken back; `offered` is what they were made from, unless that is in the form again. */
  onTaken: (sent: SentWeeks, offered: PlanDraft | null) => void;
};

/** Says for whom and for which days a plan was uploaded, until the next plan is begun. */
export function Uploaded({ name, customerId, plan, onNext, onTaken }: Props) {
  const blank = useFormValue(({ state }) => isBlank(state));
  if (!blank) return null;
  return (
    <div className={classes.line} role="status">
      <IconCheck size={18} stroke={1.5} aria-hidden />
      <span>
        Uploaded for <bdi>{name}</bdi>, {daysWords(plan.startDate, plan.endDate)}
      </span>
      <TextLink to={`/client/customers/${customerId}?tab=plans`}>View</TextLink>
      <Button variant="default" size="compact-sm" onClick={onNext}>
        Next customer
      </Button>
      {plan.sent && (
        <TakeBack customerId={customerId} whose={name} sent={plan.sent} onTaken={onTaken} />
      )}
    </div>
  );
}

type TakeBackProps = {
  customerId: string;
  /** The customer's name, for a message on another screen. */
  whose: string;
  sent: SentWeeks;
  /** The weeks are taken back; `offered` is what they were made from, unless that is in the form again. */
  onTaken: (sent: SentWeeks, offered: PlanDraft | null) => void;
};

/** Takes back weeks that were uploaded just now; the work they were made from returns to the form, or is kept. */
function TakeBack({ customerId, whose, sent, onTaken }: TakeBackProps) {
  const me = useMe();
  const form = usePlanForm();
  const queries = useQueryClient();
  const { items, written } = sent;

  const take = async () => {
    const { state } = written;
    const draft = { savedAt: new Date().toISOString(), state, intent: null };
    const storage = planDraft({ myId: me.id, customerId }, state.draftId);
    // Kept before the request: the answer may get lost, or arrive after the user has left.
    storage.keep(draft);
    try {
      return { draft, ...(await takeBackWeeks(customerId, items)) };
    } catch (error) {
      if (wasRefused(error)) storage.keep(null);
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
