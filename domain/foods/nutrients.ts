/**
 * What a table of foods may say of 100 g, by its id, in the order of a list for people. `kcal`, `g`, `mg`, `µg`.
 * Carbohydrate is what is available, without fibre; vitamin A is in retinol activity equivalents.
 */
export const NUTRIENTS = {
  energy: 'kcal',
  protein: 'g',
  carbohydrate: 'g',
  fat: 'g',
  fibre: 'g',
  sugars: 'g',
  salt: 'g',
  saturated: 'g',
  monounsaturated: 'g',
  polyunsaturated: 'g',
  trans: 'g',
  cholesterol: 'mg',
  starch: 'g',
  water: 'g',
  alcohol: 'g',
  caffeine: 'mg',
  sodium: 'mg',
  potassium: 'mg',
  calcium: 'mg',
  magnesium: 'mg',
  phosphorus: 'mg',
  iron: 'mg',
  zinc: 'mg',
  copper: 'mg',
  manganese: 'mg',
  selenium: 'µg',
  iodine: 'µg',
  vitaminA: 'µg',
  vitaminB1: 'mg',
  vitaminB2: 'mg',
  niacin: 'mg',
  pantothenicAcid: 'mg',
  vitaminB6: 'mg',
  folate: 'µg',
  vitaminB12: 'µg',
  vitaminC: 'mg',
  vitaminD: 'µg',
  vitaminE: 'mg',
  vitaminK: 'µg',
  choline: 'mg',
} as const;

export type Nutrient = keyof typeof NUTRIENTS;

export const NUTRIENT_IDS = Object.keys(NUTRIENTS) as Nutrient[];

/** Amounts by nutrient, for 100 g or for what the context names; what is absent is unknown, never zero. */
export type Nutrients = Partial<Record<Nutrient, number>>;

/** Sodium in salt, by weight: g of salt in a mg of sodium. */
export const SALT_IN_SODIUM = 2.5 / 1000;

/** kcal in a gram, by Regulation (EU) 1169/2011, annex XIV. */
export const KCAL = { protein: 4, carbohydrate: 4, fat: 9, fibre: 2, alcohol: 7 } as const;
/** Polyols count among the carbohydrates with 2.4 kcal instead of 4. */
const POLYOLS_LESS = 1.6;
const ORGANIC_ACIDS = 3;

type Rest = { readonly polyols?: number; readonly acids?: number };

/**
 * The energy of 100 g in kcal by Regulation (EU) 1169/2011, for a food whose table has none. Null unless protein,
 * carbohydrate and fat are known; fibre, alcohol, polyols and organic acids that are unknown count as none.
 */
export function energyOf(of: Nutrients, { polyols = 0, acids = 0 }: Rest = {}): number | null {
  if ([of.protein, of.carbohydrate, of.fat].includes(undefined)) return null;
  const parts = Object.entries(KCAL).map(([id, kcal]) => (of[id as keyof typeof KCAL] ?? 0) * kcal);
  return (
    parts.reduce((sum, part) => sum + part, 0) - polyols * POLYOLS_LESS + acids * ORGANIC_ACIDS
  );
}

/** What every plan is looked at for, and what its lines show without any target. */
export const MAIN_NUTRIENTS = ['energy', 'protein', 'carbohydrate', 'fat', 'fibre'] as const;
