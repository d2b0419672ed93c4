import type { Subject, SuggestionInput } from '#domain/conversations/conversationSchema.ts';
import type { Day } from '#domain/day.ts';

/**
 * The initial values of a suggested meal: the meal that the subject is about; for a past day, the same meal
 * today. The present dish is shown beside the field and never filled in, so that nothing is sent that nobody
 * wrote.
 */
export function suggestionFor(subject: Subject, today: Day): SuggestionInput {
  const isAhead = 'date' in subject && subject.kind !== 'measurement' && subject.date >= today;
  return {
    date: isAhead ? subject.date : today,
    meal: subject.kind === 'meal' ? subject.meal : 0,
    text: '',
  };
}
