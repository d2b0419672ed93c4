import type { Thresholds } from '#domain/attention/attention.ts';
import { quantityIn } from '#domain/quantity.ts';

type Shown = { readonly name: keyof Thresholds; readonly label: string; readonly hint: string };

/** The fields of the thresholds form. */
export const FIELDS: readonly Shown[] = [
  { name: 'silentDays', label: 'Silent for', hint: 'days with a plan, and nothing logged' },
  { name: 'lowPercent', label: 'Low under', hint: '% of the meals of a week' },
  { name: 'planDays', label: 'No plan within', hint: 'days from today' },
  { name: 'periodDays', label: 'Coaching ends within', hint: 'days from today' },
  { name: 'weightPercent', label: 'Weight off by', hint: '% of its way, or of what is usual' },
];

/** The values as typed, all of them text. */
export type Texts = Record<keyof Thresholds, string>;

/** Converts stored thresholds to text; null becomes an empty field. */
export const textsOf = (stored: Readonly<Record<keyof Thresholds, number | null>>): Texts => ({
  silentDays: textOf(stored.silentDays),
  lowPercent: textOf(stored.lowPercent),
  planDays: textOf(stored.planDays),
  periodDays: textOf(stored.periodDays),
  weightPercent: textOf(stored.weightPercent),
});

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** Prepares typed values for the schema: an empty field becomes null, and anything but a number NaN. */
export const numbersOf = (texts: unknown): unknown =>
  Object.fromEntries(Object.entries(texts as Texts).map(([name, text]) => [name, numberOf(text)]));

const numberOf = (text: string) =>
  quantityIn(text, { units: ['%', 'days', 'day'], chosen: '%', table: {} })?.value ?? null;
