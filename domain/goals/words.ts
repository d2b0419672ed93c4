import { inDigits, translated } from '../language/language.ts';

export const say = translated({
  between: (least: number, most: number) =>
    `Between ${inDigits(least)} and ${inDigits(most)}, please.`,
  sayWhatToDo: 'Say what you want to do.',
  wholeNumber: 'A whole number, please.',
  isStartAlready: 'This is already the starting value.',
  unitDoesNotFit: 'This unit doesn’t fit here.',
  atMostAYearAgo: 'At most a year ago, please.',
  afterItBegins: 'After it begins, please.',
  dayHasPassed: 'This day has passed. Choose a later one.',
  atMostTwoYears: 'At most two years.',
  enterSmaller: 'Enter a smaller number.',
  hasEnded: 'This goal has already ended.',
  onlyTheOther: 'Only the other person can decide this.',
  notReached: 'This goal is not reached yet.',
  tooMany: (most: number) => `There are ${most} open goals, the most there can be. End one first.`,
  sayWhy: 'If you still want it, say why.',
  sayWhyOrDecline: 'Edit it and say why, or decline it.',
  dieticianCanLook: 'Your dietician can look at it with you.',
  care: {
    customer: {
      'under-age': 'While you are growing, a goal for your weight is set by your dietician.',
      pregnancy:
        'While you are pregnant or breastfeeding, a goal for your weight is set by your dietician.',
    },
    dietician: {
      'under-age': 'The customer is under 18.',
      pregnancy: 'The customer is pregnant or breastfeeding.',
    },
  },
  tooFast: (end: string) =>
    `This is faster than is healthy. It is slow enough with ${end} as its date.`,
  fasterThan: (most: string, end: string) =>
    `This is faster than is healthy. Up to ${most} a week is safe (1 % of the weight). It is slow enough with ${end} as its date.`,
  tooLow: 'This is a lower weight than is healthy for this height.',
  lowerThan: (least: string, bmi: number) =>
    `This is a lower weight than is healthy for this height. From ${least} on it is healthy (BMI ${inDigits(bmi)}).`,
  addToProfile: {
    weight:
      'Add your weight to your profile first: without it nobody can tell whether this goal is good for you.',
    height:
      'Add your height to your profile first: without it nobody can tell whether this goal is good for you.',
    both: 'Add your weight and height to your profile first: without them nobody can tell whether this goal is good for you.',
  },
});
