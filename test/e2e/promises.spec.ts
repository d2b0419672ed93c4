import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/**
 * Each promise of the landing page, word for word, and the test that shows where it is kept: whoever adds or
 * rewords one adds it here.
 */
const features: Readonly<Record<string, string>> = {
  // [PROMISE-07] eatenInstead.spec.ts
  'Personalized Meal Logging':
    'Your own meals of the day, each a row to tick. Ate something else? Say what, with a photo if you like. Then water by the glass, sleep, mood and a word about how it went.',
  // [PROMISE-02] trends.spec.ts
  'Progress Tracking & Visuals':
    'Weight and measurements beside meals, water, sleep, mood and score: two weeks, a year or all of it in charts, for you and for your dietician.',
  // [PROMISE-04] conversation.spec.ts
  'Dietitian Connection':
    'A dietician of your own. Ask from the meal it is about, and read the answer under your question. What you log, they see while you log it.',
  // [PLAN-01] planGrid.spec.ts
  'Custom Meal Plans':
    'Seven days by eight meals, each with its time, written for one person in a grid that works like paper.',
  // [PROMISE-03] goals.spec.ts, [PROMISE-05] reminders.spec.ts
  'Goal Setting & Reminders':
    'Set goals together, and see how far you are and, at this pace, by when you are there. An email or your phone reminds you at the times you choose.',
  // [PROMISE-06] articles.spec.ts
  'Resource Library':
    'Articles and tips by your own practice, to search and to read. Your dietician gives you the one that helps today.',
};

/** The steps of everybody's way, from the landing page to the next plan: weekTogether.spec.ts goes most of it. */
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
  for (const [region, promised] of [
    ['Key Features', features],
    ['How it goes', steps],
  ] as const)
    expect(await promisesIn(page, region)).toEqual(
      Object.entries(promised).map(([title, says]) => [title, plainly(says)]),
    );
});
