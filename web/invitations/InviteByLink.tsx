import { IconLink, IconShare } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  INVITATION_DAYS,
  INVITEE_NAME_MAX,
  PRACTICE_LINK_USES,
} from '#domain/invitations/invitation.ts';
import type { Invitation, InvitationLinkInput } from '#domain/invitations/invitationSchema.ts';
import { messageOf } from '../api/errors.ts';
import { createOnce, newCreation, newKey } from '../draft/createOnce.ts';
import { useErrorFocus } from '../draft/useForm.ts';
import { Button, Filled } from '../kit/Button.tsx';
import { CopyButton } from '../kit/DeviceButtons.tsx';
import { Field } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { makeLink, refetchInvitations } from './api.ts';
import classes from './Invitations.module.css';
import { checkDates, type Inviting, PeriodFields } from './inviting.tsx';
import { invitationName } from './inWords.ts';
import { say } from './words.ts';

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
      aria-label={say.inviteByLink}
      className={classes.form}
      onSubmit={submit}
    >
      <Field
        label={ofKit.name}
        description={say.nameHint}
        value={values.name}
        error={errors.name}
        maxLength={INVITEE_NAME_MAX}
        autoComplete="off"
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <PeriodFields inviting={inviting} hint={say.periodMayBeEmpty} />
      {failure && <Failure message={say.failedToMakeLink} reason={failure} />}
      <p className={classes.about}>{say.howLinksWork(INVITATION_DAYS, PRACTICE_LINK_USES)}</p>
      <div className="buttons" data-foot>
        <Button variant="default" loading={busy === 'many'} onClick={() => void make(true)}>
          {say.makeLinkForEverybody}
        </Button>
        <Button type="submit" loading={busy === 'one'} icon={IconLink}>
          {say.makeLink}
        </Button>
      </div>
      {made?.link && <LinkBox key={made.id} link={made.link} of={invitationName(made)} />}
    </form>
  );
}

/** A link that was just made, to be copied or, on a phone, shared. */
function LinkBox({ link, of }: { link: string; of: string }) {
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => copy.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={copy} className={classes.made}>
      <p role="status" className={classes.about}>
        <Filled text={say.linkMade} name={<bdi>{of}</bdi>} />
      </p>
      <code className={classes.link}>{link}</code>
      <div className="buttons">
        <CopyButton label={say.copyLink} text={() => link} isMain />
        {'share' in navigator && (
          <Button
            variant="default"
            icon={IconShare}
            // Rejects if the user closes the dialog without sharing, which needs no message.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {say.share}
          </Button>
        )}
      </div>
    </div>
  );
}
