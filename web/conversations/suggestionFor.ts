import type { Subject, SuggestionInput } from '#domain/conversations/messageSchema.ts';
import type { Day } from '#domain/day.ts';

/**
 * With what a suggested meal begins: the place that is spoken of; for a day that is over, the same meal of
 * today. Its dish stands beside it, never in it: nothing is sent that nobody wrote.
 */
export function suggestionFor(subject: Subject, today: Day): SuggestionInput {
  const isAhead = 'date' in subject && subject.kind !== 'measurement' && subject.date >= today;
  return {
    date: isAhead ? subject.date : today,
    meal: subject.kind === 'meal' ? subject.meal : 0,
    text: '',
  };
}
