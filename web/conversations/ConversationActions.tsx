import { IconCheck, IconClockPause } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Conversation, ConversationInput } from '#domain/conversations/conversationSchema.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, type Day, formatDay, isDay } from '#domain/day.ts';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { SelectField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Menu } from '../kit/Popover.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { colleaguesQuery, conversed, saveConversation } from './api.ts';
import classes from './InboxPerson.module.css';
import { nextMonday } from './inboxWords.ts';
import type { useDone } from './useDone.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  person: Customer;
  waiting: Conversation;
  done: ReturnType<typeof useDone>;
  onFailure: (failure: Error | null) => void;
  onSnoozed: () => void;
};

const NOBODY = '';

/** Assigns a conversation to a colleague, snoozes it until a day, or settles it without an answer. */
export function ConversationActions(props: Props) {
  const { customerId, person, waiting, done, onFailure, onSnoozed } = props;
  const { assignee, snoozedUntil, version } = waiting;
  const [isChoosing, setChoosing] = useState(false);
  const colleagues = useQuery(colleaguesQuery).data?.items ?? [];
  const saving = useMutation({
    scope: { id: `conversation of ${customerId}` },
    mutationFn: (change: Partial<ConversationInput>) =>
      saveConversation(
        customerId,
        { assigneeId: assignee?.id ?? null, snoozedUntil, ...change },
        version,
      ),
    onMutate: () => onFailure(null),
    onError: onFailure,
    onSettled: () => conversed(customerId),
  });
  const snooze = (until: string | null) =>
    saving.mutate(
      { snoozedUntil: until },
      {
        onSuccess() {
          setChoosing(false);
          if (until === null) return;
          toastSuccess(say.snoozedUntil(formatDay(until, 'long')));
          onSnoozed();
        },
      },
    );
  const tomorrow = addDays(person.today, 1);
  const monday = nextMonday(person.today);
  const isMissing = assignee && !colleagues.some(({ id }) => id === assignee.id);
  return (
    <div className={classes.actions}>
      <SelectField
        aria-label={say.assignedTo}
        className={classes.assignee}
        value={assignee?.id ?? NOBODY}
        onChange={(event) => saving.mutate({ assigneeId: event.currentTarget.value || null })}
      >
        <option value={NOBODY}>{say.unassigned}</option>
        {isMissing && <option value={assignee.id}>{assignee.name}</option>}
        {colleagues.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {name.trim() || email}
          </option>
        ))}
      </SelectField>
      <Menu
        name={ofKit.snooze}
        groups={[
          [
            {
              label: say.tomorrow(formatDay(tomorrow, 'short')),
              onChoose: () => snooze(tomorrow),
            },
            { label: say.monday(formatDay(monday, 'short')), onChoose: () => snooze(monday) },
            { label: say.chooseDay, onChoose: () => setChoosing(true) },
          ],
          snoozedUntil ? [{ label: say.doNotSnooze, onChoose: () => snooze(null) }] : [],
        ].filter((group) => group.length > 0)}
      >
        <Button variant="default" loading={saving.isPending} icon={IconClockPause}>
          {snoozedUntil && snoozedUntil > person.today
            ? say.until(formatDay(snoozedUntil, 'short'))
            : ofKit.snooze}
        </Button>
      </Menu>
      {done.isNeeded && (
        <Button variant="light" loading={done.busy} icon={IconCheck} onClick={done.settle}>
          {say.done}
        </Button>
      )}
      {isChoosing && (
        <SnoozeDialog
          today={person.today}
          busy={saving.isPending}
          onChoose={snooze}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

type SnoozeDialogProps = {
  today: Day;
  busy: boolean;
  onChoose: (until: Day) => void;
  onClose: () => void;
};

function SnoozeDialog({ today, busy, onChoose, onClose }: SnoozeDialogProps) {
  const first = addDays(today, 1);
  const [day, setDay] = useState<Day | ''>(first);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDay(day) && day >= first) onChoose(day);
    else setError(say.chooseLaterDay);
  };
  return (
    <Dialog title={say.snoozeUntil} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DayField
          label={ofKit.day}
          value={day}
          min={first}
          error={error}
          onChange={(next) => {
            setDay(next);
            setError(undefined);
          }}
        />
        <Foot does={ofKit.snooze} onCancel={onClose} busy={busy} />
      </form>
    </Dialog>
  );
}
