import { IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say as colleagueSays } from '#domain/colleagues/words.ts';
import { INVITATION_DAYS, isOpen } from '#domain/invitations/invitation.ts';
import type { Invitation } from '#domain/invitations/invitationSchema.ts';
import { POSITIONS, type Position } from '#domain/signIn/access.ts';
import { rowsOf } from '../api/request.ts';
import { InPlaceForm } from '../auth/InPlaceForm.tsx';
import { ProofFields, useAsked } from '../auth/ProofFields.tsx';
import { createOnce, newCreation, newKey } from '../draft/createOnce.ts';
import { useForm } from '../draft/useForm.ts';
import {
  COLLEAGUES,
  type ColleagueInvited,
  colleaguesInvitedQuery,
  inviteColleague,
  refetchInvitations,
  useMails,
} from '../invitations/api.ts';
import { InvitationList } from '../invitations/InvitationList.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field, SelectField } from '../kit/Field.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say } from './words.ts';

/** Colleagues who were invited and have not come yet, and a button to invite one; for owners of the practice. */
export function InvitedColleagues() {
  const list = useInfiniteQuery(colleaguesInvitedQuery);
  const [isInviting, invite] = useState(false);
  const open = rowsOf(list.data).filter(({ state }) => isOpen(state) || state === 'expired');
  return (
    <>
      {list.isError && <Unloaded query={list} failed={say.colleaguesFailed} />}
      {open.length > 0 && <InvitationList items={open} path={COLLEAGUES} />}
      <div className="buttons" data-at-start>
        <Button variant="default" icon={IconUserPlus} onClick={() => invite(true)}>
          {say.inviteColleague}
        </Button>
      </div>
      {isInviting && <InviteDialog onClose={() => invite(false)} />}
    </>
  );
}

const schema = async () =>
  (await import('#domain/invitations/invitationSchema.ts')).colleagueInvitationSchema;

/** Invites a colleague by mail; without a mail server the link then stands in the list. */
function InviteDialog({ onClose }: { onClose: () => void }) {
  const asked = useAsked();
  const mails = useMails();
  const [creation] = useState(() => newCreation<ColleagueInvited, Invitation>());
  const initial = { email: '', position: 'dietician', password: '', code: '' };
  const form = useForm<typeof initial, ColleagueInvited>({
    initial,
    schema,
    async submit(input) {
      // What was sent cannot be changed: another input is another invitation.
      const change = (_made: Invitation, latest: ColleagueInvited) =>
        inviteColleague(latest, newKey());
      await createOnce(creation, input, { create: inviteColleague, change });
      refetchInvitations();
      toastSuccess(mails ? say.invitationSent : say.invitationMade);
      onClose();
    },
  });
  const position = form.field('position');
  return (
    <Dialog title={say.inviteColleague} onClose={form.busy ? undefined : onClose}>
      <div className="stack">
        <p>{mails ? say.colleagueByMail(INVITATION_DAYS) : say.colleagueByLink(INVITATION_DAYS)}</p>
        <InPlaceForm form={form} label={say.invite} onCancel={onClose}>
          <Field
            {...form.field('email')}
            label={say.email}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            data-autofocus
          />
          <SelectField
            {...position}
            label={say.position}
            hint={colleagueSays.mayDo[position.value as Position]}
          >
            {POSITIONS.map((each) => (
              <option key={each} value={each}>
                {colleagueSays.positions[each]}
              </option>
            ))}
          </SelectField>
          <ProofFields asked={asked} field={form.field} />
        </InPlaceForm>
      </div>
    </Dialog>
  );
}
