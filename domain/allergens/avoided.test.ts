import { describe, expect, test } from 'vitest';
import { NOBODY } from '#test/factories/eaters.ts';
import { allergensToOffer, avoidedBy } from './avoided.ts';

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
    ['Çölyak hastasıyım', ['gluten']],
    ['Целиакия, аллергия на яичный белок', ['eggs', 'gluten']],
    ['مرض السيلياك', ['gluten']],
    ['乳糜泻，乳糖不耐受', ['gluten', 'milk']],
    ['花生过敏', ['peanuts']],
    ['Eiallergie', ['eggs']],
    ['Allergie aux œufs de poule', ['eggs']],
    ['Alergia al huevo de gallina', ['eggs']],
    ['Nietolerancja glutenu', ['gluten']],
    ['Intolleranza al lattosio', ['milk']],
    ['Asthma. Fish oil for the heart.', []],
  ] as const)('[RAIL-01] a condition counts: %s', (medicalConditions, allergens) => {
    expect(avoidedBy({ ...NOBODY, medicalConditions }).allergens.toSorted()).toEqual(allergens);
  });

  test.each([
    ['I cannot have milk because of lactose intolerance', ['milk']],
    ['I am a vegetarian who cannot have any milk', ['milk']],
    ['Wheat', ['gluten']],
    ['Krebstiere', ['crustaceans']],
    ['Kein Eis', []],
    ['Sou ovo-vegetariano', []],
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
    ['loves peanuts', []],
    ['No known allergies to nuts or fish', []],
    ['I have no allergies or intolerances. She can have milk.', []],
    ['Not allergic to eggs; likes chicken', []],
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
    ['Can have milk in coffee', ['milk']],
    ['Sesame: yes', ['sesame']],
  ] as const)('[RAIL-01] in doubt it is an allergy: %s', (text, allergens) => {
    expect(avoidedBy({ ...NOBODY, dietaryRestrictions: text }).allergens).toEqual(allergens);
  });

  test.each([
    ['No allergies: just avoid sesame', 'sesame'],
    ['No allergies and intolerant to lactose', 'milk'],
    ['I have no allergies and am lactose intolerant', 'milk'],
    ['No food allergies / avoids fish', 'fish'],
    ['No known allergies: peanuts under investigation', 'peanuts'],
    ['No allergies aside from nuts', 'nuts'],
    ['No allergies beyond nuts', 'nuts'],
    ['No allergies just nuts', 'nuts'],
    ['No allergies excluding nuts', 'nuts'],
    ['No allergies + nuts', 'nuts'],
  ] as const)('[RAIL-01] what follows no allergies counts: %s', (text, allergen) => {
    expect(avoidedBy({ ...NOBODY, dietaryRestrictions: text }).allergens).toEqual([allergen]);
  });

  test('[RAIL-01] a general word that follows no allergies is looked for', () => {
    const text = 'No allergies and no pork';
    expect(avoidedBy({ ...NOBODY, dietaryRestrictions: text }).ownWords).toEqual(['pork']);
  });

  test.each([
    ['Milk poorly tolerated', 'milk'],
    ['Milk partly tolerated', 'milk'],
    ['Milk is scarcely ok', 'milk'],
    ['can have one egg a week', 'eggs'],
    ['One egg a week is ok', 'eggs'],
    ['can have milk in very tiny quantities', 'milk'],
    ['Can have up to 100 ml milk', 'milk'],
    ['can have milk with lactase tablets', 'milk'],
    ['May eat nuts from January', 'nuts'],
    ['Loves nuts (deathly allergic)', 'nuts'],
    ['Loves nuts. Deathly allergic.', 'nuts'],
    ['Eats glutenfree', 'gluten'],
    ['Eats dairyfree', 'milk'],
    ['Eats eggless', 'eggs'],
    ['Eats zero dairy', 'milk'],
    ['No hard foods, like nuts', 'nuts'],
    ['Avoid all allergens, like nuts', 'nuts'],
  ] as const)('[RAIL-01] what is only partly fine is an allergy: %s', (text, allergen) => {
    expect(avoidedBy({ ...NOBODY, dietaryRestrictions: text }).allergens).toEqual([allergen]);
  });

  test.each([
    'Must not eat\nPeanut: yes\nMilk: no',
    'Dangerous - peanut: yes; milk: no',
    'Peanut: yes\nMilk: no',
  ])('[RAIL-01] a yes may mean that there is an allergy: %s', (text) => {
    expect(avoidedBy({ ...NOBODY, dietaryRestrictions: text }).allergens).toEqual([
      'peanuts',
      'milk',
    ]);
  });
});
