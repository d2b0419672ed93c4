import type { Gauges } from '../metrics/registry.ts';
import type { AllDeps } from './deps.ts';

/** The gauges of mails, reminders and event streams, for Prometheus. */
export const gaugesOf = ({
  streams,
  mailer,
  outbox,
}: Pick<AllDeps, 'streams' | 'mailer' | 'outbox'>): Gauges => ({
  event_streams_open: ['Screens that are told of changes.', () => streams.count],
  mails_pending: ['Letters under way.', () => mailer.pending()],
  mails_failed: ['Letters given up since the start.', () => givenUp(outbox)],
  reminders_sent: ['Reminders mailed since the start.', () => outbox.counts('reminder').sent],
  reminders_failed: ['Times mail failed for a reminder.', () => outbox.counts('reminder').failed],
  reminders_refused: [
    'Reminders to addresses that do not exist.',
    () => outbox.counts('reminder').refused,
  ],
  reminders_late: [
    'Reminders too late to be mailed any more.',
    () => outbox.counts('reminder').late,
  ],
});

/** Letters given up, without reminders: they have gauges of their own. */
const givenUp = ({ kinds, counts }: AllDeps['outbox']): number =>
  Object.entries(kinds)
    .filter(([name, { channel }]) => name !== 'reminder' && channel === 'mail')
    .reduce((sum, [name]) => sum + counts(name).givenUp, 0);
