import { inDigits, numbered, translated } from '../language/language.ts';

export const say = translated({
  kinds: {
    weight: 'Weight',
    waist: 'Waist',
    hip: 'Hip',
    chest: 'Chest',
    upperArm: 'Upper arm',
    thigh: 'Thigh',
    bodyFat: 'Body fat',
  },
  anotherKind: 'Another measurement',
  /** As people write them beside a number. */
  units: { kg: 'kg', lb: 'lb', lbs: 'lbs', cm: 'cm', in: 'in', inches: 'inches', l: 'L', h: 'h' },
  placeholder: (date: string) => `Programs write ${date} where they know no date. Is it right?`,
  placeholderTooOld: (date: string) =>
    `Programs write ${date} where they know no date. When was it?`,
  tooLongAgo: (years: number) => `This is more than ${years} years ago. When was it?`,
  dayToCome: 'This day has not come yet.',
  beforeBirth: 'This is before the date of birth.',
  timeToCome: 'This time has not come yet.',
  chooseUnitOf: (units: readonly string[]) => `Choose ${units.join(' or ')}.`,
  hasToBeBetween: (least: number, most: string) =>
    `This has to be between ${inDigits(least)} and ${most}.`,
  unusual: 'This is unusual. Is it right?',
  farFromLast: (typed: string, last: string, date: string) =>
    `${typed} is far from the last value, ${last} on ${date}.`,
  unusualFor: (typed: string, kind: string) => `${typed} is unusual for ${kind.toLowerCase()}.`,
  didYouMean: (meant: string) => `Did you mean ${meant}?`,
  isItRight: 'Is it right?',
  valuesUnusual: (count: number) =>
    numbered(count, { one: '1 value is unusual.', other: '# values are unusual.' }),
  enterNumberAbove0: 'Enter a number above 0.',
  atMost: (most: number) => `At most ${most}.`,
  chooseUnit: 'Choose a unit.',
  enterTime: 'Enter a time as HH:MM or HH:MM:SS, or an instant as YYYY-MM-DDTHH:MM:SS.sssZ.',
  doesNotExist: 'This does not exist.',
  nothingToImport: 'There is no value to import.',
  atMostRows: (most: number) => `At most ${most} rows at once.`,
});
