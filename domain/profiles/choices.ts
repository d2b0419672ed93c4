export const GENDERS = ['male', 'female', 'other'] as const;
/** In either unit. */
export const MOST_WEIGHT = 1500;
export const WEIGHT_UNITS = ['kg', 'lbs'] as const;
export const HEIGHT_UNITS = ['cm', 'inches'] as const;

export const ACTIVITY_LEVELS = [
  'sedentary',
  'lightlyActive',
  'moderatelyActive',
  'veryActive',
  'extraActive',
] as const;

export const DIETARY_PREFERENCES = [
  'vegetarian',
  'non-vegetarian',
  'ovo-vegetarian',
  'vegan',
  'pescetarian',
  'jain',
  'halal',
  'kosher',
  'gluten-free',
  'lactose-free',
  'low-fodmap',
  'diabetic-friendly',
  'lacto-vegetarian',
  'no-pork',
  'no-alcohol',
] as const;

export const SLEEP_QUALITIES = ['sound', 'disturbed'] as const;
export const YES_NO_QUIT = ['yes', 'no', 'quit'] as const;
export const ALCOHOL = ['never', 'rarely', 'socially', 'regularly'] as const;
export const PREGNANCY = ['pregnant', 'breastfeeding'] as const;
