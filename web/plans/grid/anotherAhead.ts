import { alternativesOf, withoutLastOr } from '#domain/plans/alternatives.ts';

/** A meal as it stands once another alternative of it is about to be written. */
export function anotherAhead(meal: string): string {
  const text = withoutLastOr(meal);
  const found = alternativesOf(text);
  const hasLists = (found.length > 0 ? found : [text]).some((each) => each.includes('\n'));
  return text === '' ? '' : `${text}\n${hasLists ? 'or\n' : 'or '}`;
}
