import { ALLERGENS, type Allergen } from '#domain/allergens/allergens.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { meanwhileWords } from './words.ts';

/** A dietician's unsaved choice, and what it is based on. */
export type ChosenDraft = {
  readonly allergens: readonly Allergen[];
  /** The choice on which the draft is based, and its version; 0 for none. */
  readonly from: readonly Allergen[];
  readonly version: number;
  /** What somebody else chose in the meantime, in words; null for nothing. */
  readonly meanwhile: string | null;
};

export function draftFrom(chosen: DieticianChoice | null): ChosenDraft {
  const allergens = chosen?.allergens ?? [];
  return { allergens, from: allergens, version: chosen?.version ?? 0, meanwhile: null };
}

/** Also ticks what somebody else added in the meantime; the next save is based on their choice. */
export function joined(draft: ChosenDraft, theirs: DieticianChoice | null): ChosenDraft {
  if (!theirs || theirs.version === draft.version) return draft;
  const { allergens: from, version } = theirs;
  const added = from.filter((one) => !draft.from.includes(one) && !draft.allergens.includes(one));
  const allergens = ALLERGENS.filter((one) => draft.allergens.includes(one) || added.includes(one));
  return { allergens, from, version, meanwhile: meanwhileWords(theirs, added) };
}
