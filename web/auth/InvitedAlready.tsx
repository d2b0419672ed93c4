import type { Me } from '#domain/accounts/meSchema.ts';
import { LinkButton } from '../kit/Button.tsx';
import { homeOf } from '../session/homes.ts';
import { AuthLayout } from './AuthLayout.tsx';

const ALREADY_CUSTOMER = {
  title: 'You have an account already',
  lead: 'Invitations are for new customers. If you are changing to another dietician, they can assign you.',
};

const ALREADY_DIETICIAN = {
  title: 'This invites a customer',
  lead: 'You are signed in as a dietician. Send this link to the customer to open in their own browser.',
};

/** Shown when a signed-in user opens an invitation: it changes nothing. */
export default function InvitedAlready({ me }: { me: Me }) {
  const words = me.role === 'client' ? ALREADY_DIETICIAN : ALREADY_CUSTOMER;
  return (
    <AuthLayout title={words.title} lead={words.lead}>
      <div className="stack" data-at-start>
        <LinkButton to={homeOf(me)}>Continue</LinkButton>
      </div>
    </AuthLayout>
  );
}
