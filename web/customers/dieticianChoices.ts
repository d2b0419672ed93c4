import type { DieticianSummary } from '#domain/coaching/customerSchema.ts';

/** The value of the choice that assigns nobody; no identifier is empty. */
export const NOBODY = '';

export type Choice = { value: string; label: string };

const called = ({ name, email }: DieticianSummary) => name.trim() || email;

/**
 * What to choose from, the first dietician first; `chosen` is among them even if the list has not
 * come yet, or that person is no dietician any more.
 */
export function dieticianChoices(
  dieticians: readonly DieticianSummary[],
  chosen: string | null,
): Choice[] {
  const [first] = dieticians;
  const nobody = { value: NOBODY, label: first ? `${called(first)} (not assigned)` : '…' };
  const all = dieticians.map((each) => ({ value: each.id, label: called(each) }));
  const isMissing = chosen !== null && !dieticians.some(({ id }) => id === chosen);
  const missing = { value: chosen ?? NOBODY, label: first ? 'No dietician any more' : '…' };
  return [nobody, ...all, ...(isMissing ? [missing] : [])];
}
