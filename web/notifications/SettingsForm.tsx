import type { ReactNode } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type {
  NotificationMail,
  NotificationSettings,
} from '#domain/notifications/notificationSchema.ts';
import { ResendVerification } from '../auth/ResendVerification.tsx';
import { Button } from '../kit/Button.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { PushCard } from './PushCard.tsx';
import classes from './Settings.module.css';
import { isUsed } from './settingValues.ts';
import { DigestCard, QuietCard } from './TimeCards.tsx';
import { useSettingsForm } from './useSettingsForm.ts';
import { say } from './words.ts';

const FORM = 'notifications-form';

type Props = { me: Me; saved: NotificationSettings };

/** All settings: the person's are saved together, push messages on a device are switched at once. */
export function SettingsForm({ me, saved }: Props) {
  const form = useSettingsForm(me.id, saved);
  return (
    <Page
      title={say.notifications}
      narrow
      actions={
        <Button type="submit" form={FORM} loading={form.busy} disabled={form.isOutdated}>
          {say.save}
        </Button>
      }
    >
      <div className="narrow gap-4">
        <PushCard userId={me.id} devices={saved.devices} />
        <form {...form.form} id={FORM} className="narrow gap-4">
          <DraftNotice
            draft={form}
            outdated={say.outdated}
            theirs={say.showThose}
            mine={say.keepThese}
            restored={say.restored}
          />
          {form.failureMessage && (
            <Failure message={say.failedToSave} reason={form.failureMessage} />
          )}
          <section className={classes.card} aria-labelledby="notifications-kinds">
            <h2 id="notifications-kinds" className="text-17">
              {say.settings}
            </h2>
            <p className="quiet">{say.channelsHow(me.email)}</p>
            <MailNotice me={me} mail={saved.mail} isAsked={isUsed(form.values, 'mail')} />
            <ChannelTable kinds={saved.choices.map(({ kind }) => kind)} form={form} />
          </section>
          <QuietCard form={form} timeZone={saved.timeZone} />
          <DigestCard form={form} timeZone={saved.timeZone} />
        </form>
      </div>
    </Page>
  );
}

type MailNoticeProps = {
  me: Me;
  mail: NotificationMail;
  /** Whether any mail is chosen; if not, nobody misses one. */
  isAsked: boolean;
};

/** Why no mail reaches this person, and what they can do about it; nothing if mail does reach them. */
function MailNotice({ me, mail, isAsked }: MailNoticeProps): ReactNode {
  if (!isAsked || mail === 'reaches') return null;
  if (mail === 'no-mail-server') return <p className={classes.reason}>{say.noMailServer}</p>;
  if (mail === 'no-consent')
    return (
      <p className={classes.reason}>
        {say.noConsent} <Link to="/customer/my-data">{ofKit.myData}</Link>
      </p>
    );
  // The address was confirmed in another tab, and `mail` has not been refetched yet.
  if (me.emailVerified) return null;
  return (
    <div className={classes.reason}>
      <p>{say.confirmEmail}</p>
      <ResendVerification email={me.email} />
    </div>
  );
}
