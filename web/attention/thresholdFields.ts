import type { Thresholds } from '#domain/attention/attention.ts';

type Shown = { readonly name: keyof Thresholds; readonly label: string; readonly hint: string };

/** The fields of a form of thresholds. */
export const FIELDS: readonly Shown[] = [
  { name: 'silentDays', label: 'Silent for', hint: 'days with a plan, and nothing logged' },
  { name: 'lowPercent', label: 'Low under', hint: '% of the meals of a week' },
  { name: 'planDays', label: 'No plan within', hint: 'days from today' },
  { name: 'periodDays', label: 'Coaching ends within', hint: 'days from today' },
  { name: 'weightPercent', label: 'Weight off by', hint: '% of its way, or of what is usual' },
];

/** What is typed: texts. */
export type Texts = Record<keyof Thresholds, string>;

/** Of what is stored; null is an empty field. */
export const textsOf = (stored: Readonly<Record<keyof Thresholds, number | null>>): Texts => ({
  silentDays: textOf(stored.silentDays),
  lowPercent: textOf(stored.lowPercent),
  planDays: textOf(stored.planDays),
  periodDays: textOf(stored.periodDays),
  weightPercent: textOf(stored.weightPercent),
});

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** What the schema is to check: an empty field is null, and what is no number stays what it is. */
export const numbersOf = (texts: unknown): unknown =>
  Object.fromEntries(Object.entries(texts as Texts).map(([name, text]) => [name, numberOf(text)]));

const numberOf = (text: string) => {
  const typed = text.trim().replace(/%$/, '').trimEnd();
  return typed === '' ? null : Number(typed);
};
