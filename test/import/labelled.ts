import type { Given } from '#web/import/readSource.ts';
import type { Foods } from './foods.ts';

/**
 * Indexed by the position of a meal among the eight (0 is early morning): its seven texts, from Monday or the
 * first day.
 */
export type LabelledWeek = Readonly<Record<number, readonly string[]>>;

/** A file or paste of the corpus, with the weeks that a person would read from it. */
export type Labelled = {
  readonly name: string;
  readonly given: Given;
  readonly weeks: readonly LabelledWeek[];
};

/** A week from a set of foods, with the position of each meal. */
export const placed = (foods: Foods, places: Readonly<Record<string, number>>): LabelledWeek =>
  Object.fromEntries(Object.entries(places).map(([meal, place]) => [place, foods[meal] ?? []]));

/**
 * A week as lines: the number of a meal (1 to 8), then its text on each day, separated by ` | `. A line break
 * within a text is `⏎`; a blank text is no meal.
 */
export const written = (lines: string): LabelledWeek =>
  Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [, meal = '', texts = ''] = /^\s*(\d)\s(.*)$/.exec(line) ?? [];
        return [
          Number(meal) - 1,
          texts.split('|').map((text) => text.trim().replaceAll('⏎', '\n')),
        ];
      }),
  );

export const file = (name: string, content: Uint8Array<ArrayBuffer> | string): Given => ({
  kind: 'file',
  name,
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
});
export const copied = (html: string): Given => ({ kind: 'paste', html, text: '' });
export const typed = (text: string): Given => ({ kind: 'paste', html: '', text });

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** The seven texts of a meal; throws if there are none. */
export const of = (foods: Foods, meal: string): readonly string[] => {
  const dishes = foods[meal];
  if (!dishes) throw new Error(`There is no ${meal}.`);
  return dishes;
};
export const dish = (foods: Foods, meal: string, day: number): string => of(foods, meal)[day] ?? '';
