import type { CustomerProfileInput } from './customerProfileSchema.ts';
import type { DieticianProfileInput } from './dieticianProfileSchema.ts';

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
