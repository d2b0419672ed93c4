import type { Round } from '../load/round.ts';
import type { ServerFigures } from './schema.ts';

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length % 2 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? 0)) / 2;
};

const rounded = (number: number, digits: number) => Number(number.toFixed(digits));

/** The median of several rounds, with the least and the most. */
export const spreadOf = (numbers: readonly number[]) => ({
  median: rounded(median(numbers), 3),
  least: rounded(Math.min(...numbers), 3),
  most: rounded(Math.max(...numbers), 3),
});

/** Of each round one figure over that of the same round of another server. */
export const ratios = (
  ours: readonly Round[],
  theirs: readonly Round[],
  of: (round: Round) => number = ({ perSecond }) => perSecond,
) => spreadOf(ours.map((each, at) => of(each) / Math.max(1e-9, theirs[at] ? of(theirs[at]) : 0)));

export function summary(rounds: readonly Round[]): ServerFigures {
  const of = (figure: keyof ServerFigures, digits: number) =>
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
