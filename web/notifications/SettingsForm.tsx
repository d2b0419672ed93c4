import type { FormEvent } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { NotificationSettings } from '#domain/notifications/notificationSchema.ts';
import { Button } from '../ui/Button.tsx';
import { DraftNotice } from '../ui/DraftNotice.tsx';
import { Failure } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { DigestCard } from './DigestCard.tsx';
import { MailNotice } from './MailNotice.tsx';
import { PushCard } from './PushCard.tsx';
import { QuietCard } from './QuietCard.tsx';
import classes from './Settings.module.css';
import { isUsed } from './settingValues.ts';
import { useSettingsForm } from './useSettingsForm.ts';
import { SAVE_FAILED } from './words.ts';

const FORM = 'notifications-form';

type Props = { me: Me; saved: NotificationSettings };

/** All settings: the person's are saved together, push messages on a device are switched at once. */
export function SettingsForm({ me, saved }: Props) {
  const form = useSettingsForm(me.id, saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <Page
      title="Notifications"
      narrow
      actions={
        <Button type="submit" form={FORM} loading={form.busy} disabled={form.isOutdated}>
          Save Notifications
        </Button>
      }
    >
      <div className={classes.cards}>
        <PushCard userId={me.id} devices={saved.devices} />
        <form ref={form.content} id={FORM} noValidate className={classes.cards} onSubmit={submit}>
          <DraftNotice
            draft={form}
            outdated="You saved other choices meanwhile, on another screen."
            theirs="Show those"
            mine="Keep these"
            restored="Here is what you chose last time and did not save."
          />
          {form.failure && <Failure message={SAVE_FAILED} reason={form.failure} />}
          <section className={classes.card} aria-labelledby="notifications-kinds">
            <h2 id="notifications-kinds" className={classes.title}>
              What you are told
            </h2>
            <p className="quiet">
              App: in the list behind the bell. Push: on your devices. E-mail: to {me.email}.
            </p>
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
