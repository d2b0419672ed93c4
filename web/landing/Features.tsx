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
import { say } from './words.ts';

const sizes = { phone: [780, 1040], desk: [1736, 1096] } as const;

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="landing-section">
      <h2 id="features-title" className="landing-title">
        {say.features.title}
      </h2>
      <p className="landing-lead">{say.features.lead}</p>
      <ul className="features">
        {features.map((feature) => (
          <li key={feature.title} className="feature" data-shape={feature.shape}>
            <h3 className="feature-name">{feature.title}</h3>
            <p className="feature-text">{feature.text}</p>
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
    <div className="feature-frame">
      <img {...shared} alt={shows} src={light} className="feature-light" />
      <img {...shared} alt={shows} src={dark} className="feature-dark" />
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
    ...say.features.each.logging,
    light: loggingLight,
    dark: loggingDark,
    shape: 'phone',
  },
  {
    ...say.features.each.curves,
    light: trendsLight,
    dark: trendsDark,
    shape: 'desk',
  },
  {
    ...say.features.each.dietician,
    light: dieticianLight,
    dark: dieticianDark,
    shape: 'phone',
  },
  {
    ...say.features.each.plan,
    light: planLight,
    dark: planDark,
    shape: 'desk',
  },
  {
    ...say.features.each.aims,
    light: goalsLight,
    dark: goalsDark,
    shape: 'phone',
  },
  {
    ...say.features.each.library,
    light: libraryLight,
    dark: libraryDark,
    shape: 'desk',
  },
];
