import type { NotCounted } from '#domain/foods/count.ts';
import type { Nutrient } from '#domain/foods/nutrients.ts';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });

/** '1,840 kcal', '92 g', '0.4 mg' */
export const amountOf = (value: number, unit: string): string =>
  `${value >= 10 ? whole.format(value) : precise.format(value)} ${unit}`;

export const FOODS_TITLE = 'What this week contains';
export const DETAILS = 'Details';
export const MORE = 'All nutrients';
export const CHANGE = 'Change';
export const UNDO = 'Undo';
export const NO_FOOD = 'Not a food';
export const OTHER = 'Search for another food';
export const NONE_FOUND = 'No food has these words.';
export const QUESTIONS = 'Which food is meant?';
export const NUTRIENTS_HINT =
  'Foods without a known value for a nutrient are left out of its sum, never counted as zero.';
export const CHOICES_KEPT = 'Your answer counts for the whole practice. Undo takes it back.';
export const USUAL = 'usual portion';
export const LIKELY = 'best guess';
/** The sources in short, by the id of their table. */
export const SOURCES: Readonly<Record<string, string>> = {
  own: 'own food',
  sr28: 'USDA SR28',
  ciqual2020: 'Ciqual 2020',
  swiss53: 'Swiss 5.3',
  bls40: 'BLS 4.0',
};
export const NOT_SAVED = 'Your answer wasn’t saved. Try again.';

export const detailsOf = (day: string): string => `Details of ${day}`;
export const foodsOf = (day: string): string => `Foods of ${day}`;

/** '43 of 47 foods counted' */
export const countedWords = (counted: number, foods: number): string =>
  `${counted} of ${foods} ${foods === 1 ? 'food' : 'foods'} counted`;

export const knownIn = (of: number, counted: number): string =>
  of === counted ? '' : `known for ${of} of ${counted} foods`;

export const insteadWords = (others: readonly string[]): string =>
  `or ${others.join(', or ')} (not counted)`;

export const notRead = (texts: readonly string[]): string => `Not read: ${texts.join(' ')}`;

export const WHY: Readonly<Record<NotCounted, string>> = {
  asked: 'Not counted: which food is meant?',
  unknown: 'Not counted: no table has this food.',
  amount: 'Not counted: the amount isn’t clear.',
  measure: 'Not counted: nobody knows what this measure weighs.',
  tooMuch: 'Not counted: that is more than anybody eats.',
  values: 'Not counted: its values aren’t known.',
};

export const NAMES: Readonly<Record<Nutrient, string>> = {
  energy: 'Energy',
  protein: 'Protein',
  carbohydrate: 'Carbohydrate',
  fat: 'Fat',
  fibre: 'Fibre',
  sugars: 'Sugars',
  salt: 'Salt',
  saturated: 'Saturated fat',
  monounsaturated: 'Monounsaturated fat',
  polyunsaturated: 'Polyunsaturated fat',
  trans: 'Trans fat',
  cholesterol: 'Cholesterol',
  starch: 'Starch',
  water: 'Water',
  alcohol: 'Alcohol',
  caffeine: 'Caffeine',
  sodium: 'Sodium',
  potassium: 'Potassium',
  calcium: 'Calcium',
  magnesium: 'Magnesium',
  phosphorus: 'Phosphorus',
  iron: 'Iron',
  zinc: 'Zinc',
  copper: 'Copper',
  manganese: 'Manganese',
  selenium: 'Selenium',
  iodine: 'Iodine',
  vitaminA: 'Vitamin A',
  vitaminB1: 'Vitamin B1',
  vitaminB2: 'Vitamin B2',
  niacin: 'Niacin',
  pantothenicAcid: 'Pantothenic acid',
  vitaminB6: 'Vitamin B6',
  folate: 'Folate',
  vitaminB12: 'Vitamin B12',
  vitaminC: 'Vitamin C',
  vitaminD: 'Vitamin D',
  vitaminE: 'Vitamin E',
  vitaminK: 'Vitamin K',
  choline: 'Choline',
};

/** The recipe that an ingredient is of. */
export const ofRecipe = (title: string): string => `in ${title}`;
