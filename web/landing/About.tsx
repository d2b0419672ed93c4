import classes from './About.module.css';
import page from './Landing.module.css';
import { say } from './words.ts';

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className={page.section}>
      <div className={classes.columns}>
        <h2 id="about-title" className={page.title}>
          {say.about.title}
        </h2>
        <div>
          <p className={classes.statement}>{say.about.statement}</p>
          <div className={classes.sides}>
            {say.about.sides.map(({ title, text }) => (
              <div key={title}>
                <h3 className="text-17 bold">{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <p className={classes.quiet}>{say.about.promise}</p>
        </div>
      </div>
    </section>
  );
}
