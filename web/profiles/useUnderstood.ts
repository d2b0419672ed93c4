import { useEffect, useState } from 'react';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import type { Understood } from './understood.ts';

export const NOT_UNDERSTOOD: Understood = { allergens: [], dietaryPreferences: [] };

/** Reads a customer's own words. The lists of words are loaded later; until then, the words stand for themselves. */
export function useUnderstood(
  profile: CustomerProfileInput | null,
  chosen: DieticianChoice | null,
): Understood {
  const [read, setRead] = useState<{ of: CustomerProfileInput; found: Understood }>();
  useEffect(() => {
    if (!profile || !hasOwnWords(profile)) return;
    let isOver = false;
    import('./understood.ts')
      .then(({ understood }) => {
        if (!isOver) setRead({ of: profile, found: understood(profile, chosen) });
      })
      // Offline the lists may be missing; the words themselves are shown all the same.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [profile, chosen]);
  return read && read.of === profile ? read.found : NOT_UNDERSTOOD;
}

/** Whether there are words that may name an allergen or a way of eating. */
export const hasOwnWords = ({
  dietaryRestrictions,
  medicalConditions,
}: Pick<CustomerProfileInput, 'dietaryRestrictions' | 'medicalConditions'>): boolean =>
  `${dietaryRestrictions}${medicalConditions}`.trim() !== '';
