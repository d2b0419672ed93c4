import { IconLink } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import {
  INVITATION_DAYS,
  INVITEE_NAME_MAX,
  PRACTICE_LINK_USES,
} from '#domain/invitations/invitation.ts';
import type { Invitation, InvitationLinkInput } from '#domain/invitations/invitationSchema.ts';
import { messageOf } from '../api/errors.ts';
import { createOnce, newCreation } from '../draft/createOnce.ts';
import { newKey } from '../draft/newKey.ts';
import { useErrorFocus } from '../draft/useErrorFocus.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Failure } from '../ui/Notice.tsx';
import { makeLink, refetchInvitations } from './api.ts';
import classes from './Invitations.module.css';
import { LinkBox } from './LinkBox.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { checkDates, type Inviting } from './useInviting.ts';
import { invitationName, LINK_FAILED } from './words.ts';

/** A link that the dietician hands over themselves: for one person, or for everybody. */
export function InviteByLink({ inviting }: { inviting: Inviting }) {
  const { values, errors, set } = inviting;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<'one' | 'many' | null>(null);
  const [made, setMade] = useState<Invitation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [creation] = useState(() => newCreation<InvitationLinkInput, Invitation>());
  useErrorFocus(form, inviting);

  const make = async (many: boolean) => {
    if (busy) return;
    setBusy(many ? 'many' : 'one');
    setFailure(null);
    try {
      const checked = await checkDates(many ? { ...values, name: '' } : values, many);
      if (!checked.ok) return inviting.refuse(checked.errors);
      const change = (_made: Invitation, input: InvitationLinkInput) => makeLink(input, newKey());
      setMade(await createOnce(creation, checked.input, { create: makeLink, change }));
      inviting.discard();
      refetchInvitations();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make(false);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Invite by link"
      className={classes.form}
      onSubmit={submit}
    >
      <Field
        label="Name"
        description="Whom the link is for; they can call themselves something else."
        value={values.name}
        error={errors.name}
        maxLength={INVITEE_NAME_MAX}
        autoComplete="off"
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <PeriodFields inviting={inviting} hint="It can stay empty for now." />
      {failure && <Failure message={LINK_FAILED} reason={failure} />}
      <p className={classes.about}>
        A link works for {INVITATION_DAYS} days. One for a person works once; the one for everybody
        for {PRACTICE_LINK_USES} people, and takes the place of the one you made before.
      </p>
      <div className="buttons" data-at-end>
        <Button variant="default" loading={busy === 'many'} onClick={() => void make(true)}>
          Make link for everybody
        </Button>
        <Button
          type="submit"
          loading={busy === 'one'}
          leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
        >
          Make link
        </Button>
      </div>
      {made?.link && <LinkBox key={made.id} link={made.link} of={invitationName(made)} />}
    </form>
  );
}
