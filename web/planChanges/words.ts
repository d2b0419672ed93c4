export const say = {
  changes: 'Changes',
  changed: 'Changed',
  wasBefore: (before: string) => `was: ${before}`,
  emptyBefore: 'empty before',
  noLongerPlanned: (meal: string) => `${meal} is no longer planned`,
  gotIt: 'Got it',
  gotItNotSaved: '‘Got it’ could not be saved.',
};
