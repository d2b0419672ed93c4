import { IconBell, IconMailOff, IconMailQuestion, IconMailX, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { clockWords, dayIn, formatDay, type Instant } from '#domain/day.ts';
import { zoneWords } from '#domain/moment.ts';
import { addReminderRefusal, EVERY_DAY, nameOf } from '#domain/reminders/reminder.ts';
import type { Reminder, ReminderMail } from '#domain/reminders/reminderSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ResendVerification } from '../auth/ResendVerification.tsx';
import { Button, StayingButton } from '../kit/Button.tsx';
import { EmptyState, Failure, Unreached } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';
import { remindersQuery } from './api.ts';
import { ReminderForm } from './ReminderForm.tsx';
import { ADD_ID, editIdOf, ReminderList, useFocusNext } from './ReminderList.tsx';
import classes from './RemindersScreen.module.css';
import { type ReminderValues, withWritten } from './reminderValues.ts';
import { type ReminderFormState, useReminderForm } from './useReminderForm.ts';
import { say } from './words.ts';

/** Fetches what the screen shows, before it is opened. */
export const prefetchData = ({ id }: Me) => queryClient.prefetchQuery(remindersQuery(id));

const NONE: readonly Reminder[] = [];

/** `/customer/reminders`: what the customer is reminded of, and when. */
export default function RemindersScreen() {
  const me = useMe();
  const { data, error, refetch } = useQuery(remindersQuery(me.id));
  const items = data?.items ?? NONE;
  const focusNext = useFocusNext();
  const form = useReminderForm(me.id, items, ({ id }) => focusNext(editIdOf(id)));
  const writtenId = form.draft?.id ?? null;
  const listed = withWritten(items, form.draft);
  // After travelling, either the session or the list knows the new time zone first.
  const timeZone = me.timeZone ?? data?.timeZone ?? 'UTC';

  const written = form.draft && (
    <ReminderForm
      form={form}
      name={form.edited && nameOf(form.edited, items)}
      onCancel={() => {
        form.cancel();
        focusNext(form.edited ? editIdOf(form.edited.id) : ADD_ID);
      }}
    />
  );
  return (
    <Page
      title={ofKit.reminders}
      narrow
      actions={data && !written && <AddReminder count={items.length} onAdd={form.add} />}
    >
      <p className={classes.lead}>{say.lead(zoneWords(timeZone))}</p>
      {!data && !error && <RemindersSkeleton />}
      {!data && error && (
        <Unreached
          error={error}
          failed={say.failedToFetch}
          reason={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <MailNotice mail={data.mail} refusedAt={data.refusedAt} me={me} />
          {written && writtenId === null && <div className={classes.card}>{written}</div>}
          {listed.length > 0 ? (
            <ReminderList
              customerId={me.id}
              items={listed}
              timeZone={timeZone}
              edited={written && writtenId !== null ? { id: writtenId, form: written } : null}
              onEdit={form.edit}
              focusNext={focusNext}
            />
          ) : (
            !written && <NoReminders form={form} />
          )}
        </>
      )}
    </Page>
  );
}

function AddReminder({ count, onAdd }: { count: number; onAdd: () => void }) {
  const refusal = addReminderRefusal(count);
  const hadFocus = useRef(false);
  // When no more reminders can be added, a sentence replaces the button and takes its focus.
  const noteFocus = (button: HTMLButtonElement | null) => () => {
    hadFocus.current = button !== null && document.activeElement === button;
  };
  const takeFocus = (sentence: HTMLParagraphElement | null) => {
    if (hadFocus.current) sentence?.focus({ preventScroll: true });
    hadFocus.current = false;
  };
  if (refusal)
    return (
      <p ref={takeFocus} id={ADD_ID} tabIndex={-1} className={classes.full}>
        {refusal.message}
      </p>
    );
  return (
    <Button ref={noteFocus} id={ADD_ID} icon={IconPlus} onClick={onAdd}>
      {say.add}
    </Button>
  );
}

const SUBJECTS = [150, 120, 170];

/** The skeleton of the list while it is loading. */
function RemindersSkeleton() {
  return (
    <div className="card" aria-busy="true" role="status" aria-label={ofKit.loading}>
      {SUBJECTS.map((width) => (
        <div key={width} className={classes.row}>
          <div className={classes.time}>
            <Skeleton width={68} height={26} my={5} />
          </div>
          <div className={classes.words}>
            <Skeleton width={width} height={14} mt={4} />
            <Skeleton width="70%" height={12} mt={10} />
          </div>
          <div className={classes.switch}>
            <Skeleton width={44} height={26} radius="lg" />
          </div>
        </div>
      ))}
    </div>
  );
}

type MailNoticeProps = { mail: ReminderMail; refusedAt: Instant | null; me: Me };

/** Why reminders do not reach this customer by mail, and what they can do about it; nothing if they do. */
function MailNotice({ mail, refusedAt, me }: MailNoticeProps) {
  if (mail === 'no-mail-server')
    return (
      <div className={classes.notice}>
        <IconMailOff size={20} stroke={1.5} aria-hidden className={classes.noticeIcon} />
        <p className={classes.noticeWords}>{say.noMailServer}</p>
      </div>
    );
  if (mail === 'reaches' && refusedAt) {
    const day = formatDay(dayIn(me.timeZone ?? 'UTC', new Date(refusedAt)), 'long');
    return (
      <div className={classes.notice} data-asks>
        <IconMailX size={20} stroke={1.5} aria-hidden className={classes.noticeIcon} />
        <p className={classes.noticeWords}>{say.refused(day, me.email)}</p>
      </div>
    );
  }
  // The address was confirmed in another tab, and `mail` has not been refetched yet.
  if (mail === 'reaches' || me.emailVerified) return null;
  return (
    <div className={classes.notice} data-asks>
      <IconMailQuestion size={20} stroke={1.5} aria-hidden className={classes.noticeIcon} />
      <div className={classes.noticeWords}>
        <p>{say.confirmEmail}</p>
        <ResendVerification email={me.email} />
      </div>
    </div>
  );
}

const weekdays = [...EVERY_DAY];

/** The reminders most people start with, each added in one press. */
const SUGGESTIONS: readonly { readonly words: string; readonly values: ReminderValues }[] = [
  {
    words: say.everyEvening(clockWords('20:00')),
    values: { subject: 'day', time: '20:00', weekdays },
  },
  {
    words: say.everyMorning(clockWords('07:30')),
    values: { subject: 'plan', time: '07:30', weekdays },
  },
];

function NoReminders({ form: { busy, failure, addSuggested } }: { form: ReminderFormState }) {
  return (
    <EmptyState
      icon={IconBell}
      title={say.noneYet}
      action={
        <div className={classes.suggestions}>
          {SUGGESTIONS.map(({ words, values }) => (
            <StayingButton
              key={words}
              className={classes.suggestion}
              disabled={busy}
              data-loading={busy || undefined}
              onClick={() => addSuggested(values)}
            >
              <IconPlus size={18} stroke={1.5} aria-hidden className={classes.plus} />
              {words}
            </StayingButton>
          ))}
          {failure && <Failure {...failure} />}
        </div>
      }
    >
      {say.smallNudge}
    </EmptyState>
  );
}
