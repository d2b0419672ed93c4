import type { Me } from '#domain/accounts/meSchema.ts';
import { LinkButton } from '../kit/Button.tsx';
import { homeOf } from '../session/homes.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ALREADY_CUSTOMER, ALREADY_DIETICIAN } from './invitationWords.ts';

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
