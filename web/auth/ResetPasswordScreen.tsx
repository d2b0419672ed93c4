import { useState } from 'react';
import { LinkButton } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { say as ofKit } from '../kit/words.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { resetPassword } from './api.ts';
import { LinkScreen } from './LinkScreen.tsx';
import { NewPasswordForm } from './NewPasswordFields.tsx';
import { OpenedLink } from './OpenedLink.tsx';
import { say } from './words.ts';

/** Warns before data is lost: opening the link in the original browser loses nothing. */
const BeginsAnew = () => (
  <>
    {say.resetStartsFresh} <strong>{say.wasItYouThisLink}</strong>
  </>
);

const ANOTHER = <Link to="/forgot-password">{say.askForNewLink}</Link>;

/** The screen that the mailed link for a forgotten password opens. */
export default function ResetPasswordScreen() {
  const [done, setDone] = useState(false);
  if (done)
    return (
      <AuthLayout title={say.newPasswordIsSet} lead={say.nowSignedOutElsewhere}>
        <div>
          <LinkButton to="/login" size="md">
            {ofKit.logIn}
          </LinkButton>
        </div>
      </AuthLayout>
    );
  return (
    <OpenedLink
      purpose="password-reset"
      incomplete={{
        lead: say.openWholeLink,
        footer: ANOTHER,
      }}
      dead={
        <LinkScreen
          title={say.linkNoLongerWorks}
          lead={say.resetLinkDead}
          ways={[
            { to: '/forgot-password', label: say.askForNewLink },
            { to: '/login', label: ofKit.logIn },
          ]}
        />
      }
    >
      {({ token, beginsAnew, trying }) => (
        <AuthLayout
          title={say.chooseNewPassword}
          lead={beginsAnew && <BeginsAnew />}
          footer={ANOTHER}
        >
          <NewPasswordForm
            label={say.setNewPassword}
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
