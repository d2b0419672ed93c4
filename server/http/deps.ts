import type { Readings } from '../audit/readings.ts';
import type { Config } from '../config/config.ts';
import type { Declarations } from '../db/noun.ts';
import type { Db, Engine } from '../db/open.ts';
import type { Hub } from '../live/hub.ts';

/** What every operation may need; made once at start and handed down, so that nothing is global. */
export type Deps = {
  readonly config: Config;
  readonly db: Db;
  readonly engine: Engine;
  readonly hub: Hub;
  /** What the nouns declare. */
  readonly declared: Declarations;
  /** What dieticians read of customers, on its way into the audit. */
  readonly readings: Readings;
  /** The clock; tests move it. */
  readonly now: () => Date;
};
