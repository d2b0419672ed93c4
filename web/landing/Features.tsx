import classes from './Features.module.css';
import { type Feature, features } from './features.ts';
import page from './Landing.module.css';
import { FEATURES } from './words.ts';

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
