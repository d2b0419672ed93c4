import type { DieticianSummary } from '#domain/coaching/periodSchema.ts';

/** The option that assigns nobody; no id is empty. */
export const NOBODY = '';

export type Choice = { value: string; label: string };

const called = ({ name, email }: DieticianSummary) => name.trim() || email;

/**
 * The options, the first dietician first; `chosen` is included even if the list has not loaded yet, or that
 * person is no longer a dietician.
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
