import classes from './About.module.css';
import { ABOUT } from './inWords.ts';
import page from './Landing.module.css';

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className={page.section}>
      <div className={classes.columns}>
        <h2 id="about-title" className={page.title}>
          {ABOUT.title}
        </h2>
        <div>
          <p className={classes.statement}>{ABOUT.statement}</p>
          <div className={classes.sides}>
            {ABOUT.sides.map(({ title, text }) => (
              <div key={title}>
                <h3 className={classes.side}>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <p className={classes.quiet}>{ABOUT.promise}</p>
        </div>
      </div>
    </section>
  );
}
