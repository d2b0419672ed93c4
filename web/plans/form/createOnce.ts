import type { DietPlan, PlanInput } from '#domain/plans/plan.ts';
import { ApiError } from '../../api/request.ts';
import { newKey } from '../../draft/newKey.ts';
import type { Intent } from './formState.ts';
import type { PlanForm } from './planForm.ts';

type Version = { readonly id: string; readonly version: number };

/** What uploading needs of the API, so that a test can stand in for it. */
export type PlanWriter = {
  readonly create: (plan: PlanInput, key: string, read: readonly string[]) => Promise<DietPlan>;
  readonly update: (of: Version, plan: PlanInput, read: readonly string[]) => Promise<DietPlan>;
};

const samePlan = (a: PlanInput, b: PlanInput) => JSON.stringify(a) === JSON.stringify(b);

/** A refusal is an answer: nothing was stored. Silence or a fault may hide a stored plan. */
const wasRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Uploads a new plan, once however often it is tried. The same content goes with the same key. When
 * an earlier try had no answer and the plan was changed since, that try is settled first, and what
 * it made takes the changes: never two plans. `read` are the reasons against this plan: an earlier
 * one that would be asked about is not made any more.
 */
export async function createOnce(
  form: PlanForm,
  plan: PlanInput,
  { create, update }: PlanWriter,
  read: readonly string[] = [],
): Promise<DietPlan> {
  const open = form.intent;
  if (open && !samePlan(open.plan, plan)) {
    const made = await settled(form, open, (earlier, key) => create(earlier, key, []));
    if (made) {
      form.become({ kind: 'edit', id: made.id, version: made.version, name: made.name });
      return update(made, plan, read);
    }
  }
  const intent = form.intent ?? { key: newKey(), plan };
  form.intent = intent;
  return attempt(form, intent, (input, key) => create(input, key, read));
}

type Create = (plan: PlanInput, key: string) => Promise<DietPlan>;

async function settled(form: PlanForm, open: Intent, create: Create): Promise<DietPlan | null> {
  try {
    return await attempt(form, open, create);
  } catch (error) {
    if (wasRefused(error)) return null;
    throw error;
  }
}

async function attempt(form: PlanForm, intent: Intent, create: Create): Promise<DietPlan> {
  try {
    const made = await create(intent.plan, intent.key);
    form.intent = null;
    return made;
  } catch (error) {
    if (wasRefused(error)) form.intent = null;
    throw error;
  }
}
