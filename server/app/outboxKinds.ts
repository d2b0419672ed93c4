import { letterKinds } from '../accounts/kinds.ts';
import { contactKind } from '../contact/kind.ts';
import { KIND as INVITATION, invitationKind } from '../invitations/kind.ts';
import { type NotificationDeps, notificationKinds } from '../notifications/outboxKinds.ts';
import type { Kinds } from '../outbox/outbox.ts';
import { type ReminderDeps, reminderKind } from '../reminders/kind.ts';
import { KIND } from '../reminders/schedule.ts';

/** The kinds of items in the outbox, by name. */
export const outboxKinds = (deps: ReminderDeps & NotificationDeps): Kinds => ({
  ...letterKinds(deps.practice),
  contact: contactKind,
  [INVITATION]: invitationKind(deps),
  [KIND]: reminderKind(deps),
  ...notificationKinds(deps),
});
