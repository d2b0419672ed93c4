import {
  IconCheck,
  IconHistory,
  IconUserExclamation,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { formatDays } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { namerOf } from '#domain/plans/namedPerson.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { messageOf } from '../../api/errors.ts';
import { wasRefused } from '../../draft/createOnce.ts';
import { useSending } from '../../draft/useSending.ts';
import { Button, Filled } from '../../kit/Button.tsx';
import { TextLink } from '../../kit/Link.tsx';
import { Failure } from '../../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../../kit/Toaster.tsx';
import { namesWords } from '../../planLibrary/inWords.ts';
import { useMe } from '../../session/session.ts';
import { takeBackWeeks } from '../api.ts';
import { momentOf } from '../inWords.ts';
import { type JustUploaded, putBack, type SentWeeks, takenBackWords } from '../weeks/useWeeks.ts';
import { say as ofWeeks } from '../weeks/words.ts';
import { say as ofPlans } from '../words.ts';
import { fieldName } from './fields.ts';
import classes from './PlanForm.module.css';
import { isBlank, type Origin, useFormValue, usePlanForm } from './planForm.ts';
import { type PlanDraft, planDraft } from './usePlanWork.ts';
import { say } from './words.ts';

type BannerProps = { icon: TablerIcon; words: ReactNode; children: ReactNode };

function Banner({ icon: Icon, words, children }: BannerProps) {
  return (
    <div className={classes.banner} role="status">
      <Icon size={20} stroke={1.5} aria-hidden />
      <p className={classes.bannersWords}>{words}</p>
      {children}
    </div>
  );
}

type FoundWorkProps = { draft: PlanDraft; onRestore: () => void; onDiscard: () => void };

/** Offers to restore what a crash, a reload or a change of screen left unsaved. */
export function FoundWork({ draft, onRestore, onDiscard }: FoundWorkProps) {
  const { values, source } = draft.state;
  const name = values.name?.trim() || (source.kind === 'edit' ? source.name : '');
  const words = (
    <>
      {say.unsavedFrom(momentOf(draft.savedAt, new Date()))}
      {name && <span className="ink breaks">{say.ofName(isolated(name))}</span>}
    </>
  );
  return (
    <Banner icon={IconHistory} words={words}>
      <Button size="xs" onClick={onRestore}>
        {say.restore}
      </Button>
      <Button size="xs" variant="default" onClick={onDiscard}>
        {say.discard}
      </Button>
    </Banner>
  );
}

type ChangedMeanwhileProps = { newer: PlanSummary; onCompare: () => void };

/** Warns early, while the dietician still writes, of the conflict that an update would meet. */
export function ChangedMeanwhile({ newer, onCompare }: ChangedMeanwhileProps) {
  const when = momentOf(newer.lastModified, new Date());
  return (
    <Banner icon={IconUsers} words={say.updatedMeanwhile(when)}>
      <Button size="xs" variant="default" onClick={onCompare}>
        {say.compare}
      </Button>
    </Banner>
  );
}

/** Says where a plan still names the customer it was written for, until each place is changed or confirmed. */
export function StillNamed({ origin }: { origin: Origin }) {
  const form = usePlanForm();
  const names = useMemo(() => namerOf(origin.person), [origin.person]);
  const left = useFormValue(({ state: { values } }) =>
    origin.naming
      .filter((path) => names(values[path] ?? ''))
      .map(fieldName)
      .join('|'),
  );
  if (left === '') return null;
  return (
    <Banner icon={IconUserExclamation} words={namesWords(left.split('|'), say.writtenForCustomer)}>
      <Button size="xs" variant="default" onClick={() => form.beginFrom({ ...origin, naming: [] })}>
        {say.dismiss}
      </Button>
    </Banner>
  );
}

type UploadedProps = {
  name: string;
  customerId: string;
  plan: JustUploaded;
  onNext: () => void;
  /** Its weeks are taken back; `offered` is what they were made from, unless that is in the form again. */
  onTaken: (sent: SentWeeks, offered: PlanDraft | null) => void;
};

/** Says for whom and for which days a plan was uploaded, until the next plan is begun. */
export function Uploaded({ name, customerId, plan, onNext, onTaken }: UploadedProps) {
  const blank = useFormValue(({ state }) => isBlank(state));
  if (!blank) return null;
  return (
    <div className={classes.uploadedLine} role="status">
      <IconCheck size={18} stroke={1.5} aria-hidden />
      <span>
        <Filled
          text={say.uploadedFor(formatDays(plan.startDate, plan.endDate, 'brief'))}
          name={<bdi>{name}</bdi>}
        />
      </span>
      <TextLink to={`/client/customers/${customerId}?tab=plans`}>{ofPlans.view}</TextLink>
      <Button variant="default" size="compact-sm" onClick={onNext}>
        {say.nextCustomer}
      </Button>
      {plan.sent && (
        <TakeBack
          customerId={customerId}
          whose={isolated(name)}
          sent={plan.sent}
          onTaken={onTaken}
        />
      )}
    </div>
  );
}

type TakeBackProps = {
  customerId: string;
  /** The customer's name, for a message on another screen. */
  whose: string;
  sent: SentWeeks;
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
      toastFailure(`${ofWeeks.notTakenBackOf(whose)} ${messageOf(outcome.failure)}`);
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
        {ofWeeks.takeBack(items.length)}
      </Button>
      <Failure message={ofWeeks.notTakenBack} error={taking.failure} />
    </>
  );
}
