import { describe, expect, test } from 'vitest';
import { allergensToOffer, avoidedBy } from './avoided.ts';
import type { Eater } from './eater.ts';

const NOBODY: Eater = {
  allergens: [],
  dietaryRestrictions: '',
  medicalConditions: '',
  foodDislikes: '',
};

describe('what a profile says in its own words', () => {
  test.each([
    ['Allergies: nuts, eggs', ['eggs', 'nuts']],
    ['allergic to: nuts, eggs', ['eggs', 'nuts']],
    ['allergies - eggs; milk', ['eggs', 'milk']],
    ['Anaphylaxis to peanut', ['peanuts']],
    ['FPIES to milk', ['milk']],
    ['celíaca', ['gluten']],
    ['celiaquía', ['gluten']],
    ['Alergia al pescado', ['fish']],
    ['Wheat allergy', ['gluten']],
    ['Allergies:\n- nuts\n- eggs', ['eggs', 'nuts']],
    ['Peanut: severe reaction', ['peanuts']],
    ['Asthma. Fish oil for the heart.', []],
  ] as const)('[RAIL-01] a condition counts: %s', (medicalConditions, allergens) => {
    expect(avoidedBy({ ...NOBODY, medicalConditions }).allergens.toSorted()).toEqual(allergens);
  });

  test.each([
    ['I cannot have milk because of lactose intolerance', ['milk']],
    ['I am a vegetarian who cannot have any milk', ['milk']],
    ['Wheat', ['gluten']],
    ['Krebstiere', ['crustaceans']],
  ] as const)('[RAIL-01] a restriction counts however long it is: %s', (text, allergens) => {
    expect(avoidedBy({ ...NOBODY, dietaryRestrictions: text }).allergens).toEqual(allergens);
  });

  test('[RAIL-01] of a sentence the word is offered, and no meal is searched for the sentence', () => {
    const profile = {
      ...NOBODY,
      dietaryRestrictions: 'I cannot have walnuts because of my throat',
    };
    expect(allergensToOffer(profile)).toEqual([{ allergen: 'nuts', word: 'walnuts' }]);
    expect(avoidedBy(profile).ownWords).toEqual([]);
  });
});
