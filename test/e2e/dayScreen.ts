import { expect, type Page } from '@playwright/test';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { Person } from '../factories/people.ts';

export const FIVE = ['Porridge with plums', 'An apple', 'Lentil soup', 'Yoghurt', 'Baked trout'];
export const EIGHT = [...FIVE, '', '', ''];
const TIMINGS = ['Breakfast', '10:30', 'Lunch', '16:00', 'Dinner', '', '', ''];
/** The meals and timings that a plan has on each of its days. */
export const WEEK = { meals: EIGHT, mealTimings: TIMINGS };

export const meal = (page: Page, name: string) => page.getByRole('checkbox', { name });
export const ring = (page: Page) => page.getByRole('progressbar', { name: 'Meals done' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Progress' });

/** Uploads a plan as a dietician's browser would, so that everybody gets the live event. */
export async function upload(dietician: Page, customer: Person, plan: PlanInput) {
  await dietician.goto('/client/customers');
  const status = await dietician.evaluate(
    async ([path, body]) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    [
      `/api/customers/${customer.id}/diet-plans`,
      JSON.stringify({ ...plan, confirm: true }),
    ] as const,
  );
  expect(status).toBe(201);
}
