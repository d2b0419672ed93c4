import type { Token } from './cellTokens.ts';
import { groupOf } from './foods.ts';

const ALIKE = 2;

/** 'Skyr / 1 apple / 20 g nuts': things from so many shelves are no choice, as 'apple / pear / banana' is one. */
export function areSlashesCommas(tokens: readonly Token[]): boolean {
  const cuts = tokens.flatMap(({ folded }, at) => (folded === '/' ? [at] : []));
  if (cuts.length < ALIKE) return false;
  const parts = [-1, ...cuts].map((from, nth) => tokens.slice(from + 1, cuts[nth]));
  const shelves = new Set(parts.map((part) => groupOf(part.map(({ text }) => text).join(' '))));
  shelves.delete('other');
  return shelves.size > ALIKE;
}
