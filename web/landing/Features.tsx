import classes from './Features.module.css';
import { FEATURES } from './inWords.ts';
import page from './Landing.module.css';
import dieticianDark from './product/dietician-dark.webp';
import dieticianLight from './product/dietician-light.webp';
import goalsDark from './product/goals-dark.webp';
import goalsLight from './product/goals-light.webp';
import libraryDark from './product/library-dark.webp';
import libraryLight from './product/library-light.webp';
import loggingDark from './product/logging-dark.webp';
import loggingLight from './product/logging-light.webp';
import planDark from './product/plan-dark.webp';
import planLight from './product/plan-light.webp';
import trendsDark from './product/trends-dark.webp';
import trendsLight from './product/trends-light.webp';

const sizes = { phone: [780, 1040], desk: [1736, 1096] } as const;

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className={page.section}>
      <h2 id="features-title" className={page.title}>
        {FEATURES.title}
      </h2>
      <p className={page.lead}>{FEATURES.lead}</p>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature.title} className={classes.feature} data-shape={feature.shape}>
            <h3 className={classes.name}>{feature.title}</h3>
            <p className={classes.text}>{feature.text}</p>
            <Picture {...feature} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture for each colour scheme. The browser does not fetch the one that is not displayed. */
function Picture({ light, dark, shows, shape }: Feature) {
  const [width, height] = sizes[shape];
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className={classes.frame}>
      <img {...shared} alt={shows} src={light} className={classes.light} />
      <img {...shared} alt={shows} src={dark} className={classes.dark} />
    </div>
  );
}

type Feature = {
  readonly title: string;
  readonly text: string;
  readonly light: string;
  readonly dark: string;
  /** The alternative text of the picture. */
  readonly shows: string;
  readonly shape: 'phone' | 'desk';
};

/** What the product does today, each with a picture taken from it by `npm run pictures`. */
const features: readonly Feature[] = [
  {
    title: 'Personalized Meal Logging',
    text: 'Your own meals of the day, each a row to tick. Ate something else? Say what, with a photo if you like. Then water by the glass, sleep, mood and a word about how it went.',
    light: loggingLight,
    dark: loggingDark,
    shows: 'A phone with today’s meals, two of seven ticked',
    shape: 'phone',
  },
  {
    title: 'Progress Tracking & Visuals',
    text: 'Weight and measurements beside meals, water, sleep, mood and score: two weeks, a year or all of it in charts, for you and for your dietician.',
    light: trendsLight,
    dark: trendsDark,
    shows: 'Charts of a customer’s weight, adherence and sleep over the same months',
    shape: 'desk',
  },
  {
    title: 'Dietitian Connection',
    text: 'A dietician of your own. Ask from the meal it is about, and read the answer under your question. What you log, they see while you log it.',
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
    text: 'Set goals together, and see how far you are and, at this pace, by when you are there. An email or your phone reminds you at the times you choose.',
    light: goalsLight,
    dark: goalsDark,
    shows: 'A phone with goals under way: water on three of seven days, moving twice a week',
    shape: 'phone',
  },
  {
    title: 'Resource Library',
    text: 'Articles and tips by your own practice, to search and to read. Your dietician gives you the one that helps today.',
    light: libraryLight,
    dark: libraryDark,
    shows: 'A list of articles to search, the first of them given by the dietician',
    shape: 'desk',
  },
];
