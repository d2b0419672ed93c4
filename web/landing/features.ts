import daysDark from './product/days-dark.webp';
import daysLight from './product/days-light.webp';
import dieticianDark from './product/dietician-dark.webp';
import dieticianLight from './product/dietician-light.webp';
import loggingDark from './product/logging-dark.webp';
import loggingLight from './product/logging-light.webp';
import nextDark from './product/next-dark.webp';
import nextLight from './product/next-light.webp';
import planDark from './product/plan-dark.webp';
import planLight from './product/plan-light.webp';
import savedDark from './product/saved-dark.webp';
import savedLight from './product/saved-light.webp';

export type Feature = {
  readonly title: string;
  readonly text: string;
  readonly light: string;
  readonly dark: string;
  /** What the picture shows, for those who do not see it. */
  readonly shows: string;
  readonly shape: 'phone' | 'desk';
};

/** What the product does today, each with a picture taken from it by `npm run pictures`. */
export const features: readonly Feature[] = [
  {
    title: 'Personalized Meal Logging',
    text: 'Your own meals of the day, each a row to tick. Then water by the glass, sleep, mood and a word about how it went.',
    light: loggingLight,
    dark: loggingDark,
    shows: 'A phone with today’s meals, two of seven ticked',
    shape: 'phone',
  },
  {
    title: 'Progress Tracking & Visuals',
    text: 'Every day leaves its mark. Two weeks at a glance, and each day in full: meals, water, sleep, mood and score.',
    light: daysLight,
    dark: daysDark,
    shows: 'A strip of fourteen days and, under it, one of them with six of seven meals eaten',
    shape: 'desk',
  },
  {
    title: 'Dietitian Connection',
    text: 'A dietician of your own, with a name and a way to reach them. What you log, they see while you log it.',
    light: dieticianLight,
    dark: dieticianDark,
    shows: 'A phone with the page of a dietician who introduces herself',
    shape: 'phone',
  },
  {
    title: 'Custom Meal Plans',
    text: 'Seven days by eight meals, each with its time, written for one person in a grid that works like paper.',
    light: planLight,
    dark: planDark,
    shows: 'A plan as a grid with days as columns and meals as rows',
    shape: 'desk',
  },
  {
    title: 'Goal Setting & Reminders',
    text: 'Your goals stand above the plan while it is being written. The next meal is marked by the clock, and an e-mail reminds you at the times you choose.',
    light: nextLight,
    dark: nextDark,
    shows: 'A phone with today’s meals, the next one marked',
    shape: 'phone',
  },
  {
    title: 'Resource Library',
    text: 'Good weeks are kept. A dietician finds every plan again, saves the best ones, and begins the next week from them.',
    light: savedLight,
    dark: savedDark,
    shows: 'Lists of uploaded and saved plans, each with its dates',
    shape: 'desk',
  },
];
