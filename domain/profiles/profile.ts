import { quantity, unitName } from '../measurements/measurement.ts';
import { say } from '../words.ts';
import { type HEIGHT_UNITS, MOST_WEIGHT } from './choices.ts';
import type { CustomerProfileInput, DieticianProfileInput } from './profileSchema.ts';

export const EMPTY_PROFILE: CustomerProfileInput = {
  name: '',
  dateOfBirth: null,
  gender: null,
  weight: null,
  weightUnit: 'kg',
  height: null,
  heightUnit: 'cm',
  activityLevel: null,
  dietaryPreferences: [],
  allergens: [],
  dietaryRestrictions: '',
  fitnessGoals: '',
  medicalConditions: '',
  medications: '',
  supplements: '',
  pastMedicalHistory: '',
  familyMedicalHistory: '',
  pregnancy: null,
  stressLevels: null,
  wakeTime: null,
  sleepTime: null,
  qualityOfSleep: null,
  cravings: '',
  favoritesFood: '',
  foodDislikes: '',
  waterIntake: null,
  smoking: null,
  tobacco: null,
  alcohol: null,
  dietRecall: '',
  dayRecall: '',
  additionalInformation: '',
};

export const EMPTY_DIETICIAN_PROFILE: DieticianProfileInput = {
  name: '',
  bio: '',
  expertise: '',
  contactNumber: '',
};

/** Why this is no weight of a person; null if it is one. */
export function weightRefusal(value: number): string | null {
  if (value <= 0) return say.weightAbove0;
  return value > MOST_WEIGHT ? say.atMost(MOST_WEIGHT) : null;
}

type Unit = (typeof HEIGHT_UNITS)[number];
export type Height = { readonly value: number; readonly unit: Unit };

const CM_PER: Readonly<Record<Unit, number>> = { cm: 1, inches: 2.54 };
const POSSIBLE_CM = [30, 280] as const;
/** Of somebody who has stopped growing, or nearly. */
const USUAL_CM = [120, 225] as const;

const isWithin = ({ value, unit }: Height, [least, most]: readonly [number, number]) =>
  value * CM_PER[unit] >= least && value * CM_PER[unit] <= most;

const words = ({ value, unit }: Height) => quantity(value, unit);

/** What was probably meant by an unusual height: metres typed as centimetres, or the other unit. */
export function heightMeant(height: Height): Height | null {
  if (isWithin(height, USUAL_CM)) return null;
  const { value } = height;
  const inMetres: Height = { value: Math.round(value * 1000) / 10, unit: 'cm' };
  const readings: Height[] = [inMetres, { value, unit: 'cm' }, { value, unit: 'inches' }];
  return readings.find((each) => isWithin(each, USUAL_CM)) ?? null;
}

/** Why nobody can be this tall; null if somebody can. */
export function heightRefusal(height: Height): string | null {
  if (isWithin(height, POSSIBLE_CM)) return null;
  const [least, most] = POSSIBLE_CM.map((cm) => Math.round(cm / CM_PER[height.unit]));
  const meant = heightMeant(height);
  const range = say.heightBetween(least ?? 0, most ?? 0, unitName(height.unit));
  return meant ? `${range} ${say.didYouMeanHeight(words(meant))}` : range;
}

/** The question to ask beside the field about an unusual height; '' for none. */
export function heightQuestion(height: Height): string {
  if (isWithin(height, USUAL_CM)) return '';
  const meant = heightMeant(height);
  if (meant) return say.didYouMeanHeight(words(meant));
  return isWithin(height, POSSIBLE_CM) ? say.heightUnusual(words(height)) : '';
}
