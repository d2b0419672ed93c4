import type { Subject, SuggestionInput } from '#domain/conversations/messageSchema.ts';
import type { Day } from '#domain/day.ts';

/** With what a suggested meal begins: the one that is spoken of, for a day that is not over. */
export function suggestionFor(subject: Subject, today: Day): SuggestionInput {
  if (subject.kind === 'meal')
    return {
      date: subject.date > today ? subject.date : today,
      meal: subject.meal,
      text: subject.text,
    };
  const date = subject.kind === 'day' && subject.date > today ? subject.date : today;
  return { date, meal: 0, text: '' };
}
