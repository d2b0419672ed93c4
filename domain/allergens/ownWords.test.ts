import { describe, expect, test } from 'vitest';
import { NOBODY } from '#test/factories/eaters.ts';
import { isThorough } from '#test/thorough.ts';
import type { Eater } from './allergens.ts';
import { avoidedBy, notLookedFor } from './avoided.ts';
import { listed } from './lexicon.ts';
import { marksIn } from './marks.ts';
import { LANGUAGES } from './words/languages.ts';

/** Each name comes with both words, or with one of them in turn. */
const BEFORE = ['', 'No allergies but '];

const markedFor = (profile: Partial<Eater>, meal: string): string[] =>
  marksIn(meal, avoidedBy({ ...NOBODY, ...profile })).map(({ from, to }) => meal.slice(from, to));

describe('what somebody wrote in their own words', () => {
  test.each([
    ['Allergies: kiwi, banana. Strawberry allergy since 2010.', 'Kiwi with strawberries', 2],
    ['Kiwi: itchy mouth', 'Kiwi bowl', 1],
    ['Birch pollen: apples raw', 'Apple', 1],
    ['She is allergic to pineapple', 'Pineapple', 1],
    ['Reacts to tomato', 'Tomatoes', 1],
    ['Garlic gives me migraine', 'Garlic soup', 1],
    ['Garlic and onion upset my stomach', 'Onion soup', 1],
    ['Allergic to kiwi fruit', 'Kiwi', 1],
    ['when I eat kiwi my mouth itches', 'Kiwi', 1],
    ['Ich vertrage keine Tomaten', 'Tomate', 1],
    ['Allergie à la fraise', 'Fraises', 1],
    ['Alergia al kiwi', 'Kiwi', 1],
    ['Soy alérgica al kiwi', 'Kiwi con salsa de soja', 1],
    ['Sono allergico alle fragole', 'Fragole', 1],
    ['Je ne mange pas d’ananas', 'Ananas', 1],
    ['Ich darf keine Erdbeeren', 'Erdbeere', 1],
    ['Erdbeerallergie', 'Erdbeeren', 1],
    ['Kiwi-Allergie', 'Kiwi', 1],
    ['No sea food', 'Salmon', 1],
    ['दूध से एलर्जी', 'दूध', 2],
    ['अंडा नहीं', 'अंडे', 2],
    ['सोया से एलर्जी', 'सोया चाप', 2],
    ['तिल से एलर्जी', 'तिल', 2],
    ['कीवी से एलर्जी', 'कीवी', 1],
    ['प्याज नहीं', 'प्याज', 1],
    ['मांस नहीं', 'चिकन', 1],
    ['लहसुन', 'लहसुन', 1],
    ['حساسية من الكيوي', 'كيوي', 1],
    ['لا بصل', 'بصل', 1],
    ['Ei', 'Rührei mit Ei', 3],
  ])('[RAIL-02] “%s” marks %s', (dietaryRestrictions, meal, count) => {
    expect(markedFor({ dietaryRestrictions }, meal)).toHaveLength(count);
  });

  test('[RAIL-02] an allergy among the conditions is looked for as well', () => {
    const medicalConditions = 'Asthma. Strawberry allergy since 2010.';
    expect(markedFor({ medicalConditions }, 'Strawberries')).toEqual(['Strawberries']);
  });

  test.each([
    ['Oats in every form', 'Oats'],
    ['anything with coriander', 'Coriander'],
    ['Not a fan of beetroot', 'Beetroot'],
    ['Mushrooms because of the texture', 'Mushroom'],
    ['The smell of frying garlic', 'Garlic'],
    ['tongue', 'Tongue'],
    ['skin', 'Skin'],
  ])('[RAIL-02] the dislike “%s” marks %s', (foodDislikes, meal) => {
    expect(markedFor({ foodDislikes }, `${meal} bowl`)).toEqual([meal]);
  });

  test.each([
    ['No pork', 'Bacon, ham, prosciutto and salami', 4],
    ['No meat', 'Chicken, beef or ham', 3],
    [
      'No meat',
      'Lamb kebab, tofu with sausage, vegetables with mince, Rinderhack, Gemüsehackfleisch',
      6,
    ],
    ['No chicken', 'Chicken with chickpeas', 1],
    ['No swine', 'Bacon', 1],
    ['walnut', 'Vegan Walnussbrot', 1],
    ['Erdbeeren', 'Erdbeerkuchen', 1],
    ['No seafood', 'Salmon', 1],
    ['shrimp', 'Prawns or gambas', 2],
    ['walnut', 'Noix, Walnussbrot', 2],
    ['kein Schweinefleisch', 'Schinken', 1],
  ])(
    '[RAIL-02] a general word means what it is about: “%s” marks %s',
    (dietaryRestrictions, meal, count) => {
      expect(markedFor({ dietaryRestrictions }, meal)).toHaveLength(count);
    },
  );

  test.each([
    ['No meat', 'Vegan sausage, beef tomatoes, gooseberries, duck egg'],
    ['No meat', 'Chickpea curry, chick pea salad, chickweed, pollen'],
    ['No chicken', 'Chickpeas'],
    ['No poultry', 'Chickpea soup'],
    ['No meat', 'Fruchtfleisch, Kokosfleisch, Fleischtomaten, Coconut meat'],
    ['Kein Fleisch', 'Fruchtfleisch, Fleischtomaten'],
    ['No meat', 'Tofu sausage, Quorn mince, tofu kebab, vegetable kebabs, malai kofta'],
    ['No meat', 'Gemüsefrikadelle, Tofuwurst, Linsenbolognese, Sojahack'],
    ['No pork', 'Champagne with chamomile, Graham crackers'],
    ['walnut', 'Noix de coco, noix de cajou, coconut, nutmeg'],
  ])(
    '[RAIL-02] and nothing that only begins like it: “%s” does not mark %s',
    (dietaryRestrictions, meal) => {
      expect(markedFor({ dietaryRestrictions }, meal)).toEqual([]);
    },
  );

  test.each([
    ['Low potassium, no pork', ['Low potassium']],
    ['Severe allergy', ['Severe allergy']],
    ['no grey lentil dishes', ['grey lentil dishes']],
    ['Kosher: meat and milk apart', ['meat with milk apart']],
    ['Vegetarian on weekdays', ['Vegetarian on weekdays']],
    ['My wife is vegan', ['wife is vegan']],
    ['No citrus fruits', ['citrus fruits']],
    ['eats halal', []],
    ['Strictly vegetarian', []],
    ['None', []],
    ['None that I know of', []],
    ['No dietary restrictions', []],
    ['Kiwi: itchy mouth', []],
    ['दूध से एलर्जी', []],
    ['मूंगफली से एलर्जी. शाकाहारी.', []],
    ['حلال', []],
    ['花生', []],
    ['花生，蟹', []],
    ['🥜', ['🥜']],
    ['No fried food', ['No fried food']],
    ['baby reacts to both', ['baby reacts to both']],
    ['Nuts. EpiPen at school and at home', ['EpiPen at school', 'at home']],
    ['Strong kiwi allergy', ['Strong kiwi']],
    ['No kiwi thanks', ['kiwi thanks']],
    ['Kiwi deadly', ['Kiwi deadly']],
    ['Kiwis meide ich', ['Kiwis meide']],
    ['Sem kiwi', []],
    ['对猕猴桃过敏', []],
    ['kiwi=hives', ['kiwi=hives']],
    ['kiwi walnuts', ['kiwi walnuts']],
    ['No tree nuts, soy milk or hot dogs', []],
    ['Fish is fine', []],
  ])('[RAIL-01] what cannot be looked for is named: %s', (dietaryRestrictions, unread) => {
    expect(notLookedFor({ ...NOBODY, dietaryRestrictions })).toEqual(unread);
  });

  test.each([
    ['No milk while nursing (baby reacts to it)', 'Baby carrots and baby spinach'],
    ['Peanut allergy, EpiPen at school and at home', 'School lunch, home fries'],
    ['Coeliac disease, diagnosed in April', 'April salad'],
    ['One egg a day is dangerous', 'Day-old rice'],
  ])('[RAIL-02] words that only stand in a sentence mark nothing: %s', (written, meal) => {
    expect(markedFor({ dietaryRestrictions: written }, meal)).toEqual([]);
  });

  test('[RAIL-02] a part of an animal is a part of what is disliked', () => {
    expect(markedFor({ foodDislikes: 'chicken skin' }, 'Chicken breast')).toEqual([]);
    expect(markedFor({ foodDislikes: 'chicken skin' }, 'Crispy chicken skin')).toHaveLength(1);
    expect(notLookedFor({ ...NOBODY, foodDislikes: 'chicken skin' })).toEqual(['chicken skin']);
  });

  test('[RAIL-01] an allergy among the conditions is named in whatever letters it is written', () => {
    expect(notLookedFor({ ...NOBODY, medicalConditions: 'アレルギー：くるみ' })).toEqual([
      'アレルギー',
      'くるみ',
    ]);
    const medicalConditions =
      'Аллергия на арахис. Uczulenie na orzechy: alergia. Yer fıstığı alerjisi';
    expect(avoidedBy({ ...NOBODY, medicalConditions }).allergens).toEqual(['peanuts', 'nuts']);
  });

  test('[RAIL-01] whatever the lists name is marked or named to be read, in every language and however it is said', () => {
    const names = Object.values(LANGUAGES).flatMap(({ names }) =>
      Object.values(names).flatMap(listed),
    );
    const silent = names
      .flatMap((name, at) =>
        BEFORE.filter((_, nth) => isThorough || nth === at % 2).map((before) => [before, name]),
      )
      .filter(([before, name = '']) => {
        const profile = { ...NOBODY, dietaryRestrictions: `${before}${name}` };
        return markedFor(profile, name).length + notLookedFor(profile).length === 0;
      });
    expect(silent).toEqual([]);
  });
});
