import { table } from '#tools/figures/table.ts';
import type { Spread } from '../table.ts';

/** A measurement on a cheap phone, in milliseconds. */
export type PhoneRow = {
  readonly what: string;
  readonly time: Spread;
  /** Requests over the network until then, and the kB that they loaded. */
  readonly requests: number | null;
  readonly kb: number | null;
  /** The target. */
  readonly most: number;
};

export type PhoneFigures = {
  readonly kilobits: number;
  readonly roundTrip: number;
  readonly slower: number;
  readonly load: number;
  readonly rows: readonly PhoneRow[];
};

const whole = (value: number | null) => (value === null ? '' : String(Math.round(value)));

/** The rows as a table of Markdown. */
export const phoneTable = (rows: readonly PhoneRow[]): string =>
  table(
    ['what', 'ms, median', 'slowest', 'of', 'requests', 'kB', 'target', ''],
    rows.map(({ what, time, requests, kb, most }) => [
      what,
      whole(time.median),
      whole(time.p95),
      String(time.count),
      whole(requests),
      whole(kb),
      `at most ${most}`,
      time.median <= most ? 'met' : 'not met',
    ]),
  );
