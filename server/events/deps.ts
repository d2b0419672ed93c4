import type { Deps } from '../http/deps.ts';
import type { OpenStreams } from './openStreams.ts';
import type { WatchedSessions } from './watchedSessions.ts';

export type EventDeps = Deps & {
  readonly streams: OpenStreams;
  /** The sessions behind the streams. */
  readonly watched: WatchedSessions;
};
