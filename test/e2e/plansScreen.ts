import { expect, type Page } from '@playwright/test';
import type { DietPlan, PlanInput, PlanSummary } from '#domain/plans/planSchema.ts';
import type { Person } from '../factories/people.ts';
import { button } from './named.ts';

/** The parts of the dietician's dashboard, by their names on screen. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const cell = (page: Page, day: number, meal: number) =>
  field(page, `Day ${day} Meal ${meal}`);
export const existing = (page: Page) => page.getByRole('region', { name: 'Existing Plans' });
export const saved = (page: Page) => page.getByRole('region', { name: 'Saved Plans' });
export const upload = (page: Page) => button(page, 'Upload Diet Plan');
export const update = (page: Page) => button(page, 'Update Diet Plan');
export const message = (page: Page, text: string) => page.getByText(text, { exact: true });

export async function openFor(page: Page, customer: Person) {
  await page.goto(`/client/dashboard?customer=${customer.id}`);
  await page.getByText('No plans yet').or(existing(page).getByRole('listitem')).first().waitFor();
}

/** The same in a window with a table of the week, where cells can be chosen: this part is fetched late. */
export async function openGrid(page: Page, customer: Person) {
  await openFor(page, customer);
  await page.mouse.move(1, 1);
  await expect(page.locator('table + [aria-live="polite"]')).toBeAttached();
}

/** Loads an existing plan into the form, and waits until it is there. */
export async function edit(page: Page, name: string) {
  await existing(page)
    .getByRole('button', { name: `Edit ${name}`, exact: true })
    .click();
  await expect(field(page, 'Plan Name')).toHaveValue(name);
}

/** Chooses from the menu of an existing plan. */
export async function fromMenu(page: Page, plan: string | RegExp, entry: string) {
  await existing(page)
    .getByRole('button', { name: plan instanceof RegExp ? plan : `More for ${plan}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const plansOf = (customer: Person) => `/api/customers/${customer.id}/diet-plans`;

/** One retry: the server may close an idle connection just as it is used again. */
async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(path, { maxRetries: 1 })).json();
}

export const storedPlans = async (page: Page, customer: Person) =>
  (await read<{ items: PlanSummary[] }>(page, plansOf(customer))).items;

export const latestPlan = async (page: Page, customer: Person) =>
  (await read<{ plan: DietPlan | null }>(page, `${plansOf(customer)}/latest`)).plan;

/** A plan without the fields that the server adds. */
export const said = ({
  name,
  startDate,
  endDate,
  weeklyDietPlan,
  mealTimings,
  notes,
}: PlanInput) => ({
  name,
  startDate,
  endDate,
  weeklyDietPlan,
  mealTimings,
  notes,
});

/** Another dietician's update, straight through the API. */
export async function updateElsewhere(page: Page, customer: Person, plan: DietPlan) {
  const answer = await page.request.put(`${plansOf(customer)}/${plan.id}`, {
    data: said(plan),
    headers: { origin: new URL(page.url()).origin, 'if-match': `"${plan.version}"` },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}
