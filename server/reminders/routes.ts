import {
  type ReminderMail,
  reminderChangeSchema,
  reminderInputSchema,
  reminderSchema,
  remindersSchema,
} from '#domain/reminders/reminderSchema.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import type { Api } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { write } from '../http/write.ts';
import { deleteReminder, insertReminder, updateReminder } from './changes.ts';
import { listReminders } from './queries.ts';
import { refusedAt } from './recipient.ts';

const path = '/customers/{uid}/reminders';

/** Whether reminders can be mailed to this customer, and if not, what is missing. */
function mailFor({ config }: Deps, { emailVerified }: CustomerScope): ReminderMail {
  if (!config.smtpUrl) return 'no-mail-server';
  return emailVerified ? 'reaches' : 'address-not-confirmed';
}

export function reminderRoutes(api: Api, deps: Deps): void {
  const { db, engine } = deps;

  api.operation({
    get: path,
    summary: 'One’s reminders by time of day, and whether mail gets through',
    by: ['owner'],
    reads: 'customer',
    gives: remindersSchema,
    answer: async ({ scope }) => {
      const { customerId, timeZone } = scope;
      const items = await listReminders(db, scope);
      const refused = await refusedAt(db, customerId);
      const mail = mailFor(deps, scope);
      return { items, mail, refusedAt: refused, timeZone };
    },
  });

  api.operation({
    post: path,
    summary: 'Be reminded of something at a time of day',
    by: ['owner'],
    changes: 'customer',
    once: true,
    takes: reminderInputSchema,
    makes: reminderSchema,
    refuses: [409],
    answer: async ({ context, scope, input }) => {
      return createOnce(context, input, async (running) => {
        running.changed('reminder', scope.customerId);
        const made = { id: orderedId(), engine, now: deps.now() };
        return insertReminder(running.db, scope, input, made);
      });
    },
  });

  api.operation({
    patch: `${path}/{id}`,
    summary: 'Change fields of a reminder, or pause it; fields that are absent stay',
    by: ['owner'],
    changes: 'customer',
    takes: reminderChangeSchema,
    gives: reminderSchema,
    answer: async ({ scope, operation, params: { id }, input: change }) => {
      return write(operation, async (running) => {
        running.changed('reminder', scope.customerId);
        return updateReminder(running.db, scope, change, { id, engine, now: deps.now() });
      });
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete a reminder',
    by: ['owner'],
    deletes: 'customer',
    answer: async ({ scope, operation, params: { id } }) => {
      await write(operation, async (running) => {
        running.changed('reminder', scope.customerId);
        await deleteReminder(running.db, scope, { id, engine, now: deps.now() });
      });
    },
  });
}
