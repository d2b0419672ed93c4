import type { Readings } from '../audit/readings.ts';
import type { Config } from '../config/config.ts';
import type { Declarations } from '../db/noun.ts';
import type { Db, Engine } from '../db/open.ts';
import type { Hub } from '../live/hub.ts';

/** What operations need. It is made once at start and passed down as an argument. */
export type Deps = {
  readonly config: Config;
  readonly db: Db;
  readonly engine: Engine;
  readonly hub: Hub;
  readonly declared: Declarations;
  /** Writes to the audit what dieticians read of customers, in batches. */
  readonly readings: Readings;
  /** The clock; tests move it. */
  readonly now: () => Date;
};
