import type { Gauges } from '../metrics/figures.ts';
import type { AllDeps } from './deps.ts';

/** What the nouns count, for Prometheus. */
export const gaugesOf = ({
  streams,
  mailer,
  outbox,
  reminders,
}: Pick<AllDeps, 'streams' | 'mailer' | 'outbox' | 'reminders'>): Gauges => ({
  event_streams_open: ['Screens that are told of changes.', () => streams.count],
  mails_pending: ['Letters under way.', () => mailer.pending()],
  mails_failed: ['Letters given up since the start.', () => outbox.counts().failed],
  reminders_sent: ['Reminders mailed since the start.', () => reminders.sent],
  reminders_failed: ['Times mail failed for a reminder.', () => reminders.failed],
  reminders_refused: ['Reminders to addresses that do not exist.', () => reminders.refused],
  reminders_late: ['Reminders too late to be mailed any more.', () => reminders.late],
});
