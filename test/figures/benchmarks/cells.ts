import type { BenchFigures } from '../../bench/figures/schema.ts';
import type { Part } from '../parts.ts';

export const grouped = (number: number) => Math.round(number).toLocaleString('en-GB');

type Spread = { median: number; least: number; most: number };
export const spread = ({ median, least, most }: Spread) =>
  `**${median.toFixed(2)}** (${least.toFixed(2)} to ${most.toFixed(2)})`;

export const duo = (ours: number, theirs: number, digits = 0) =>
  digits
    ? `${ours.toFixed(digits)} / ${theirs.toFixed(digits)}`
    : `${grouped(ours)} / ${grouped(theirs)}`;

/** When, where and of what a part was measured. */
export const takenWords = (
  part: Part<'bench'> | Part<'growth'>,
  { setting }: Pick<BenchFigures, 'setting'>,
) =>
  `Taken on ${part.date} of commit ${part.commit}, on ${part.machine}, Linux ${setting.kernel}, SQLite ${setting.sqlite}, PostgreSQL ${setting.postgres}, in ${setting.minutes} minutes; rounds of ${setting.seconds} s, of sign-in two requests for each connection and 16 at least. When it began, ${setting.othersBefore.toFixed(1)} processes of others wanted to run (a minute’s average).`;
