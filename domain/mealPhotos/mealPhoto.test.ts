import { expect, test } from 'vitest';
import { PHOTOS_PER_PERSON, photoRefusal } from './mealPhoto.ts';

test('[DAY-03] a meal has room for three photos, and a person for a thousand', () => {
  expect(photoRefusal({ ofMeal: 2, ofPerson: PHOTOS_PER_PERSON - 1 })).toBeNull();
  expect(photoRefusal({ ofMeal: 3, ofPerson: 3 })?.message).toContain('3 photos');
  expect(photoRefusal({ ofMeal: 0, ofPerson: PHOTOS_PER_PERSON })?.message).toContain('1,000');
});
