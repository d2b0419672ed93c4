import type { Goal, GoalInput, Goals } from '#domain/goals/goalSchema.ts';
import type { Move } from '#domain/goals/policy.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import type { Refused } from './client.ts';

export const pathOf = ({ id }: Pick<Person, 'id'>, rest = ''): string =>
  `/api/customers/${id}/goals${rest}`;

/** Requests about goals to this engine's server. */
export function goalsOf(engine: RunningEngine) {
  const set = (of: Person, input: GoalInput, by = of) =>
    engine.as(by).post<Goal & Refused>(pathOf(of), input);
  const put = (of: Person, by: Person, rest: string, body: object = {}) =>
    engine.as(by).put<Goal & Refused>(pathOf(of, rest), body);
  const move = (
    of: Person,
    by: Person,
    { id, version }: Pick<Goal, 'id' | 'version'>,
    to: Move,
    words = '',
  ) =>
    engine.as(by).put<Goal & Refused>(pathOf(of, `/${id}/${to}`), { words }, { ifMatch: version });
  const listed = async (of: Person, by = of) => (await engine.as(by).get<Goals>(pathOf(of))).body;
  return { set, put, move, listed };
}
