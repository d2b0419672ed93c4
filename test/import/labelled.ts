import type { Given } from '#web/import/readSource.ts';
import type { Foods } from './foods.ts';

/** By the place of a meal among the eight (0 is early morning): its seven texts from Monday, or the first day, on. */
export type LabelledWeek = Readonly<Record<number, readonly string[]>>;

/** A file or paste of the corpus, with the weeks that a person would make of it. */
export type Labelled = {
  readonly name: string;
  readonly given: Given;
  readonly weeks: readonly LabelledWeek[];
};

/** A week from a set of foods: which meal stands at which place. */
export const placed = (foods: Foods, places: Readonly<Record<string, number>>): LabelledWeek =>
  Object.fromEntries(Object.entries(places).map(([meal, place]) => [place, foods[meal] ?? []]));

export const file = (name: string, content: Uint8Array<ArrayBuffer> | string): Given => ({
  kind: 'file',
  name,
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
});
export const copied = (html: string): Given => ({ kind: 'paste', html, text: '' });
export const typed = (text: string): Given => ({ kind: 'paste', html: '', text });

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** The seven texts of a meal, never fewer. */
export const of = (foods: Foods, meal: string): readonly string[] => {
  const dishes = foods[meal];
  if (!dishes) throw new Error(`There is no ${meal}.`);
  return dishes;
};
export const dish = (foods: Foods, meal: string, day: number): string => of(foods, meal)[day] ?? '';
