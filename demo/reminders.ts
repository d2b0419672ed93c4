import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import type { ReminderInput } from '#domain/reminders/reminderSchema.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import { scheduleAllReminders } from '#server/reminders/schedule.ts';
import type { Person } from './people/person.ts';
import { randomFrom } from './random.ts';

type Mine = { readonly customerId: string; readonly person: Person; readonly now: Date };

const WORKDAYS = [1, 2, 3, 4, 5];

/** Every second customer has a reminder to log the day, some of them more. */
function chosenBy({ email }: Person): ReminderInput[] {
  const random = randomFrom(`reminders ${email}`);
  if (random.chance(0.5)) return [];
  const evening = random.pick(['19:30', '20:00', '21:15']);
  const chosen: ReminderInput[] = [
    { subject: 'day', time: evening, weekdays: [...EVERY_DAY], active: true },
  ];
  if (random.chance(0.4))
    chosen.push({ subject: 'plan', time: '07:00', weekdays: WORKDAYS, active: true });
  if (random.chance(0.3))
    chosen.push({
      subject: 'water',
      time: '11:00',
      weekdays: WORKDAYS,
      active: random.chance(0.5),
    });
  return chosen;
}

export async function insertReminders(db: Db, { customerId, person, now }: Mine): Promise<void> {
  const rows = chosenBy(person).map(({ weekdays, ...chosen }) => ({
    customerId,
    id: orderedId(),
    ...chosen,
    weekdays: JSON.stringify(weekdays),
    nextAt: chosen.active
      ? nextReminderAt({ time: chosen.time, weekdays }, person.timeZone, now)
      : null,
    createdAt: now.toISOString(),
  }));
  if (rows.length > 0) await db.insertInto('reminder').values(rows).execute();
  await scheduleAllReminders(db);
}
