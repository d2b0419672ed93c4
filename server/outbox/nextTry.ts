import type { Delivery } from '../mail/mailer.ts';
import type { LetterRow } from './noun.ts';
import { type Posted, TRIED_FOR_MS } from './posted.ts';

type Tried = Pick<LetterRow, 'kind' | 'createdAt' | 'tries' | 'unclear'>;

/** 'sent' and 'given up' letters are forgotten; any other one waits until `nextAt`. */
export type Fate = 'sent' | 'given up' | Pick<LetterRow, 'nextAt' | 'tries' | 'unclear'>;

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Tries after which nobody knows whether the letter went out: its reader has it three times at most. */
const MOST_UNCLEAR = 3;

/** Whether what the letter is about is over: its link works no longer. */
export const isOver = ({ kind, createdAt }: Tried, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) >= TRIED_FOR_MS[kind as Posted['kind']];

/** What becomes of a letter after a try. */
export function fateOf(letter: Tried, delivery: Delivery, now: Date): Fate {
  if (delivery === 'delivered') return 'sent';
  const unclear = letter.unclear + (delivery === 'unknown' ? 1 : 0);
  if (delivery === 'refused' || unclear >= MOST_UNCLEAR) return 'given up';
  // Few tries are left where nobody knows: they are spread, so that a fault of a minute takes none.
  const ms =
    delivery === 'unknown'
      ? LONGEST_PAUSE_MS
      : Math.min(2 ** letter.tries * FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  const next = new Date(now.getTime() + ms);
  if (isOver(letter, next)) return 'given up';
  return { nextAt: next.toISOString(), tries: letter.tries + 1, unclear };
}
