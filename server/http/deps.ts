import type { Readings } from '../audit/readings.ts';
import type { Config } from '../config/config.ts';
import type { Db, Engine } from '../db/open.ts';
import type { SquareMaker } from '../images/squares.ts';
import type { ImageStore } from '../images/store.ts';
import type { Hub } from '../live/hub.ts';
import type { OpenStreams } from '../live/openStreams.ts';
import type { WatchedSessions } from '../live/watchedSessions.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PostOffice } from '../mail/postOffice.ts';
import type { ReminderCounts } from '../reminders/looking.ts';
import type { Auth } from '../signIn/auth.ts';
import type { Google } from '../signIn/google.ts';

/** What a request may need; made once at start and handed down, so that nothing is global. */
export type Deps = {
  readonly config: Config;
  readonly db: Db;
  readonly engine: Engine;
  readonly hub: Hub;
  readonly streams: OpenStreams;
  /** The sessions behind them. */
  readonly watched: WatchedSessions;
  readonly auth: Auth;
  /** Null where no credentials are configured. */
  readonly google: Google | null;
  readonly mailer: Mailer;
  readonly letters: PostOffice;
  readonly reminders: ReminderCounts;
  /** What dieticians read of customers, on its way into the audit. */
  readonly readings: Readings;
  readonly images: ImageStore;
  readonly squares: SquareMaker;
  /** The clock; tests move it. */
  readonly now: () => Date;
};
