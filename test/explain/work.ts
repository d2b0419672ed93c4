import type { RunningEngine } from '../engines.ts';

/** Work that the server does on its own, outside of requests. */
export type Work = {
  readonly name: string;
  /** Creates the data that the work finds. */
  before(engine: RunningEngine): Promise<unknown>;
  work(engine: RunningEngine): Promise<unknown>;
};
