import type { DayConflict, MealState } from '#domain/progress/mergeDay.ts';
import type { TrackedDay } from '#domain/progress/progress.ts';
import type { Side } from './twoDevices.ts';

export type SideWords = { readonly side: Side; readonly whose: string; readonly value: string };
type ConflictWords = { readonly title: string; readonly sides: readonly SideWords[] };

const titles = {
  waterIntake: 'Water Intake',
  sleepHours: 'Sleep Hours',
  mood: 'Mood',
  dietScore: 'Diet Score',
  notes: 'Notes',
} as const;

/** What two devices say of one field or meal, as both are shown side by side. */
export function conflictWords(conflict: DayConflict, day: TrackedDay): ConflictWords {
  const sides = (mine: string, stored: string): SideWords[] => [
    { side: 'mine', whose: 'This device', value: mine },
    { side: 'stored', whose: 'The other device', value: stored },
  ];
  if ('meal' in conflict) {
    const { mine, stored, meal } = conflict;
    return {
      title: mealTitle(Number(meal), day),
      sides: sides(stateWords(mine), stateWords(stored)),
    };
  }
  const { field, mine, stored } = conflict;
  const found = sides(valueWords(field, mine), valueWords(field, stored));
  const both: SideWords[] = [{ side: 'both', whose: 'Keep both', value: '' }];
  const bothThere = field === 'notes' && mine !== '' && stored !== '';
  return { title: titles[field], sides: bothThere ? [...found, ...both] : found };
}

function mealTitle(index: number, { record, planned }: TrackedDay): string {
  const own = record?.planned.mealTimings[index] || planned?.mealTimings[index];
  return own || `Meal ${index + 1}`;
}

function stateWords(state: MealState): string {
  if (!state.done) return 'Not done';
  return state.dish === undefined ? 'Done' : `Done: ${state.dish}`;
}

function valueWords(field: keyof typeof titles, value: string | number | null): string {
  if (value === null || value === '') return 'Nothing';
  if (field === 'sleepHours') return value === 1 ? '1 hour' : `${value} hours`;
  return field === 'dietScore' ? `${value} of 5` : String(value);
}
