import type { Me } from '#domain/accounts/meSchema.ts';
import { LinkButton } from '../kit/Button.tsx';
import { homeOf } from '../session/homes.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { say } from './words.ts';

/** Shown when a signed-in user opens an invitation: it changes nothing. */
export default function InvitedAlready({ me }: { me: Me }) {
  const { title, lead } = me.role === 'client' ? say.invitesACustomer : say.haveAccountAlready;
  return (
    <AuthLayout title={title} lead={lead}>
      <div className="stack" data-at-start>
        <LinkButton to={homeOf(me)}>{say.goOn}</LinkButton>
      </div>
    </AuthLayout>
  );
}
