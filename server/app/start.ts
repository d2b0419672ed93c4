import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readingsOf } from '../audit/readings.ts';
import { type Config, ConfigError, ownAddress } from '../config/config.ts';
import { keepLimits } from '../db/limits.ts';
import { migrate, missingIn } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { takeServerLock } from '../db/serverLock.ts';
import { TIME_LIMITS, type TimeLimits } from '../db/timeLimits.ts';
import { OpenStreams, WatchedSessions } from '../events/streams.ts';
import { createHttpServer, drain, listen } from '../http/listen.ts';
import { imageStore } from '../images/store.ts';
import { localHub } from '../live/hub.ts';
import { wordsOf } from '../log/errorWords.ts';
import { announce, log } from '../log/log.ts';
import { createMailer, type Letter } from '../mail/mailer.ts';
import { openMetrics } from '../metrics/openMetrics.ts';
import type { Gauges } from '../metrics/registry.ts';
import { openOutbox } from '../outbox/outbox.ts';
import { pushKeys } from '../push/keys.ts';
import { createPusher } from '../push/pusher.ts';
import { learnLanguages } from '../reader.ts';
import { createGoogle } from '../signIn/google.ts';
import { ANSWER_STEP_MS } from '../signIn/limits.ts';
import { openSessions } from '../signIn/session.ts';
import { offerSetUp } from '../signIn/setUp.ts';
import { createApp } from './app.ts';
import { DECLARED } from './nouns.ts';
import { type AllDeps, CHORES, outboxKinds, servicesOf } from './work.ts';

export type Running = {
  /** Settles once the chores of the start are done; they run while the first requests are answered. */
  readonly tidied: Promise<void>;
  /** The address that the server listens on, `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The one-time link that makes the first dietician; null once there is one. */
  readonly setUpUrl: string | null;
  readonly deps: AllDeps;
  readonly app: ReturnType<typeof createApp>;
  /** Finishes the requests under way and closes everything; takes less than 8 seconds. */
  close(): Promise<void>;
};

const HOUR_MS = 3_600_000;

/**
 * Timeouts in milliseconds, for us and for the services we call; those that are absent keep the defaults of their
 * modules.
 */
export type Waits = {
  readonly answerStepMs?: number;
  readonly googleMs?: number;
  readonly bucketMs?: number;
};

type Options = {
  readonly now?: () => Date;
  readonly limits?: TimeLimits;
  readonly waits?: Waits;
  /** The paths of the API that nobody may write to. */
  readonly closed?: RegExp;
};

/**
 * Migrates and opens the database, then listens. Throws {@link ConfigError} for a configuration that
 * cannot be used, and when another server runs on the same SQLite file.
 */
export async function startServer(config: Config, options: Options = {}): Promise<Running> {
  const lock = takeServerLock(config);
  try {
    const running = await start(config, options);
    return { ...running, close: () => running.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function start(
  config: Config,
  { now = () => new Date(), limits = TIME_LIMITS, waits = {}, closed }: Options,
): Promise<Running> {
  await learnLanguages();
  await migrateFirst(config, now);
  const database = await openDatabase(config, limits);
  const { db, engine } = database;
  await keepLimits(db, DECLARED, config);
  const mailer = createMailer(config);
  let publicUrl = config.publicUrl ?? '';
  const hub = config.databaseUrl
    ? (await import('../live/postgresHub.ts')).postgresHub(config.databaseUrl, db, limits)
    : localHub();
  const basics = { config, db, engine, hub, now, publicUrl: () => publicUrl };
  const services = servicesOf(basics, waits.bucketMs);
  const mail = (letter: Letter, name: string) =>
    mailer.deliver({ ...letter, messageId: `<${name}@${new URL(publicUrl).hostname}>` });
  const kinds = outboxKinds({ ...basics, ...services });
  const keys = () => pushKeys({ db, config }, now());
  // Made at start, before anybody requests them, because a read must store nothing.
  await keys();
  const push = createPusher({ keys, subject: () => subjectOf(publicUrl), hosts: config.pushHosts });
  const sending = { ...basics, channels: { mail, push } };
  const outbox = openOutbox(kinds, sending, config.outboxSeconds);
  hub.subscribe((message) => {
    if (!('change' in message)) return;
    for (const [name, { soonAfter }] of Object.entries(kinds))
      if (soonAfter === message.change.kind) outbox.sendSoon(name);
  });
  const google = config.google && createGoogle(config.google, basics.publicUrl, waits.googleMs);
  const readings = readingsOf(db);
  const streams = new OpenStreams();
  const watched = new WatchedSessions((known) => openSessions({ config, db, now }, known));
  const deps: AllDeps = {
    ...basics,
    ...services,
    declared: DECLARED,
    readings,
    google: google ?? null,
    outbox,
    answerStepMs: waits.answerStepMs ?? ANSWER_STEP_MS,
    streams,
    watched,
    mailer,
  };
  const app = createApp(deps, closed);
  const metrics =
    config.metrics && (await openMetrics(config.metrics, gaugesOf(deps), database.pool));
  const observe = metrics?.observe;
  // Screens must not connect before this instance hears the other instances.
  await hub.ready;
  const server = await listen(createHttpServer(app.fetch, config, { observe }), config);
  const { port } = server.address() as AddressInfo;
  const url = ownAddress(config.host, port);
  publicUrl ||= url;
  const token = await offerSetUp(deps);
  const tidying = setInterval(() => void tidy(deps), HOUR_MS).unref();
  const tidied = tidy(deps);
  return {
    url,
    tidied,
    setUpUrl: token && `${publicUrl}/setup?token=${token}`,
    deps,
    app,
    async close() {
      clearInterval(tidying);
      // Event streams do not end by themselves, so they are told to; the last writes are published before the hub
      // closes.
      hub.publishHere([{ closing: true }]);
      await Promise.all([drain(server), outbox.close(), mailer.close()]);
      metrics?.close();
      services.squares.close();
      services.renderer.close();
      await readings.close().catch(notFlushed);
      await hub.close();
      await database.close();
    },
  };
}

/** The contact for push services, which accept an https or mailto address only. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:weekplate@example.com';

const notFlushed = (error: Error) => log.error('audit not written', { error });

/**
 * Migrates on connections without time limits, and prints what it does. A database with data is backed up before,
 * and the backup is read back. Throws {@link ConfigError}, and then leaves the database as it was.
 */
async function migrateFirst(config: Config, now: () => Date): Promise<void> {
  const database = await openDatabase(config);
  let isAnnounced = false;
  const onBegin = (name: string) => {
    isAnnounced = true;
    announce(`  Bringing the database up to date: ${name} …`);
  };
  try {
    const [first] = await missingIn(database);
    if (first) await backUpBefore(first, config, now);
    await migrate(database, { onBegin });
    if (isAnnounced) announce('  The database is up to date.');
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `The database cannot be brought up to date: ${(error as Error).message}.`,
    );
  } finally {
    await database.close();
  }
}

async function backUpBefore(migration: string, config: Config, now: () => Date): Promise<void> {
  const { backUp } = await import('../backup/backup.ts');
  const folder = join(config.dataDir, 'backups');
  const file = join(folder, `before-${migration}-${now().toISOString().replaceAll(/\D/g, '')}.zip`);
  announce(`  Backing up first, into ${file} …`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await backUp(
    { config, declared: DECLARED, images: imageStore(config), now, say: () => undefined },
    file,
  );
  announce(
    '  To go back, end this version and run the one before: weekplate restore --replace FILE',
  );
}

async function tidy(deps: AllDeps): Promise<void> {
  const notTidied = (error: Error) => log.warn('not tidied', { error: wordsOf(error) });
  await Promise.all(CHORES.map((chore) => chore(deps).catch(notTidied)));
}

type Outbox = AllDeps['outbox'];

/** The gauges of event streams, of mails, and of each kind in the outbox that is counted by itself. */
const gaugesOf = ({
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
