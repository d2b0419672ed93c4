import type { Page } from '@playwright/test';
import { addDays, daysFrom } from '#domain/day.ts';
import { type CustomerWishes, type Person, todayOf } from '../factories/people.ts';
import type { Factories } from '../factories.ts';

const HOUR_MS = 3_600_000;
/** Every meal of a day, and no note. */
const WHOLE = { meals: { '1': true, '2': true, '3': true, '5': true, '6': true }, notes: '' };

/** A customer who keeps to a plan that goes on for weeks: the board has no reason to list them. */
export async function aCalmCustomer(
  make: Factories,
  { logged = 7, ago = 1, ...wishes }: CustomerWishes & { logged?: number; ago?: number },
): Promise<Person> {
  const customer = await make.aCustomer(wishes);
  const today = todayOf(customer);
  for (let week = -3; week < 3; week += 1)
    await make.aPlan(customer, { startDate: addDays(today, 7 * week) });
  const days = daysFrom(addDays(today, 1 - ago - logged), logged);
  await make.manyDays(
    customer,
    days.map((date) => ({ date, ...WHOLE })),
  );
  return customer;
}

/** One customer for each reason, named after it, and one who needs nobody. */
export async function oneForEach(make: Factories, dietician: Person) {
  await aCalmCustomer(make, { name: 'Nora Nothing' });
  const asked = await aCalmCustomer(make, { name: 'Anna Asked', dietician });
  await make.aMessage(asked, { sentAt: new Date(Date.now() - 3 * HOUR_MS) });
  const note = await aCalmCustomer(make, { name: 'Ben Note' });
  const noted = addDays(todayOf(note), -1);
  const writtenAt = await make.aWaitingNote(note, noted);
  const silent = await aCalmCustomer(make, { name: 'Cleo Silent', ago: 5, logged: 9 });
  const low = await aCalmCustomer(make, { name: 'Dora Low', ago: 8 });
  for (let back = 1; back <= 7; back += 1)
    await make.aDay(low, addDays(todayOf(low), -back), { meals: { '1': true }, notes: '' });
  const noPlan = await make.aCustomer({ name: 'Emil Planless' });
  const today = todayOf(noPlan);
  const ends = await aCalmCustomer(make, {
    name: 'Fay Ending',
    period: {
      planStatus: 'active',
      planStartDate: addDays(today, -60),
      planEndDate: addDays(today, 3),
    },
  });
  return { asked, note: { ...note, date: noted, writtenAt }, silent, low, noPlan, ends };
}

export const boardOf = (page: Page) => page.getByRole('region', { name: 'Who Needs You' });

/** The names of the people on the board, in its order. */
export const namesOn = (page: Page) =>
  boardOf(page).getByRole('list', { name: 'Who needs you' }).locator('[data-row]');

export const rowOf = (page: Page, name: string) => namesOn(page).filter({ hasText: name });

export const reasonButton = (page: Page, label: string) =>
  boardOf(page)
    .getByRole('group', { name: 'Filter by reason' })
    .getByLabel(new RegExp(`^${label} \\d`));
