import { ALLERGENS, type Allergen, allergenName } from '../allergens/allergens.ts';
import { avoidedBy } from '../allergens/avoided.ts';
import { EMPTY_PROFILE } from '../profiles/profile.ts';
import type { CustomerProfileInput } from '../profiles/profileSchema.ts';
import { isAnswered, numberIn } from './answers.ts';
import type { AnswerValue, Item } from './questionnaireSchema.ts';

type Texts = 'dietaryRestrictions' | 'medicalConditions' | 'medications';

/**
 * A profile with what an answer says; null if the answer says nothing that the profile does not say already. What
 * is in the profile stays: an answer is added to it, and only a weight is replaced.
 */
export function intoProfile(
  profile: CustomerProfileInput,
  { profile: field, unit }: Pick<Item, 'profile' | 'unit'>,
  value: AnswerValue,
): CustomerProfileInput | null {
  if (field === null || !isAnswered(value)) return null;
  if (field === 'weight') return withWeight(profile, String(value), unit);
  const said = Array.isArray(value) ? value : [String(value).trim()];
  return field === 'allergens' ? withAllergens(profile, said) : withTexts(profile, field, said);
}

function withWeight(profile: CustomerProfileInput, typed: string, unit: string) {
  const weight = numberIn(typed);
  const weightUnit = /^(?:lb|lbs|pounds?)$/i.test(unit.trim()) ? 'lbs' : 'kg';
  if (weight === null || (profile.weight === weight && profile.weightUnit === weightUnit))
    return null;
  return { ...profile, weight, weightUnit } as const;
}

/** The allergens that a text names, in any language: 'Tree nuts', 'Erdnüsse und Milch'. */
function allergensIn(dietaryRestrictions: string): readonly Allergen[] {
  const named = ALLERGENS.find((each) => allergenName(each) === dietaryRestrictions);
  return named ? [named] : avoidedBy({ ...EMPTY_PROFILE, dietaryRestrictions }).allergens;
}

function withAllergens(profile: CustomerProfileInput, said: readonly string[]) {
  const found = said.map((words) => ({ words, names: allergensIn(words) }));
  const named = new Set(found.flatMap(({ names }) => names));
  const more = [...named].filter((each) => !profile.allergens.includes(each));
  // Words that name no allergen of the list, such as 'kiwi', belong where restrictions are written.
  const others = found.filter(({ names }) => names.length === 0).map(({ words }) => words);
  const written = withTexts(profile, 'dietaryRestrictions', others);
  if (more.length === 0) return written;
  return { ...(written ?? profile), allergens: [...profile.allergens, ...more] };
}

function withTexts(profile: CustomerProfileInput, field: Texts, said: readonly string[]) {
  const there = profile[field].toLowerCase();
  const more = said.filter((words) => !there.includes(words.toLowerCase()));
  if (more.length === 0) return null;
  return { ...profile, [field]: [profile[field], ...more].filter(Boolean).join('\n') };
}
