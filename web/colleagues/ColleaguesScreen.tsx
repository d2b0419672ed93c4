import { IconArrowLeft, IconPencil, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Colleague } from '#domain/colleagues/colleagueSchema.ts';
import { say as colleagueSays } from '#domain/colleagues/words.ts';
import { INVITATION_DAYS, isOpen } from '#domain/invitations/invitation.ts';
import type { Invitation } from '#domain/invitations/invitationSchema.ts';
import { rowsOf } from '../api/pages.ts';
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
import { Button, RowAction } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { Link } from '../kit/Link.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMay, useMe } from '../session/session.ts';
import { colleaguesQuery } from './api.ts';
import classes from './Colleagues.module.css';
import { PositionDialog, PositionField } from './PositionDialog.tsx';
import { say } from './words.ts';

type Asked = { readonly colleague: Colleague; readonly leaves: boolean };

/** `/client/colleagues`: who works in the practice, as what; owners invite colleagues here, and let them go. */
export default function ColleaguesScreen() {
  const mayChange = useMay('practiceOwner');
  const list = useQuery(colleaguesQuery);
  const [asked, ask] = useState<Asked | null>(null);
  const items = list.data?.items ?? [];
  return (
    <Page title={ofKit.colleagues} narrow>
      <Link to="/client/settings" className={classes.back}>
        <IconArrowLeft size={20} stroke={1.5} aria-hidden />
        {ofKit.practiceSettings}
      </Link>
      <div className="grid gap-4 shrinks">
        {list.data ? (
          <ul className="card" aria-label={ofKit.colleagues}>
            {items.map((colleague) => (
              <Row
                key={colleague.id}
                colleague={colleague}
                onAsk={mayChange ? (leaves) => ask({ colleague, leaves }) : null}
              />
            ))}
          </ul>
        ) : (
          <Unloaded
            query={list}
            failed={say.colleaguesFailed}
            skeleton={
              <RowsSkeleton
                count={2}
                className="card"
                rowClassName="ruled row gap-3 pad-row"
                widths={['40%', '60%']}
              />
            }
          />
        )}
        {items.length === 1 && <p className="quiet">{say.aloneYet}</p>}
        {mayChange && <InvitedColleagues />}
        <details className={classes.rights}>
          <summary>{say.whoMayDoWhat}</summary>
          <p>{colleagueSays.mayDo.owner}</p>
          <p>{colleagueSays.mayDo.dietician}</p>
          <p>{colleagueSays.mayDo.assistant}</p>
        </details>
        {asked && <PositionDialog {...asked} colleagues={items} onClose={() => ask(null)} />}
      </div>
    </Page>
  );
}

type RowProps = {
  colleague: Colleague;
  /** Null for who may not change anything. */
  onAsk: ((leaves: boolean) => void) | null;
};

function Row({ colleague, onAsk }: RowProps) {
  const me = useMe();
  const { id, email, position, customers, disabled } = colleague;
  const name = colleague.name.trim() || email;
  const facts = [
    colleagueSays.positions[position],
    ...(position === 'assistant' && customers === 0 ? [] : [say.customersOf(customers)]),
    ...(disabled ? [say.lockedOut] : []),
  ];
  return (
    <li className="ruled row gap-3 pad-row">
      <div className={classes.who}>
        <p className="plain">
          <bdi className="semibold">{name}</bdi>
          {id === me.id && <span className="muted"> {say.you}</span>}
        </p>
        <p className="small">
          <bdi>{email}</bdi>
        </p>
        <p className="small">{facts.join(' · ')}</p>
      </div>
      {onAsk && (
        <div className="row stiff">
          <RowAction
            icon={IconPencil}
            label={say.changePosition}
            name={say.changePositionOf(name)}
            onClick={() => onAsk(false)}
          />
          <RowAction
            icon={IconUserMinus}
            label={ofKit.remove}
            name={say.removeOne(name)}
            onClick={() => onAsk(true)}
          />
        </div>
      )}
    </li>
  );
}

/** Colleagues who were invited and have not come yet, and a button to invite one; for owners of the practice. */
function InvitedColleagues() {
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
  return (
    <Dialog
      title={say.inviteColleague}
      onClose={form.busy ? undefined : onClose}
      typed={form.isTyped}
    >
      <div className="stack">
        <p>{mails ? say.colleagueByMail(INVITATION_DAYS) : say.colleagueByLink(INVITATION_DAYS)}</p>
        <InPlaceForm form={form} label={ofKit.invite} onCancel={onClose}>
          <Field
            {...form.field('email')}
            label={ofKit.email}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            data-autofocus
          />
          <PositionField {...form.field('position')} />
          <ProofFields asked={asked} field={form.field} />
        </InPlaceForm>
      </div>
    </Dialog>
  );
}
