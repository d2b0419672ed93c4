import { alternativesOf, withoutLastOr } from '#domain/plans/alternatives.ts';

/** The text of a meal when another alternative is about to be typed after it. */
export function anotherAhead(meal: string): string {
  const text = withoutLastOr(meal);
  const found = alternativesOf(text);
  const hasLists = (found.length > 0 ? found : [text]).some((each) => each.includes('\n'));
  return text === '' ? '' : `${text}\n${hasLists ? 'or\n' : 'or '}`;
}
