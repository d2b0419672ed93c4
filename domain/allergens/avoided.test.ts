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

  test('[RAIL-01] of a sentence the word is offered, and looked for in meals', () => {
    const profile = {
      ...NOBODY,
      dietaryRestrictions: 'I cannot have walnuts because of my throat',
    };
    expect(allergensToOffer(profile)).toEqual([{ allergen: 'nuts', word: 'walnuts' }]);
    expect(avoidedBy(profile).ownWords).toEqual(['walnuts']);
  });

  test.each([
    ['Seeds and peanuts are fine', []],
    ['Eats fish and eggs, no meat', []],
    ['egg-free, fish OK', ['eggs']],
    ['Fish is fine', []],
    ['Sesame: yes', []],
    ['loves peanuts', []],
    ['Can have milk in coffee', []],
    ['No known allergies to nuts or fish', []],
    ['Cannot eat eggs, milk is fine', ['eggs']],
    ['Tree nut allergy (walnut: hives, a swollen lip). Seeds and peanuts are fine.', ['nuts']],
  ] as const)(
    '[RAIL-01] what somebody does eat is not taken for an allergy: %s',
    (text, allergens) => {
      expect(avoidedBy({ ...NOBODY, dietaryRestrictions: text }).allergens).toEqual(allergens);
    },
  );

  test.each([
    ['fine without nuts', ['nuts']],
    ['nuts not ok', ['nuts']],
    ['can’t have milk', ['milk']],
    ["Can't eat fish", ['fish']],
    ['Nuts are not fine', ['nuts']],
    ['Allergies: peanuts: yes', ['peanuts']],
    ['Peanut allergy: yes', ['peanuts']],
    ['Loves peanuts but they give her hives', ['peanuts']],
    ['Loves peanuts. They make her lips swell.', ['peanuts']],
    ['Loves peanuts, not allowed any', ['peanuts']],
    ['Eats everything except nuts', ['nuts']],
    ['Everything but fish is fine', ['fish']],
    ['Milk used to be fine', ['milk']],
    ['May have problems with milk', ['milk']],
    ['Likes to skip milk', ['milk']],
    ['Eggs OK?', ['eggs']],
    ['Small amounts of milk are fine', ['milk']],
    ['Not allergic to nuts but intolerant', ['nuts']],
    ['No known allergies except milk', ['milk']],
  ] as const)('[RAIL-01] in doubt it is an allergy: %s', (text, allergens) => {
    expect(avoidedBy({ ...NOBODY, dietaryRestrictions: text }).allergens).toEqual(allergens);
  });
});
