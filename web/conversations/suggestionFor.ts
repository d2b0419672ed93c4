import type { Subject, SuggestionInput } from '#domain/conversations/messageSchema.ts';
import type { Day } from '#domain/day.ts';

/**
 * With what a suggested meal begins: the one that is spoken of. For a day that is over, the same meal of
 * today, without its dish: another one stands there.
 */
export function suggestionFor(subject: Subject, today: Day): SuggestionInput {
  const isAhead = 'date' in subject && subject.kind !== 'measurement' && subject.date >= today;
  const date = isAhead ? subject.date : today;
  if (subject.kind !== 'meal') return { date, meal: 0, text: '' };
  return { date, meal: subject.meal, text: isAhead ? subject.text : '' };
}
