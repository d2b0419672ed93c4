import { expect, type Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { test } from './fixtures.ts';
import { goOn } from './goOn.ts';

type World = {
  readonly customer: { readonly page: Page; readonly person: Person };
  readonly dietician: { readonly page: Page; readonly person: Person };
  readonly make: Factories;
};

type Promised = { readonly says: string; readonly shown: (world: World) => Promise<void> };

/**
 * Each promise of the landing page, word for word, with the screen that keeps it. This test fails for a
 * promise that is added or reworded until somebody shows where it is kept.
 */
const features: Readonly<Record<string, Promised>> = {
  'Personalized Meal Logging': {
    says: 'Your own meals of the day, each a row to tick. Ate something else? Say what, with a photo if you like. Then water by the glass, sleep, mood and a word about how it went.',
    shown: async ({ customer: { page } }) => {
      await goOn(page, '/customer/myprogress');
      await page.getByRole('checkbox', { name: /Porridge/ }).check();
      for (const field of ['Water Intake', 'Sleep Hours', 'Mood', 'Notes'])
        await expect(page.getByLabel(field, { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: /^Something else, or a photo, at .*Soup/ }).click();
      await page.getByRole('button', { name: 'Ate something else' }).click();
      await page.getByLabel('What was it?').fill('Pizza with friends');
      await expect(page.getByLabel(/^Take a Photo: .*Soup/)).toBeAttached();
      await page.getByRole('button', { name: 'Submit Progress' }).click();
      await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
      await expect(page.getByText('Instead: Pizza with friends')).toBeVisible();
    },
  },
  'Progress Tracking & Visuals': {
    says: 'Weight and measurements beside meals, water, sleep, mood and score: two weeks, a year or all of it in charts, for you and for your dietician.',
    shown: async ({ dietician, customer }) => {
      await goOn(customer.page, '/customer/myprogress?tab=trends');
      await goOn(dietician.page, `/client/customers/${customer.person.id}?tab=trends`);
      for (const { page } of [customer, dietician]) {
        for (const range of ['14 Days', 'Year', 'All'])
          await page.getByRole('button', { name: range, exact: true }).click();
        for (const chart of ['Weight', 'Adherence', 'Water', 'Sleep', 'Mood', 'Diet score'])
          await expect(page.getByRole('figure', { name: chart, exact: true })).toBeVisible();
      }
    },
  },
  'Dietitian Connection': {
    says: 'A dietician of your own. Ask from the meal it is about, and read the answer under your question. What you log, they see while you log it.',
    shown: async ({ customer, dietician }) => {
      const { page } = customer;
      await goOn(page, `/customer/publiclientprofile/${dietician.person.id}`);
      await expect(page.getByText('Dora Diehl')).toBeVisible();
      await expect(page.getByRole('link', { name: /0123 456789/ })).toBeVisible();
      await goOn(dietician.page, `/client/customers/${customer.person.id}`);
      await dietician.page.getByRole('button', { name: 'View Progress' }).click();
      await goOn(page, '/customer/myprogress');
      await page.getByRole('button', { name: 'Edit Progress' }).click();
      await page.getByRole('textbox', { name: 'Notes' }).fill('Seen at once.');
      await page.getByRole('button', { name: 'Submit Progress' }).click();
      await expect(dietician.page.getByText('Seen at once.')).toBeVisible();
      await page.getByRole('button', { name: /^Ask about .*Porridge/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Ask your dietician' });
      await dialog.getByRole('textbox', { name: 'Message' }).fill('May I swap the plums?');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dietician.page.getByText('May I swap the plums?')).toBeVisible();
    },
  },
  'Custom Meal Plans': {
    says: 'Seven days by eight meals, each with its time, written for one person in a grid that works like paper.',
    shown: async (world) => {
      const { page } = world.dietician;
      await choose(world);
      await expect(page.getByRole('textbox', { name: 'Day 7 Meal 8', exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Day \d Meal \d$/ })).toHaveCount(56);
      await expect(page.getByRole('textbox', { name: /^Meal \d Timing$/ })).toHaveCount(8);
    },
  },
  'Goal Setting & Reminders': {
    says: 'Set goals together, and see how far you are and, at this pace, by when you are there. An e-mail or your phone reminds you at the times you choose.',
    shown: async ({ customer: { page } }) => {
      await goOn(page, '/customer/dashboard');
      const goals = page.getByRole('region', { name: 'Goals' });
      await goals.getByRole('button', { name: 'Accept' }).click();
      await expect(goals.getByText(/2 of 5 kg/)).toBeVisible();
      await expect(goals.getByText(/at this pace you are there by/i)).toBeVisible();
      await goOn(page, '/customer/reminders');
      await page.getByRole('button', { name: /at 20:00, log your day/ }).click();
      await expect(page.getByRole('switch', { name: 'Log your day at 20:00' })).toBeChecked();
      await goOn(page, '/customer/notifications');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
    },
  },
  'Resource Library': {
    says: 'Articles and tips by your own practice, to search and to read. Your dietician gives you the one that helps today.',
    shown: async ({ customer: { page } }) => {
      await goOn(page, '/customer/dashboard');
      await expect(page.getByRole('link', { name: /Chickpeas on a busy evening/ })).toBeVisible();
      await goOn(page, '/customer/library');
      await page.getByRole('textbox', { name: 'Search' }).fill('chickpeas');
      await page.getByRole('link', { name: /Chickpeas on a busy evening/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Chickpeas on a busy evening',
      );
    },
  },
};

/** The steps are the journey of fourWeeks.spec.ts, from the landing page to the renewed plan. */
const steps: Readonly<Record<string, string>> = {
  'Sign Up & Onboard': 'Make an account and fill in your profile, as much of it as you like.',
  'Connect with Your Expert':
    'Your dietician reads your profile and sets the dates of your coaching.',
  'Receive Personalized Plan': 'Once it is uploaded, your week is there the next time you look.',
  'Log & Track Daily': 'One tap a meal; then water, sleep and mood. It saves itself as you go.',
  'Get Feedback & Adjustments':
    'Your dietician answers your days, suggests another meal, and writes the next week from there.',
  'Achieve Your Goals': 'Week after week, at the pace of your own life.',
};

/** Other tests create customers named Cleo as well, so this one is chosen by e-mail address. */
async function choose({ dietician: { page }, customer: { person } }: World) {
  await goOn(page, '/client/dashboard');
  await page.getByRole('combobox', { name: 'Customer' }).fill(person.email);
  await page.getByRole('option', { name: person.email }).click();
}

const promisesIn = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('h3')?.textContent,
        item.querySelector('p')?.textContent?.replaceAll('’', "'"),
      ]),
    );

const plainly = (text: string) => text.replaceAll('’', "'");

test('[LAND-10] the landing page promises what stands here, and nothing else', async ({ page }) => {
  await page.goto('/');
  expect(await promisesIn(page, 'Key Features')).toEqual(
    Object.entries(features).map(([title, { says }]) => [title, plainly(says)]),
  );
  expect(await promisesIn(page, 'How it goes')).toEqual(
    Object.entries(steps).map(([title, says]) => [title, plainly(says)]),
  );
});
