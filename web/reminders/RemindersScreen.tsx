import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { zoneWords } from '#domain/moment.ts';
import { addReminderRefusal, nameOf } from '#domain/reminders/reminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { messageOf } from '../api/errors.ts';
import { CalendarCard } from '../calendarFeed/CalendarCard.tsx';
import { Button } from '../kit/Button.tsx';
import { Unreached } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { queryClient } from '../live/queryClient.ts';
import { useMe } from '../session/session.tsx';
import { remindersQuery } from './api.ts';
import { MailNotice } from './MailNotice.tsx';
import { NoReminders } from './NoReminders.tsx';
import { ReminderForm } from './ReminderForm.tsx';
import { ReminderList } from './ReminderList.tsx';
import classes from './RemindersScreen.module.css';
import { RemindersSkeleton } from './RemindersSkeleton.tsx';
import { withWritten } from './reminderValues.ts';
import { ADD_ID, editIdOf, useFocusNext } from './useFocusNext.ts';
import { useReminderForm } from './useReminderForm.ts';

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
      title="Reminders"
      narrow
      actions={data && !written && <AddReminder count={items.length} onAdd={form.add} />}
    >
      <p className={classes.lead}>
        We remind you at the times you choose, in {zoneWords(timeZone)}. When you travel, open
        Weekplate there: from then on they come in the time of that place.
      </p>
      {!data && !error && <RemindersSkeleton />}
      {!data && error && (
        <Unreached
          error={error}
          failed="Failed to fetch reminders."
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
      {(data || error) && <CalendarCard customerId={me.id} />}
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
    <Button
      ref={noteFocus}
      id={ADD_ID}
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={onAdd}
    >
      Add Reminder
    </Button>
  );
}
