import { remembered } from '../remembered.ts';
import { listed } from './tokens.ts';

// 'ال', 'و' and 'ب' are written together with the word behind them.
const ARABIC_AHEAD = /^(?:[وفبلك]?ال|لل|[وبل])(?=\p{L}{3})/u;

/** Whether a word is in a table, where `*` stands for any beginning or ending. */
export function lookUp(table: string): (key: string) => boolean {
  const words = [...listed(table)];
  const whole = new Set(words.filter((word) => !word.includes('*')));
  const parts = words.filter((word) => word.includes('*'));
  const found = (key: string) => whole.has(key) || parts.some((part) => matches(key, part));
  return remembered(
    (key) =>
      key !== '' &&
      (found(key) || (ARABIC_AHEAD.test(key) && found(key.replace(ARABIC_AHEAD, '')))),
  );
}

function matches(key: string, part: string): boolean {
  const [ahead, behind] = [part.startsWith('*'), part.endsWith('*')];
  const own = part.replaceAll('*', '');
  if (ahead && behind) return key.includes(own);
  return ahead ? key.endsWith(own) : key.startsWith(own);
}
