import { inDigits, numbered } from '#domain/language/language.ts';

export const say = {
  severalWeeks: 'The same plan for several weeks',
  nameOfWeek: (number: number, days: string) => `Name of week ${number}, ${days}`,
  uploadWeeks: (count: number) =>
    numbered(count, { one: 'Upload # Week', other: 'Upload # Weeks' }),
  uploadThese: 'Upload these plans?',
  inTurnWith: 'Alternate with',
  noOther: 'No other plan',
  planAndDays: (name: string, days: string) => `${name}, ${days}`,
  otherNotLoaded: 'Failed to load the other plan.',
  uploadedBefore: 'These weeks were already uploaded. Close this to see them in Existing Plans.',
  nothingUploaded: 'Nothing was uploaded.',
  cannotTell: 'We can’t tell whether these weeks were uploaded.',
  severalWeeksFor: (whose: string) => `Several weeks for ${whose}:`,
  notTakenBackOf: (whose: string) => `Failed to take back the weeks of ${whose}.`,
  notTakenBack: 'Failed to take back these weeks.',
  takeBack: (count: number) => numbered(count, { one: 'Take It Back', other: 'Take Back # Weeks' }),
  inFormAgain: 'What you wrote is in the form again.',
  keptFor: (whose: string) => `What you wrote is kept, and offered in the plan form of ${whose}.`,
  nothingLeft: 'Nothing was left to take back.',
  someTakenBack: (taken: number, all: number) =>
    `${inDigits(taken)} of ${inDigits(all)} diet plans taken back: the others were gone already.`,
  allTakenBack: (count: number) =>
    numbered(count, { one: 'Diet plan taken back.', other: '# diet plans taken back.' }),
  uploaded: (count: number) =>
    numbered(count, { one: 'Diet plan uploaded.', other: '# diet plans uploaded.' }),
  uploadedFor: (count: number, whose: string) =>
    `${numbered(count, { one: 'Diet plan', other: '# diet plans' })} uploaded for ${whose}.`,
  typedSinceKept: 'What was typed since is still in the form.',
};
