import { formatDay } from '#domain/day.ts';
import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';

type FieldName = keyof CustomerProfileInput;

/** Every field by the English name a person reads, and a screen reader says. */
export const LABELS: Readonly<Record<FieldName, string>> = {
  name: 'Name',
  dateOfBirth: 'Date of Birth',
  gender: 'Gender',
  weight: 'Weight',
  weightUnit: 'Weight Unit',
  height: 'Height',
  heightUnit: 'Height Unit',
  activityLevel: 'Activity Level',
  dietaryPreferences: 'Dietary Preferences',
  dietaryRestrictions: 'Dietary Restrictions',
  fitnessGoals: 'Fitness Goals',
  medicalConditions: 'Medical Conditions',
  medications: 'Medications',
  supplements: 'Supplements',
  pastMedicalHistory: 'Past Medical History',
  familyMedicalHistory: 'Family Medical History',
  stressLevels: 'Stress Level',
  wakeTime: 'Wake Time',
  sleepTime: 'Sleep Time',
  qualityOfSleep: 'Quality of Sleep',
  cravings: 'Cravings',
  favoritesFood: 'Favorite Foods',
  foodDislikes: 'Food Dislikes',
  waterIntake: 'Water Intake',
  smoking: 'Smoking',
  tobacco: 'Tobacco',
  alcohol: 'Alcohol',
  dietRecall: 'Diet Recall',
  dayRecall: 'Day Recall',
  additionalInformation: 'Additional Information',
};

const CHOICES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    male: 'Male',
    female: 'Female',
    other: 'Other',
    kg: 'kg',
    lbs: 'lbs',
    cm: 'cm',
    inches: 'inches',
    sedentary: 'Sedentary',
    lightlyActive: 'Lightly active',
    moderatelyActive: 'Moderately active',
    veryActive: 'Very active',
    extraActive: 'Extra active',
    vegetarian: 'Vegetarian',
    'non-vegetarian': 'Non-vegetarian',
    'ovo-vegetarian': 'Ovo-vegetarian',
    sound: 'Sound',
    disturbed: 'Disturbed',
    yes: 'Yes',
    no: 'No',
    quit: 'Quit',
    never: 'Never',
    rarely: 'Rarely',
    socially: 'Socially',
    regularly: 'Regularly',
  }),
);

const CHOSEN: ReadonlySet<FieldName> = new Set([
  'gender',
  'activityLevel',
  'qualityOfSleep',
  'smoking',
  'tobacco',
  'alcohol',
]);

/** A stored choice as a person reads it. */
export const choiceWords = (value: string): string => CHOICES.get(value) ?? value;

/** The value of a field in words, '' while it is empty. Units stand beside their number. */
export function wordsOf(profile: CustomerProfileInput, field: FieldName): string {
  if (field === 'dietaryPreferences') return profile[field].map(choiceWords).join(', ');
  const value = profile[field];
  if (value === null || value === '') return '';
  if (field === 'dateOfBirth') return formatDay(String(value), 'medium');
  if (field === 'weight') return `${value} ${profile.weightUnit}`;
  if (field === 'height') return `${value} ${profile.heightUnit}`;
  if (field === 'waterIntake') return `${value} litres a day`;
  if (field === 'stressLevels') return `${value} of 10`;
  return CHOSEN.has(field) ? choiceWords(String(value)) : String(value);
}
