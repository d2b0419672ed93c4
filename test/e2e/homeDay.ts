import type { BrowserContextOptions, Page } from '@playwright/test';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { type Person, todayOf } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { WEEK } from './dayScreen.ts';
import { PHONE } from './fixtures.ts';

export const HOME = '/customer/dashboard';
export const SOUP = 'Lunch: Lentil soup';

/** A time zone in which it is between this hour and the next. */
export function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export const noonZone = zoneAt(12);

export const now = (page: Page) => page.getByRole('region', { name: 'Today' });
export const rest = (page: Page) => page.getByRole('region', { name: 'Water, Sleep, Mood' });
/** The menu of a meal's row. */
export const more = (page: Page, name: string) =>
  page.getByRole('button', { name: `Something else, or a photo, at ${name}` });
/** My Progress, in the bar on a phone or in the navigation. */
export const toProgress = (page: Page) => page.getByRole('link', { name: /^(My )?Progress$/ });

type With = {
  make: Factories;
  signIn: (person: Person, screen?: BrowserContextOptions) => Promise<Page>;
};

/** A customer with a plan, on their dashboard; on a phone unless `screen` says otherwise. */
export async function atHome({ make, signIn }: With, screen: BrowserContextOptions = PHONE) {
  const customer = await make.aCustomer(
    screen.timezoneId ? { timeZone: screen.timezoneId } : undefined,
  );
  await make.aPlan(customer, { ...WEEK, startDate: todayOf(customer) });
  const page = await signIn(customer, screen);
  await page.goto(HOME);
  return { customer, page };
}

/** The day as stored. One retry: the server may close an idle connection just as it is used again. */
export async function stored(page: Page, customer: Person, date = todayOf(customer)) {
  const answer = await page.request.get(`/api/customers/${customer.id}/daily-progress/${date}`, {
    maxRetries: 1,
  });
  return ((await answer.json()) as { record: DailyProgress | null }).record;
}

/** The positions of the meals that are stored as done. */
export async function tickedOf(page: Page, customer: Person, date?: string): Promise<string[]> {
  const record = await stored(page, customer, date);
  return Object.entries(record?.meals ?? {}).flatMap(([index, done]) => (done ? [index] : []));
}
