import type { ReactNode } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { NotificationMail } from '#domain/notifications/notificationSchema.ts';
import { ResendVerification } from '../auth/ResendVerification.tsx';
import { Link } from '../ui/Link.tsx';
import classes from './Settings.module.css';

type Props = {
  me: Me;
  mail: NotificationMail;
  /** Whether any mail is chosen; if not, nobody misses one. */
  isAsked: boolean;
};

/** Why no mail reaches this person, and what they can do about it; nothing if mail does reach them. */
export function MailNotice({ me, mail, isAsked }: Props): ReactNode {
  if (!isAsked || mail === 'reaches') return null;
  if (mail === 'no-mail-server')
    return (
      <p className={classes.reason}>
        This practice has no mail server yet, so no mail can reach you. Your choices are kept.
      </p>
    );
  if (mail === 'no-consent')
    return (
      <p className={classes.reason}>
        No mail is sent without your consent. <Link to="/customer/my-data">My data</Link>
      </p>
    );
  // The address was confirmed in another tab, and `mail` has not been refetched yet.
  if (me.emailVerified) return null;
  return (
    <div className={classes.reason}>
      <p>Confirm your e-mail address, and mails can reach you.</p>
      <ResendVerification email={me.email} />
    </div>
  );
}
