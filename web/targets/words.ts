import { numbered } from '#domain/language/language.ts';

export const say = {
  targets: 'Targets',
  targetsFor: (name: string) => `Targets for ${name}`,
  lead: 'What one day should contain. Leave a field empty for no target.',
  notLoaded: 'The targets couldn’t be loaded.',
  noneSet: 'None set yet',
  setTargets: 'Set Targets',
  changeTargets: 'Change Targets',
  customerSees: 'The customer sees what each day contains',
  within: (percent: string) => `±${percent} %`,
  asMeant: {
    about: (amount: string) => amount,
    least: (amount: string) => `at least ${amount}`,
    most: (amount: string) => `at most ${amount}`,
  },
  kinds: { about: 'about', least: 'at least', most: 'at most' },
  inUnit: (nutrient: string, unit: string) => `${nutrient}, ${unit}`,
  meantAs: (nutrient: string) => `${nutrient}: about, at least or at most`,
  anotherNutrient: 'Add another nutrient',
  choose: 'Choose',
  tolerance: 'Days may differ by, %',
  toleranceHint: 'Days further from a target are marked.',
  showsCustomer: 'Show the customer what each day contains',
  showsCustomerHint:
    'They see energy, protein, carbohydrate, fat and fibre. If numbers are hidden, they see none.',
  save: 'Save Targets',
  saved: 'Targets saved.',
  notSaved: (reason: string) => `The targets weren’t saved. ${reason}`,
  savedBySomebodyElse: 'Somebody else has saved these targets meanwhile.',
  // The suggestion
  suggest: 'Suggest from a Formula',
  suggestion: 'Suggestion',
  profileNotLoaded: 'The profile couldn’t be loaded. Try again.',
  calculated: (resting: string, factor: string, perKg: string) =>
    `Calculated from ${resting} kcal at rest (Mifflin-St Jeor 1990) × ${factor}, and ${perKg} g protein per kg.`,
  sexes: { male: 'male', female: 'female' },
  restingFrom: (kcal: string, body: string) =>
    `${kcal} kcal at rest, by Mifflin-St Jeor (Am J Clin Nutr 1990): ${body}.`,
  body: (sex: string, age: string, kg: string, cm: string) =>
    `${sex}, ${age} years, ${kg} kg, ${cm} cm`,
  factor: 'Activity factor',
  factorHint:
    'From the profile. FAO/WHO/UNU 2004: light 1.40–1.69, active 1.70–1.99, vigorous 2.00–2.40.',
  factorUnknown:
    'The profile doesn’t say. FAO/WHO/UNU 2004: light 1.40–1.69, active 1.70–1.99, vigorous 2.00–2.40.',
  perKg: 'Protein, g per kg',
  perKgHint: 'EFSA 2012: 0.83 for adults. ESPEN 2019: at least 1 from 65 years on.',
  suggestionHint:
    'This keeps the weight. Fat is 30 % of the energy (EFSA 2010), fibre 25 g. Check it against conditions and goals.',
  amountOf: (nutrient: string, amount: string) => `${nutrient} ${amount}`,
  useThese: 'Use These',
  missing: (parts: string) => `Nothing to suggest yet: the profile lacks ${parts}.`,
  missingParts: {
    weight: 'weight',
    height: 'height',
    dateOfBirth: 'date of birth',
    gender: 'gender',
  },
  noFormula: {
    'under-age': 'No suggestion: the formula is for adults, and they are under 18.',
    pregnancy: 'No suggestion: the formula doesn’t fit pregnancy or breastfeeding.',
    sex: 'No suggestion: the formula knows only male and female values. Type your own.',
    build:
      'No suggestion: the formula doesn’t fit a body mass index below 17 or above 42. Check height and weight.',
  },
  // Portions
  fitPortions: 'Fit Portions to the Target',
  fit: 'Fit Portions',
  fitHint: 'Only amounts in digits change. Undo takes it back.',
  allFit: 'Every day that can be judged is on target.',
  notByPortions: 'Portions alone can’t reach the target. Change the meals first.',
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  changeMeals: (count: number) =>
    numbered(count, { one: 'Change # Meal', other: 'Change # Meals' }),
  changedMeals: (count: number) =>
    numbered(count, {
      one: 'Changed # meal. Undo takes it back.',
      other: 'Changed # meals. Undo takes it back.',
    }),
  // For the customer
  todayContains: 'What Today Contains',
  daysContain: 'What Your Days Contain',
  containHint: 'Calculated from tables of foods. What couldn’t be counted is left out.',
};
