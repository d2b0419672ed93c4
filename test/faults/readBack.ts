import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { CustomerProfile } from '#domain/profiles/profileSchema.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import type { Person } from '../factories/people.ts';
import type { Ask } from './ask.ts';
import { contentOf } from './content.ts';
import type { Content } from './ledger.ts';
import type { Writer } from './writer.ts';

/**
 * A document as the API returns it to a dietician; undefined if it cannot be requested because the id of the
 * plan is not known. Throws for an unexpected response.
 */
export async function readBack(
  writer: Writer,
  key: string,
  { ask, dietician }: { ask: Ask; dietician: Person },
): Promise<Content | undefined> {
  const read = async <T>(path: string): Promise<T | null> => {
    const answer = await ask({
      who: dietician,
      method: 'GET',
      path: `customers/${writer.customer.id}${path}`,
    });
    if (answer?.status === 404) return null;
    if (answer?.status !== 200) throw new Error(`${key} cannot be read: ${answer?.status}`);
    return answer.body as T;
  };
  const [kind] = key.split(' ');
  if (kind === 'plan') {
    const id = writer.idOf(key);
    if (!id) return undefined;
    const plan = await read<DietPlan>(`/diet-plans/${id}`);
    return plan && contentOf.plan(plan);
  }
  if (kind === 'day') {
    const day = await read<TrackedDay>(`/daily-progress/${key.slice(-10)}`);
    return day?.record ? contentOf.day(day.record) : null;
  }
  if (kind === 'notes') {
    const notes = await read<{ notes: string; version: number }>('/notes');
    return notes?.version ? notes.notes : null;
  }
  const person = await read<CoachingPeriod & { name: string }>('');
  if (!person) return null;
  if (kind === 'period') return contentOf.period(person);
  const saved = await read<{ profile: CustomerProfile | null }>('/profile');
  return contentOf.profile(person.name, saved?.profile ?? null);
}
