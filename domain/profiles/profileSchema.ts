import * as z from 'zod';
import { chosenSchema } from '../allergens/chosenSchema.ts';
import { confirmShape } from '../confirmSchema.ts';
import { daySchema } from '../daySchema.ts';
import { WATER_POSSIBLE_L } from '../quantity.ts';
import { requiredText, shapedText, text } from '../textSchema.ts';
import { say } from '../words.ts';
import {
  ACTIVITY_LEVELS,
  ALCOHOL,
  DIETARY_PREFERENCES,
  GENDERS,
  HEIGHT_UNITS,
  MOST_WEIGHT,
  PREGNANCY,
  SLEEP_QUALITIES,
  WEIGHT_UNITS,
  YES_NO_QUIT,
} from './choices.ts';

const LONG = 4000;
const MOST_HEIGHT = 300;

const waterPossible = () => say.waterPossible(WATER_POSSIBLE_L);

const clock = shapedText(5, /^([01]\d|2[0-3]):[0-5]\d$/, () => say.enterTimeOfMeal).nullable();

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).nullable();

/** What a customer writes about themselves. Only the name is required. */
export const customerProfileInputSchema = z.strictObject({
  name: requiredText(200, () => say.enterYourName),
  dateOfBirth: daySchema.nullable(),
  gender: choice(GENDERS),
  weight: z
    .number()
    .positive({ error: () => say.weightAbove0 })
    .max(MOST_WEIGHT, { error: () => say.atMost(MOST_WEIGHT) })
    .nullable(),
  weightUnit: z.enum(WEIGHT_UNITS),
  height: z
    .number()
    .positive({ error: () => say.heightAbove0 })
    .max(MOST_HEIGHT, { error: () => say.atMost(MOST_HEIGHT) })
    .nullable(),
  heightUnit: z.enum(HEIGHT_UNITS),
  activityLevel: choice(ACTIVITY_LEVELS),
  dietaryPreferences: z
    .array(z.enum(DIETARY_PREFERENCES))
    .max(DIETARY_PREFERENCES.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, { error: () => say.eachOnce }),
  /** Profiles from before allergens could be chosen have none. */
  allergens: chosenSchema.default([]),
  dietaryRestrictions: text(LONG),
  fitnessGoals: text(LONG),
  medicalConditions: text(LONG),
  medications: text(LONG),
  supplements: text(LONG),
  pastMedicalHistory: text(LONG),
  familyMedicalHistory: text(LONG),
  /** Profiles from before this question was added do not have it. */
  pregnancy: choice(PREGNANCY).default(null),
  stressLevels: z
    .int({ error: () => say.stressRange })
    .min(1, { error: () => say.stressRange })
    .max(10, { error: () => say.stressRange })
    .nullable(),
  wakeTime: clock,
  sleepTime: clock,
  qualityOfSleep: choice(SLEEP_QUALITIES),
  cravings: text(LONG),
  favoritesFood: text(LONG),
  foodDislikes: text(LONG),
  waterIntake: z
    .number()
    .min(0, { error: waterPossible })
    .max(WATER_POSSIBLE_L, { error: waterPossible })
    .refine((litres) => Number.isInteger(Number((litres * 10).toFixed(6))), {
      error: () => say.stepsOfTenth,
    })
    .nullable(),
  smoking: choice(YES_NO_QUIT),
  tobacco: choice(YES_NO_QUIT),
  alcohol: choice(ALCOHOL),
  dietRecall: text(LONG),
  dayRecall: text(LONG),
  additionalInformation: text(LONG),
});
export type CustomerProfileInput = z.infer<typeof customerProfileInputSchema>;

const REASON_MAX = 400;
const { weight, weightUnit } = customerProfileInputSchema.shape;

export const customerProfileSaveSchema = customerProfileInputSchema.extend({
  confirm: confirmShape.confirm,
  /** As with other confirmations; only the weight needs one, in a single sentence. */
  reasonsRead: z.array(text(REASON_MAX)).max(1).optional(),
  /** The weight that the form was opened with: an unchanged weight is not stored as a new measurement. */
  weightBefore: z.strictObject({ weight, weightUnit }).optional(),
});
export type CustomerProfileSave = z.infer<typeof customerProfileSaveSchema>;

/** `age` is computed by the server from the date of birth and the customer's own day. */
export const customerProfileSchema = z.strictObject({
  ...customerProfileInputSchema.shape,
  userId: z.string(),
  email: z.string(),
  /** The address of their picture; null while they have none. */
  profileImageUrl: z.string().nullable(),
  age: z.int().nullable(),
  lastUpdated: z.string(),
  version: z.int(),
});
export type CustomerProfile = z.infer<typeof customerProfileSchema>;

export const dieticianProfileInputSchema = z.strictObject({
  name: requiredText(200, () => say.enterYourName),
  bio: text(4000),
  expertise: text(1000),
  contactNumber: text(60),
});
export type DieticianProfileInput = z.infer<typeof dieticianProfileInputSchema>;

export const dieticianProfileSchema = z.strictObject({
  ...dieticianProfileInputSchema.shape,
  userId: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  lastUpdated: z.string(),
  version: z.int(),
});
export type DieticianProfile = z.infer<typeof dieticianProfileSchema>;
