import type { Refusal } from '../refusal.ts';
import { say } from '../words.ts';

export const PHOTOS_PER_MEAL = 3;
/** The most photos of one customer: enough for years of photos of meals that were not as planned. */
export const PHOTOS_PER_PERSON = 1000;

export type PhotoCounts = { readonly ofMeal: number; readonly ofPerson: number };

/** Why no further photo can be added to a meal; null if one can. */
export function photoRefusal({ ofMeal, ofPerson }: PhotoCounts): Refusal | null {
  if (ofMeal >= PHOTOS_PER_MEAL)
    return {
      code: 'meal-photos-full',
      message: say.photosOfMealFull(PHOTOS_PER_MEAL),
    };
  if (ofPerson >= PHOTOS_PER_PERSON)
    return {
      code: 'photos-full',
      message: say.photosFull(PHOTOS_PER_PERSON),
    };
  return null;
}

export const mealPhotoUrl = (customerId: string, filename: string): string =>
  `/api/customers/${customerId}/meal-photos/${filename}`;
