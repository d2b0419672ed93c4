import { IconLink, IconSend } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isDay } from '#domain/day.ts';
import { LINE_MAX } from '#domain/invitations/invitation.ts';
import type {
  InvitationLinkInput,
  InvitationsInput,
  Invited,
} from '#domain/invitations/invitationSchema.ts';
import { messageOf } from '../api/errors.ts';
import { createOnce, newCreation, newKey } from '../draft/createOnce.ts';
import { useDraft } from '../draft/useDraft.ts';
import { type Checked, checkWith, useSending } from '../draft/useSending.ts';
import { useLocation } from '../kit/address.tsx';
import { Button, type ButtonProps } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { object, type Shaped, string } from '../store/shape.ts';
import { refetchInvitations, sendInvitations, useMails } from './api.ts';
import classes from './Invitations.module.css';
import { invitedWords, inviteLabel } from './inWords.ts';
import { say } from './words.ts';

const shape = object({
  typed: string,
  rows: string,
  name: string,
  startDate: string,
  endDate: string,
  line: string,
});
export type Values = Shaped<typeof shape>;
const EMPTY: Values = { typed: '', rows: '', name: '', startDate: '', endDate: '', line: '' };

/** Gets the people to invite from the draft that all three ways share. */
type PeopleOf = (values: Values) => Promise<Checked<InvitationsInput>>;

/** Checks the two dates, with the same sentences as Set/Update Dates. */
export const checkDates = ({ name, startDate, endDate }: Values, many = false) =>
  checkWith<InvitationLinkInput>(
    async () => (await import('#domain/invitations/invitationSchema.ts')).invitationLinkInputSchema,
    { name, startDate, endDate, many },
  );

/** The person with whom somebody came here from an enquiry, as a line to be invited; null for nobody. */
function useInvitee(): string | null {
  const invitee: unknown = useLocation().state?.invitee;
  return typeof invitee === 'string' ? invitee.replaceAll(/\s+/g, ' ') : null;
}

/** What a dietician types to invite people; kept in the browser until it is sent. */
export function useInviting() {
  const invitee = useInvitee();
  // Who wrote an enquiry is invited alone: invitations begun before keep their own draft.
  const key = `weekplate:${useMe().id}:invitations${invitee === null ? '' : ':enquiry'}`;
  const mails = useMails();
  const draft = useDraft({
    key,
    shape,
    isUnsaved: (values) => Object.values(values).some((value) => value.trim() !== ''),
  });
  const values = draft.draft ?? EMPTY;
  const [creation] = useState(() => newCreation<InvitationsInput, Invited>());
  const [result, setResult] = useState<Invited | null>(null);
  const sending = useSending<Invited>(key, {
    onStored(invited) {
      draft.drop();
      setResult(invited);
      if (invited.ids.length > 0) toastSuccess(invitedWords(invited.ids.length, mails));
    },
    onUnseen: (outcome) => outcome.ok || toastFailure(say.failedToInvite),
  });
  const begin = useEffectEvent((line: string) =>
    draft.write((now) => (now?.typed.includes(line) ? now : { ...EMPTY, typed: line })),
  );
  useEffect(() => {
    if (invitee !== null) begin(invitee);
  }, [invitee]);
  const { errors, failure } = sending;
  const isAboutField = Object.keys(errors).length > 0;

  const store = async (input: InvitationsInput) => {
    // Sent invitations cannot be changed: people invited by an attempt without an answer are not invited
    // again.
    const change = (_made: Invited, latest: InvitationsInput) => sendInvitations(latest, newKey());
    const invited = await createOnce(creation, input, { create: sendInvitations, change });
    refetchInvitations();
    return invited;
  };
  return {
    /** Whether letters are sent; if not, links are made to hand over. */
    mails,
    values,
    found: draft.found,
    isKept: draft.isKept,
    discard: draft.drop,
    errors,
    refusals: sending.refusals,
    busy: sending.busy,
    failureMessage: failure !== null && !isAboutField ? messageOf(failure) : null,
    result,
    set(name: keyof Values, value: string) {
      draft.write((now) => ({ ...(now ?? EMPTY), [name]: value }));
      sending.mend([name]);
      setResult(null);
    },
    refuse: sending.refuse,
    send: (people: PeopleOf) =>
      sending.send(async () => {
        const dates = await checkDates(values);
        return dates.ok ? people(values) : dates;
      }, store),
  };
}

export type Inviting = ReturnType<typeof useInviting>;

export function PeriodFields({ inviting, hint }: { inviting: Inviting; hint: string }) {
  const { values, errors, set } = inviting;
  return (
    <fieldset className="grid gap-2">
      <legend className={classes.legend}>{say.coachingPeriod}</legend>
      <p className={classes.about}>{hint}</p>
      <div className={classes.dates}>
        <DayField
          label={say.startDate}
          value={values.startDate}
          error={errors.startDate}
          onChange={(day) => set('startDate', day)}
        />
        <DayField
          label={say.endDate}
          value={values.endDate}
          error={errors.endDate}
          min={isDay(values.startDate) ? values.startDate : undefined}
          onChange={(day) => set('endDate', day)}
        />
      </div>
    </fieldset>
  );
}

type InviteProps = Pick<ButtonProps, 'type' | 'disabled' | 'onClick'> & { inviting: Inviting };

/** The end of a form: the line for the letter, if one is sent, what went wrong, and the button. */
export function InvitePart({ inviting, ...button }: InviteProps) {
  const { mails, busy, failureMessage } = inviting;
  const Icon = mails ? IconSend : IconLink;
  return (
    <>
      {mails && <LineField inviting={inviting} />}
      {failureMessage && <Failure message={say.failedToInvite} reason={failureMessage} />}
      <div className="buttons" data-foot>
        <Button
          {...button}
          loading={busy}
          leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
        >
          {inviteLabel(mails)}
        </Button>
      </div>
    </>
  );
}

function LineField({ inviting: { values, errors, set } }: { inviting: Inviting }) {
  return (
    <LongField
      label={say.lineFromYou}
      description={say.lineHint}
      value={values.line}
      error={errors.line}
      maxLength={LINE_MAX}
      onChange={(event) => set('line', event.currentTarget.value)}
    />
  );
}
