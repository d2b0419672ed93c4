import type { Gauges } from '../metrics/registry.ts';
import type { AllDeps } from './work.ts';

type Outbox = AllDeps['outbox'];

/** The gauges of event streams, of mails, and of each kind in the outbox that is counted by itself. */
export const gaugesOf = ({
  streams,
  mailer,
  outbox,
}: Pick<AllDeps, 'streams' | 'mailer' | 'outbox'>): Gauges => ({
  event_streams_open: ['Screens that are told of changes.', () => streams.count],
  mails_pending: ['Letters under way.', () => mailer.pending()],
  mails_failed: ['Letters given up since the start.', () => givenUp(outbox)],
  ...Object.fromEntries(Object.keys(outbox.kinds).flatMap((name) => gaugesOfKind(outbox, name))),
});

function gaugesOfKind({ kinds, counts }: Outbox, name: string): [string, Gauges[string]][] {
  const word = kinds[name]?.countedAs;
  if (word === undefined) return [];
  return [
    [`${word}_sent`, [`Emails about ${word} sent since the start.`, () => counts(name).sent]],
    [`${word}_failed`, [`Times that a mail of ${word} failed.`, () => counts(name).failed]],
    [
      `${word}_refused`,
      [`Emails about ${word} to addresses that do not exist.`, () => counts(name).refused],
    ],
    [`${word}_late`, [`Emails about ${word} that became too late.`, () => counts(name).late]],
  ];
}

/** Letters given up, without kinds that have gauges of their own. */
const givenUp = ({ kinds, counts }: Outbox): number =>
  Object.entries(kinds)
    .filter(([, { channel, countedAs }]) => countedAs === undefined && channel === 'mail')
    .reduce((sum, [name]) => sum + counts(name).givenUp, 0);
