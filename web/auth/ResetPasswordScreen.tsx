import { useState } from 'react';
import { LinkButton } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { resetPassword } from './api.ts';
import { LinkScreen } from './LinkScreen.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { OpenedLink } from './OpenedLink.tsx';

/** Warns before data is lost: opening the link in the original browser loses nothing. */
const BeginsAnew = () => (
  <>
    This address isn’t confirmed yet, so somebody else may have made the account. A new password
    starts it fresh and removes everything logged or written in it so far.{' '}
    <strong>Was it you? Open this link in the browser you used before to keep everything.</strong>
  </>
);

const ANOTHER = <Link to="/forgot-password">Ask for a new link</Link>;

/** The screen that the mailed link for a forgotten password opens. */
export default function ResetPasswordScreen() {
  const [done, setDone] = useState(false);
  if (done)
    return (
      <AuthLayout title="Your new password is set" lead="You are now signed out everywhere else.">
        <div>
          <LinkButton to="/login" size="md">
            Log in
          </LinkButton>
        </div>
      </AuthLayout>
    );
  return (
    <OpenedLink
      purpose="password-reset"
      incomplete={{
        lead: 'Open the whole link, or ask for a new one.',
        footer: ANOTHER,
      }}
      dead={
        <LinkScreen
          title="This link no longer works"
          lead="A link for a new password works once and for one hour. Ask for a new one."
          ways={[
            { to: '/forgot-password', label: 'Ask for a new link' },
            { to: '/login', label: 'Log in' },
          ]}
        />
      }
    >
      {({ token, beginsAnew, trying }) => (
        <AuthLayout
          title="Choose a new password"
          lead={beginsAnew && <BeginsAnew />}
          footer={ANOTHER}
        >
          <NewPasswordForm
            label="Set New Password"
            choose={async (newPassword) => {
              await trying(resetPassword(token, newPassword));
              setDone(true);
            }}
          />
        </AuthLayout>
      )}
    </OpenedLink>
  );
}
