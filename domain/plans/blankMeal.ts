/** A lone dash, slash or dot, or several, as tables write an empty cell. */
const BLANK = /^[\s\u2010-\u2015\u2212\ufe58\ufe63\uff0d_./\\\u2026\u00b7~-]*$/u;

/** Whether a cell of a plan has no meal: nothing is written in it, or only a dash or the like. */
export const isBlankMeal = (meal: string): boolean =>
  meal.trim() === '' || (meal.length <= LONGEST && BLANK.test(meal));

const LONGEST = 40;
