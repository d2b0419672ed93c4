import { ageOn, type Day } from '../day.ts';
import { KCAL } from '../foods/nutrients.ts';
import { notAsOthers } from '../measurements/derived.ts';
import { siOf } from '../measurements/measurement.ts';
import type { CustomerProfile } from '../profiles/profileSchema.ts';
import type { Target } from './target.ts';

/**
 * Resting energy by Mifflin MD, St Jeor ST et al., Am J Clin Nutr 1990;51:241–247: kcal a day from kg, cm and
 * years. It was made from adults with a body mass index of 17 to 42.
 */
const resting = (of: Body) =>
  10 * of.kg + 6.25 * of.cm - 5 * of.age + (of.sex === 'male' ? 5 : -161);
const BMI = [17, 42] as const;

/**
 * Physical activity levels within FAO/WHO/UNU, Human energy requirements (2004), table 5.1: sedentary or light
 * 1.40–1.69, active 1.70–1.99, vigorous 2.00–2.40.
 */
export const ACTIVITY = {
  sedentary: 1.4,
  lightlyActive: 1.55,
  moderatelyActive: 1.75,
  veryActive: 2,
  extraActive: 2.2,
} as const;

/** g of protein for each kg: EFSA Journal 2012;10(2):2557; from 65 on ESPEN, Clin Nutr 2019;38:10–47. */
const PROTEIN = { adult: 0.83, older: 1 } as const;
const OLDER = 65;
/** The middle of the range of EFSA Journal 2010;8(3):1461, 20–35 % of the energy. */
const FAT_SHARE = 0.3;
/** g a day, EFSA Journal 2010;8(3):1462. */
const FIBRE = 25;

type Body = {
  readonly kg: number;
  readonly cm: number;
  readonly age: number;
  readonly sex: 'male' | 'female';
};

export type Missing = 'weight' | 'height' | 'dateOfBirth' | 'gender';
export type NoFormula = {
  readonly why: 'under-age' | 'pregnancy' | 'missing' | 'sex' | 'build';
  /** What the profile lacks, if that is why. */
  readonly missing: readonly Missing[];
};
export type Known = { readonly body: Body; readonly factor: number | null; readonly perKg: number };

type Profile = Pick<CustomerProfile, Missing | 'weightUnit' | 'heightUnit' | 'pregnancy'> &
  Pick<CustomerProfile, 'activityLevel'>;

/**
 * What the formula needs of a person, with the usual factors; or why the formula is not for them. `factor` is null
 * if the profile does not say how active they are.
 */
export function knownFor(profile: Profile | null, today: Day): Known | NoFormula {
  const no = (why: NoFormula['why'], missing: readonly Missing[] = []) => ({ why, missing });
  const wanted = ['weight', 'height', 'dateOfBirth', 'gender'] as const;
  const missing = wanted.filter((each) => (profile?.[each] ?? null) === null);
  const { weight = null, height = null, dateOfBirth = null, gender = null } = profile ?? {};
  const care =
    profile && notAsOthers({ dateOfBirth, height: null, pregnancy: profile.pregnancy }, today);
  if (care) return no(care);
  const age = ageOn(dateOfBirth, today);
  if (!profile || missing.length > 0 || weight === null || height === null || age === null)
    return no('missing', missing);
  if (gender !== 'male' && gender !== 'female') return no('sex');
  const body = {
    kg: siOf(weight, profile.weightUnit === 'lbs' ? 'lb' : 'kg'),
    cm: profile.heightUnit === 'inches' ? height * 2.54 : height,
    age,
    sex: gender,
  };
  const bmi = body.kg / (body.cm / 100) ** 2;
  if (bmi < BMI[0] || bmi > BMI[1]) return no('build');
  const { activityLevel } = profile;
  return {
    body,
    factor: activityLevel === null ? null : ACTIVITY[activityLevel],
    perKg: age >= OLDER ? PROTEIN.older : PROTEIN.adult,
  };
}

export type Suggested = { readonly resting: number; readonly targets: readonly Target[] };

/**
 * The energy that keeps the weight, protein by weight, fat as a share of the energy, fibre, and carbohydrate from
 * what is left of the energy.
 */
export function suggested(body: Body, factor: number, perKg: number): Suggested {
  const energy = Math.round((resting(body) * factor) / 10) * 10;
  const protein = Math.round(body.kg * perKg);
  const fat = Math.round((energy * FAT_SHARE) / KCAL.fat);
  const rest = energy - protein * KCAL.protein - fat * KCAL.fat - FIBRE * KCAL.fibre;
  const carbohydrate = Math.max(0, Math.round(rest / KCAL.carbohydrate));
  return {
    resting: Math.round(resting(body)),
    targets: [
      { nutrient: 'energy', amount: energy, kind: 'about' },
      { nutrient: 'protein', amount: protein, kind: 'least' },
      { nutrient: 'carbohydrate', amount: carbohydrate, kind: 'about' },
      { nutrient: 'fat', amount: fat, kind: 'about' },
      { nutrient: 'fibre', amount: FIBRE, kind: 'least' },
    ],
  };
}
