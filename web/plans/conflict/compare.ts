import { FIELD_ORDER, type FieldPath, type PlanText } from '../form/fields.ts';

export type Side = 'mine' | 'theirs';

/** A field whose typed value differs from the one another dietician stored in the meantime. */
export type Difference = {
  readonly path: FieldPath;
  readonly mine: string;
  readonly theirs: string;
  /** Who changed the field since the plan was loaded. */
  readonly changedBy: Side | 'both';
};

export function differences(base: PlanText, mine: PlanText, theirs: PlanText): Difference[] {
  return FIELD_ORDER.flatMap((path) => {
    const [was = '', my = '', their = ''] = [base[path], mine[path], theirs[path]];
    if (my === their) return [];
    const changedBy = my === was ? 'theirs' : their === was ? 'mine' : 'both';
    return [{ path, mine: my, theirs: their, changedBy }];
  });
}

export type Choices = Readonly<Record<FieldPath, Side>>;

/**
 * The first choices: a field that only one side changed takes that change, a field that both changed takes mine.
 */
export const proposed = (found: readonly Difference[]): Choices =>
  Object.fromEntries(
    found.map(({ path, changedBy }) => [path, changedBy === 'theirs' ? 'theirs' : 'mine']),
  );

export const allOf = (found: readonly Difference[], side: Side): Choices =>
  Object.fromEntries(found.map(({ path }) => [path, side]));

export function merged(mine: PlanText, found: readonly Difference[], choices: Choices): PlanText {
  const taken = found.filter(({ path }) => choices[path] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ path, theirs }) => [path, theirs])) };
}
