import { Notes } from '../ui/Notes.tsx';
import type { DayForm } from './useDayForm.ts';

/**
 * What the customer should know about the draft before them; nothing most of the time. Beside
 * the button and not above the meals, so that no row moves away under the thumb.
 */
export function DayNotes({ form }: { form: DayForm }) {
  return <Notes notes={draftNotes(form)} />;
}

export function draftNotes(form: DayForm): string[] {
  const water = form.values.waterIntake;
  const notes = [
    form.restored && 'Not submitted yet. Everything is as you left it.',
    form.planChanged && 'Your plan was updated. Your ticks are kept.',
    form.submittedElsewhere &&
      'This day was submitted from another device meanwhile. Submit brings both together.',
    form.editing &&
      form.insistedOn === water &&
      form.draft.waterMeant !== water &&
      `How much water is “${water.trim()}”? Choose, or submit again to keep it as typed.`,
    form.dropped && 'Your changes were dropped.',
    form.withOther && 'Merged with what was logged on another device.',
    !form.kept && 'This browser keeps no drafts: submit before you leave this page.',
  ];
  return notes.filter((note) => note !== false && note !== null);
}
