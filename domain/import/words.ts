import { inDigits, translated } from '../language/language.ts';

export const say = translated({
  noText: 'There is no text in it. Choose a file with a plan, or paste the table here.',
  noPlan:
    'There is text in it, but no days and meals. Name the days (Monday or Day 1) and the meals (Breakfast, Lunch), then try again.',
  tooMuch: (texts: number, most: number) =>
    `It holds ${inDigits(texts)} cells and lines of text; we read up to ${inDigits(most)}. Paste only the part with the plan.`,
  tooManyWeeks: (weeks: number, most: number) =>
    `It holds ${inDigits(weeks)} weeks; up to ${inDigits(most)} fit at once. Copy the ones you need into a new file.`,
  week: (number: number) => `Week ${number}`,
  /** Why a text should be checked, or why it is in no cell. */
  why: {
    unplaced: 'We found no day and meal for this.',
    noDay: 'We found no day for this.',
    mixed: 'It may hold more than one meal.',
    emptyMeal: 'There is nothing under this meal’s name: it may be a dish.',
    hidden: 'Hidden in the workbook.',
    otherHeading: 'Another heading for the same meal.',
    longHeading: 'A day’s heading with more text.',
    copied: 'Same as another meal: copied from there.',
    mayRefer: 'It refers to another meal: check which one.',
    notFound: 'It refers to a meal that we couldn’t find.',
    oneDay: 'The plan names no day: it is in the first one only.',
    displaced: 'Another meal took the place of this one: check where it belongs.',
    shared: 'Two meals became this one.',
    mealUnnamed: 'No meal heading: placed by its order.',
    noMealName: 'No meal name: placed by its order.',
    otherDay: 'This row names no day: it may be another day.',
    unknownRow: 'Unknown row label: added to the meal above.',
    daysUnnamed: 'No day headings: placed by their order.',
    unknownDay: 'Unknown day heading: placed by its order.',
    unknownMeal: 'Unknown meal heading: placed by its order.',
    maybeRemark: 'It may be a remark, not part of the meal.',
    maybeHeading: 'It may be the heading of something else.',
    again: 'This day already has that meal: it may belong to another day.',
    ownTime: 'It starts with a time: it may be another meal.',
    ownMeal: 'It may be the name of another meal.',
    omitted: 'A picture or file that the chat left out.',
    besidePlan: 'Text beside the plan.',
    besideDay: 'Text beside a day: added to the notes.',
    remark: 'A remark: added to the notes.',
    abovePlan: 'Text above the plan: added to the notes.',
    numbers: 'Only numbers.',
    otherTable: 'A table without days and meals.',
  },
});

export type Why = keyof typeof say.why;
